# Da dove vengono i giochi, in italiano.

about-rulings = Cosa abbiamo deciso noi
about-rulings-tip = Qui il regolamento tace o lascia la scelta. Noi giochiamo così, e ti diciamo perché.
new-game-playful = Il regolamento dice: { $way }

zatre-credits = Di Manfred Schüling. Da 8 anni in su.
zatre-scene = I numeri da 1 a 6 si fanno strada sulla tavola. Contano solo le sequenze da 10, 11 e 12, e basta una tessera messa in fretta per rovinare un angolo intero.

kalle-credits = Di Roberto Fraga, illustrato da Michael Menzel; HABA. Da 4 anni in su.
kalle-scene = Il famoso evaso si è infilato nelle fogne. I topi poliziotto girano un tombino dopo l’altro, ma Rattigan non resta mai dov’era.
kalle-starter = il primo Rattigan è chi ha i denti più aguzzi. Se non vi mettete d’accordo, comincia il più grande.

burg_appenzell-credits = Di Jens-Peter Schliemann e Bernhard Weber, illustrato da Victor Boden; Zoch, 2007. Da 6 anni in su.
burg_appenzell-scene = Il vecchio borgo ha formaggio nelle cantine, un tetto su ogni stanza e un pavimento che scorre. I topi entrano dalle torri e cercano le coppie.
burg_appenzell-starter = inizia chi ha visitato per ultimo un borgo medievale.

rat_a_tat_roll-credits = Di Jack Degnan, illustrato da Carlo Stanga e Roni Shepherd; Gamewright, 2019. Da 8 anni in su.
rat_a_tat_roll-scene = In una città di ratti e gatti passi davanti a cinque monumenti e raccogli carte. Vincono quelle basse, se ti ricordi cosa hai.
rat_a_tat_roll-starter = inizia chi ha visitato per ultimo un monumento famoso.

ratzzia-credits = Di Sophia Wagner, illustrato da Núria Aparicio; Devir, 2019. Da 8 anni in su.
ratzzia-scene = L’inverno è alle porte e la dispensa è piena. Le famiglie di topi si arrampicano una sull’altra fino agli scaffali migliori, e non tutte le salsicce restano a chi le ha trovate.
ratzzia-starter = inizia chi per ultimo ha preso uno spuntino dal frigo.

zatre-option-keep_by_choice-note = Il regolamento lascia la scelta. Qui si posa tutto quello che ci sta, così nessuno tiene tessere per dispetto.
