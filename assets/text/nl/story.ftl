# The story of a finished game.
story-turn = Beurt { $number }: { $what } { $chance }
story-rose = De kans van { $seat } steeg van { $from } naar { $to } op 100.
story-fell = De kans van { $seat } daalde van { $from } naar { $to } op 100.
story-nothing = Er gebeurde niets.
