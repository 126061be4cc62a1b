// SPDX-License-Identifier: MIT
#pragma once

// A mode that lays something of its own over the game: a position or a board that is drawn, a game
// that is played backwards. The game below stays as it is; whatever changes it ends the mode. The
// solver judges by itself what lies there.

#include <cstdint>
#include <optional>
#include <string>

#include "app/kit/context.h"
#include "app/kit/mode.h"
#include "app/model/judgement.h"

namespace peg {

class OverGame : public Mode {
public:
    // Of what lies there; none while that is asked, or where nothing is to be judged.
    std::optional<Judgement> judgement;

    bool hides_game() const override { return true; }
    OverGame* over_game() final { return this; }
    // Judges what lies there, or has the solver judge it.
    void refresh(Context& context) override;
    // The solver has judged something.
    void take_judgement(Context& context, Judgement of_it);

    struct Judged {
        const Board& board;
        const std::string& text;  // as format_board writes it
        Problem problem;
    };
    virtual std::optional<Judged> to_judge(const AppState& state) const = 0;

protected:
    // Lays this mode over the game, as the topmost mode: ends what lay over it, and lets go of what
    // the hand holds. No lesson may be running.
    static void cover_game(Context& context);
    // What lies there has changed: ends what was said and asked about it before, and stores it.
    virtual void changed(Context& context);
    // A judgement has come from the solver.
    virtual void judged(Context&) {}
    bool waits_for_judgement(const AppState& state) const;

private:
    std::uint32_t question_ = 0;  // the id of the question that was asked last
};

}  // namespace peg
