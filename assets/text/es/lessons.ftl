# Who learns, and how much of a game has been learned.

lessons-who = ¿Quién aprende?
lesson-half = Aprendido a medias:
lesson-half-about = A medias: te enseñamos cada jugada. Juégalo una vez sin ayuda.
lesson-now-you = Ahora tú: la jugada está marcada.
lesson-asked-for = Es lo que pide este paso.
lessons-learned-of = { $done } de { $count } capítulos aprendidos
