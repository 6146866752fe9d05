# Who learns, and how much of a game has been learned.

lessons-who = Wer lernt?
lesson-half = Halb gelernt:
lesson-half-about = Halb geschafft: Jeder Zug wurde gezeigt. Spiel es einmal ohne Hilfe.
lesson-now-you = Jetzt du: Der Zug ist markiert.
lesson-asked-for = Darum geht es in diesem Schritt.
lessons-learned-of = { $done } von { $count } Kapiteln gelernt
