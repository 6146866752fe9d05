# Nim: everything this game says, in English.

nim-name = Nim
nim-tagline = Take cheeses from one plate; who takes the last one wins
nim-aim = Who takes the last cheese wins.
nim-score = { $count ->
    [one] one point
   *[other] { $count } points
}
nim-option-misere = Who takes the last cheese loses

nim-log-start = { $seat } begins.
nim-log-take = { $seat } takes { $count } from plate { $plate }.
nim-take = Take { $count } from plate { $plate }
nim-cheese = plate { $plate }, cheese { $count }
nim-board = Three plates of cheeses

nim-refuse-seats = Nim is for two.
nim-refuse-start-due = First somebody must be drawn to begin.
nim-refuse-seat = It is the turn of { $seat }.
nim-refuse-take = Plate { $plate } holds { $left }: take at least one and at most so many.
