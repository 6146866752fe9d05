# The story of a finished game.
story-turn = Tour { $number } : { $what } { $chance }
story-rose = Les chances de { $seat } passent de { $from } à { $to } sur 100.
story-fell = Les chances de { $seat } tombent de { $from } à { $to } sur 100.
story-nothing = Rien ne s’est passé.
