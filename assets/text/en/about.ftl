# Where the games come from, in English.

about-rulings = What we decided
about-rulings-tip = The rule book doesn’t say, or leaves it up to you. This is how we play it, and why.
new-game-playful = The rule book says: { $way }

zatre-credits = By Manfred Schüling. For ages 8 and up.
zatre-scene = Numbers from 1 to 6 spread across the board. Only lines of 10, 11 and 12 count, and one careless tile can spoil a whole corner.

kalle-credits = By Roberto Fraga, illustrated by Michael Menzel; HABA. For ages 4 and up.
kalle-scene = Raggedy Rat, the famous jailbird, has slipped into the sewers. The mouse police turn over lid after lid, but the rat never stays put.
kalle-starter = the player with the pointiest teeth is the rat first. If you can’t agree, it’s the oldest.

burg_appenzell-credits = By Jens-Peter Schliemann and Bernhard Weber, illustrated by Victor Boden; Zoch, 2007. For ages 6 and up.
burg_appenzell-scene = There’s cheese in the cellars of the old castle, a roof over every room and a floor that slides. The mice climb in through the towers and look for two of a kind.
burg_appenzell-starter = whoever last visited a medieval castle goes first.

rat_a_tat_roll-credits = By Jack Degnan, illustrated by Carlo Stanga and Roni Shepherd; Gamewright, 2019. For ages 8 and up.
rat_a_tat_roll-scene = Roll your way round a city of rats and cats, past five famous sights, and pick up cards. Low ones win, if you can remember what you have.
rat_a_tat_roll-starter = whoever last visited a famous monument goes first.

ratzzia-credits = By Sophia Wagner, illustrated by Núria Aparicio; Devir, 2019. For ages 8 and up.
ratzzia-scene = Winter is coming and the pantry is full. Families of mice climb on each other’s shoulders to reach the best shelves, and not every sausage stays with whoever finds it.
ratzzia-starter = whoever last took a snack from the fridge goes first.

zatre-option-keep_by_choice-note = The rule book lets each player decide. We say: if it fits, you lay it. Nobody holds tiles back to spoil the board.
