// SPDX-License-Identifier: MIT
// The part of App that asks the solver on its own account: what the jumps of this position do, and,
// when it is lost, where that happened.

#include "ui/model/app.h"
#include "ui/model/coach.h"
#include "ui/model/explanation.h"
#include "ui/model/words.h"

namespace peg {

// After whatever happened: the next thing worth asking, if nothing is being asked.
void App::consult() {
    show_way();
    const bool watching = state_.player && state_.player->playing;
    if (state_.thinking || watching) return;
    const Game& game = state_.game;
    if (state_.settings.coach && game.status() == Game::Status::kPlaying) {
        const Known* known = known_here(state_);
        if (known == nullptr || (!known->judged && !known->given_up))
            return ask(Purpose::kCoach, game.position(), true);
    }
    if (game.problem().finish.kind == Finish::Kind::kFewest) note_success();  // known only now
    const Loss where = loss(state_);
    if (where.ask) return ask(Purpose::kCoach, game.position_after(*where.ask), false);
    if (where.last_winnable) tell(where);
    // The last thing that matters: whatever else is asked calls it off.
    if (wants_tally(state_)) ask(Purpose::kTally, game.position(), false);
}

// Once for each mistake.
void App::tell(const Loss& where) {
    if (state_.told_loss == where.last_winnable) return;
    state_.told_loss = where.last_winnable;
    ++revision_;
    announce(words::lost_since(state_.game, *where.last_winnable));
}

void App::go_back() {
    const std::size_t where = *loss(state_).last_winnable;
    state_.player.reset();
    go_to(where);
    state_.told_loss.reset();
    announce("Back at the last winnable position. " + words::status_line(state_.game) + '.');
}

// Through the pages of the proof, then away with it.
void App::turn_page() {
    const Proof& proof = *proof_here(state_);
    const std::size_t page = state_.why ? *state_.why + 1 : 0;
    if (page == page_count(proof)) {
        state_.why.reset();
        return announce("The proof is put away.");
    }
    state_.why = page;
    state_.message.reset();
    const Explanation shown = words::explanation(state_);
    announce(shown.title + ". " + shown.text);
}

}  // namespace peg
