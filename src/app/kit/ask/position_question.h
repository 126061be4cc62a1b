// SPDX-License-Identifier: MIT
#pragma once

// Questions about positions of the game. Their answers go to CoachFacts::knowledge.

#include <optional>
#include <string>

#include "app/kit/ask/question.h"
#include "app/model/knowledge/finding.h"

namespace peg {

// Asks whether a position can be won. The answer is learned first, and then told; if no answer
// comes, the position counts as given up.
class PositionQuestion : public Question {
public:
    // "hint" if it judges the jumps, otherwise "solve".
    Json request(std::uint32_t id) const override;
    // Learns the jumps judged so far.
    void progress(Context& context, const Reply& reply, const Thinking& asked) const override;
    void answer(Context& context, const Reply& reply, const Thinking& asked) const final;
    void failed(Context& context, const Thinking& asked) const final;

protected:
    // What to do with the complete answer, after learning it.
    virtual void tell(Context& context, const Finding& finding, const Json& result,
                      const Thinking& asked) const = 0;

    enum class Part : std::uint8_t { kIncomplete, kComplete };
    // Learns from a result. If the result is unreadable, returns nothing, cancels the question and
    // tells the player.
    std::optional<Finding> learn(Context& context, const Reply& reply, const Thinking& asked,
                                 Part part) const;
};

// Asks only in order to learn: the app's own questions about the game.
class LearnPosition final : public Quiet<PositionQuestion> {
public:
    // kVerdict: only whether the position can be won; kEveryJump: also what each jump does.
    enum class About : std::uint8_t { kVerdict, kEveryJump };
    explicit LearnPosition(About about) : about_(about) {}

    int seconds() const override;
    bool judges_jumps() const override { return about_ == About::kEveryJump; }

protected:
    void tell(Context&, const Finding&, const Json&, const Thinking&) const override {}

private:
    About about_;
};

// Counts solutions. Their number and the odds are known before the rest of the result of "count".
class CountingQuestion : public Question {
public:
    Json request(std::uint32_t id) const override;
    void failed(Context& context, const Thinking& asked) const override;

protected:
    // The number of solutions in a result, "1234"; empty if it is unknown.
    static std::string solutions_in(const Reply& reply);
    // Learns the odds and the number of solutions, or that the number stays unknown.
    static void learn(Context& context, const Reply& reply, const Thinking& asked);
};

}  // namespace peg
