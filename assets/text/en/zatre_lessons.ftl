# What the coach says in the lessons of Zatre.

zatre-lesson-first-turns = Your first turns
zatre-lesson-first-turns-about = Lay tiles, make lines, draw: enough to play
zatre-lesson-first-turns-done = That is all you need for a first game. What the light cells and the crosses are for comes in the next chapters.
zatre-lesson-first-turns-hand = You are Ada, and these three tiles are yours. You lay them so that lines come to 10, 11 or 12.
zatre-lesson-first-turns-red = The very first tile goes on the red cell. Lay your 6 there.
zatre-lesson-first-turns-red-six = That would be allowed, but with the 6 in the middle you reach 11 at once. Take the 6.
zatre-lesson-first-turns-red-no = Only the red cell can have the first tile. Lay your 6 there.
zatre-lesson-first-turns-eleven = 6 and 5 make 11, and 11 scores. Lay your 5 to the right of the 6.
zatre-lesson-first-turns-eleven-no = That is a good place, too. So that we can go on together, lay the 5 to the right of the 6.
zatre-lesson-first-turns-ten = One tile can count in a row and in a column. Lay your 4 below the 6: that column comes to 10.
zatre-lesson-first-turns-ten-no = Lay the 4 below the 6 this time: 6 + 4 = 10.
zatre-lesson-first-turns-end = A line of 11 and a line of 10: your sheet shows what they bring. End your turn.
zatre-lesson-first-turns-end-no = Nothing is left to lay. End your turn.
zatre-lesson-first-turns-bo = Now Bo draws two tiles and lays them. His 2 brings your column from 10 to 12.
zatre-lesson-first-turns-draw = It is your turn again. Click the bag to draw two tiles.
zatre-lesson-first-turns-twelve = 12 scores most. With the 4 or with the 1 you can reach it: find a place that makes 12.
zatre-lesson-first-turns-twelve-no = Add up the tiles that lie in one line there: look for a place where row or column comes to 12.
zatre-lesson-first-turns-question = A column holds 6, 4 and 2. May you lay a 3 at its end?
zatre-lesson-first-turns-question-no = Yes, it comes to 15
zatre-lesson-first-turns-question-no-why = No line may ever come to more than 12, not even a longer one.
zatre-lesson-first-turns-question-yes = No, 15 is too much
zatre-lesson-first-turns-question-yes-why = Right: no line may come to more than 12.
zatre-lesson-first-turns-free = Now play on against Bo as you like. Make two more turns.
