# The story of a finished game.
story-turn = Turno { $number }: { $what } { $chance }
story-rose = Las opciones de { $seat } suben de { $from } a { $to } de cada 100.
story-fell = Las opciones de { $seat } bajan de { $from } a { $to } de cada 100.
story-nothing = No pasó nada.
