# Who learns, and how much of a game has been learned.

lessons-who = Chi impara?
lesson-half = Imparato a metà:
lesson-half-about = Fatto a metà: ogni mossa è stata mostrata. Giocalo una volta senza aiuto.
lesson-now-you = Ora tu: la mossa è segnata.
lesson-asked-for = È quello che chiede questo passo.
lessons-learned-of = { $done } capitoli imparati su { $count }
