# The story of a finished game.
story-turn = Zug { $number }: { $what } { $chance }
story-rose = Chance von { $seat }: von { $from } auf { $to } von 100 gestiegen.
story-fell = Chance von { $seat }: von { $from } auf { $to } von 100 gefallen.
story-nothing = Es geschah nichts.
