# Who learns, and how much of a game has been learned.

lessons-who = Qui apprend ?
lesson-half = À moitié appris :
lesson-half-about = À moitié fait : chaque coup a été montré. Joue-le une fois sans aide.
lesson-now-you = À toi : le coup est indiqué.
lesson-asked-for = C’est ce que demande cette étape.
lessons-learned-of = { $done } chapitres appris sur { $count }
