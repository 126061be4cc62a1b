// SPDX-License-Identifier: MIT
#pragma once

// A mode with its own content above the game: a position or a board being drawn, or backward play.
// The game below stays as it is; any change of it ends the mode. The solver judges the content
// automatically.

#include <cstdint>
#include <optional>
#include <string>

#include "app/kit/context.h"
#include "app/kit/mode.h"
#include "app/model/knowledge/judgement.h"

namespace peg {

class OverGame : public Mode {
public:
    // The judgement of the content; none until the answer comes, or if there is nothing to judge.
    std::optional<Judgement> judgement;

    bool hides_game() const override { return true; }
    OverGame* over_game() final { return this; }
    // Judges the content, or asks the solver to.
    void refresh(Context& context) override;
    // Takes a judgement from the solver.
    void take_judgement(Context& context, Judgement of_it);

    struct Judged {
        const Board& board;
        const std::string& text;  // as format_board writes it
        Problem problem;
    };
    virtual std::optional<Judged> to_judge(const AppState& state) const = 0;

protected:
    // Puts this mode on top: ends other modes above the game, and drops what the player is holding.
    // No lesson may be running.
    static void cover_game(Context& context);
    // Call after every change of the content: removes messages and questions about the previous
    // content, and stores the new one.
    virtual void changed(Context& context);
    // Called when a judgement has come from the solver.
    virtual void judged(Context&) {}
    bool waits_for_judgement(const AppState& state) const;

private:
    std::uint32_t question_ = 0;  // id of the last question
};

}  // namespace peg
