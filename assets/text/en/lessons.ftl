# Who learns, and how much of a game has been learned.

lessons-who = Who is learning?
lesson-half = Half learned:
lesson-half-about = Half done: every move was shown. Play it once without help.
lesson-now-you = Now you: the move is marked.
lesson-asked-for = That’s what this step asks for.
lessons-learned-of = { $done } of { $count } chapters learned
