//! Whether what stories say is true: facts against the record, and chances against another telling on other luck.

use cheeseboard::engine::Stop;
use cheeseboard::games::Game;
use cheeseboard::story::{StorySettings, course};

use crate::Check;
use crate::story_facts::wrong_facts;

/// Two independent estimates differ by more than so many standard errors in hardly any of ten thousand.
const ERRORS: f64 = 4.0;

/// Tells many stories twice, and prints what is wrong.
pub fn check<G: Game>(check: &Check<'_>) {
    let (mut facts, mut wrong, mut chances, mut off, mut sentences) = (0, 0, 0, 0, 0);
    for number in 0..check.games {
        let game = check.played::<G>(number);
        let tell =
            |seed| course(&game, StorySettings { effort: check.effort, seed }, &Stop::default()).expect("it is over");
        let (one, other) = (tell(number), tell(number + 1_000_000));
        let (found, compared) = wrong_facts(&game, &one);
        found.iter().for_each(|found| println!("  game {number}: {found}"));
        facts += compared;
        wrong += found.len();
        sentences += one.turning_points.len() + one.praises.len();
        for point in one.turning_points.iter().flat_map(|(turn, _)| [turn.number - 1, turn.number]) {
            let (this, that) = (&one.curve[point], &other.curve[point]);
            for seat in 0..this.mean.len() {
                let error = this.error[seat].hypot(that.error[seat]).max(1.0 / f64::from(check.effort));
                chances += 1;
                off += usize::from((this.mean[seat] - that.mean[seat]).abs() > ERRORS * error);
            }
        }
        println!(
            "{}: {} stories, {sentences} turning points and praises, {facts} facts, {wrong} wrong; {chances} chances told again, {off} differ by more than {ERRORS} errors",
            G::ID,
            number + 1
        );
    }
}
