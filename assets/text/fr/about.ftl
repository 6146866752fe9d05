# D’où viennent les jeux, en français.

about-rulings = Ce que nous avons décidé
about-rulings-tip = Là où la règle imprimée ne dit rien ou laisse le choix, voici comment nous jouons, et pourquoi.
new-game-playful = La règle dit : { $way }

zatre-credits = De Manfred Schüling. Dès 8 ans.
zatre-scene = Des nombres de 1 à 6 gagnent peu à peu le plateau. Seules les lignes de 10, 11 et 12 rapportent, et une tuile posée trop vite gâche tout un coin.

kalle-credits = De Roberto Fraga, illustré par Michael Menzel ; HABA. Dès 4 ans.
kalle-scene = Raoul, le célèbre évadé, s’est glissé dans les égouts. Les souris gendarmes retournent couvercle après couvercle, mais il ne tient pas en place.
kalle-starter = celui qui a les dents les plus pointues joue Raoul en premier. Si vous n’êtes pas d’accord, c’est le plus âgé.

burg_appenzell-credits = De Jens-Peter Schliemann et Bernhard Weber, illustré par Victor Boden ; Zoch, 2007. Dès 6 ans.
burg_appenzell-scene = Le vieux château cache du fromage dans ses caves, sous des toits et sur un sol qui glisse. Les souris entrent par les tourelles et cherchent les paires.
burg_appenzell-starter = le dernier à avoir visité un château fort commence.

rat_a_tat_roll-credits = De Jack Degnan, illustré par Carlo Stanga et Roni Shepherd ; Gamewright, 2019. Dès 8 ans.
rat_a_tat_roll-scene = Dans une ville de rats et de chats, tu fais le tour de cinq monuments et tu prends des cartes. Les plus basses gagnent, si tu te souviens de ce que tu as.
rat_a_tat_roll-starter = le dernier à avoir visité un monument célèbre commence.

ratzzia-credits = De Sophia Wagner, illustré par Núria Aparicio ; Devir, 2019. Dès 8 ans.
ratzzia-scene = L’hiver arrive et le garde-manger est plein. Des familles de souris se font la courte échelle jusqu’aux meilleures étagères, mais une saucisse trouvée n’est pas une saucisse gardée.
ratzzia-starter = le dernier à avoir grignoté quelque chose du frigo commence.

zatre-option-keep_by_choice-note = La règle imprimée laisse le choix. Ici, si une tuile va quelque part, on la pose : on n’en garde pas juste pour gêner les autres.
