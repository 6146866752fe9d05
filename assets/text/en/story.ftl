# The story of a finished game.
story-turn = Turn { $number }: { $what } { $chance }
story-rose = { $seat }’s chance rose from { $from } to { $to } in 100.
story-fell = { $seat }’s chance fell from { $from } to { $to } in 100.
story-nothing = Nothing happened.
