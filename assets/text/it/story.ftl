# The story of a finished game.
story-turn = Turno { $number }: { $what } { $chance }
story-rose = Le probabilità di { $seat } salgono da { $from } a { $to } su 100.
story-fell = Le probabilità di { $seat } scendono da { $from } a { $to } su 100.
story-nothing = Non è successo niente.
