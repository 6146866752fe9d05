# Who learns, and how much of a game has been learned.

lessons-who = Wie leert er?
lesson-half = Half geleerd:
lesson-half-about = Half klaar: elke zet werd voorgedaan. Speel het nu een keer zonder hulp.
lesson-now-you = Nu jij: de zet is gemarkeerd.
lesson-asked-for = Dat is wat deze stap vraagt.
lessons-learned-of = { $done } van { $count } hoofdstukken geleerd
