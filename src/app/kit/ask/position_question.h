// SPDX-License-Identifier: MIT
#pragma once

// Questions about positions of the game, whose answers CoachFacts::knowledge keeps.

#include <optional>
#include <string>

#include "app/kit/ask/question.h"
#include "app/model/finding.h"

namespace peg {

// Whether a position can be won. Its answer is learned first, and then told; where no answer comes,
// the position counts as given up.
class PositionQuestion : public Question {
public:
    // "hint" where it judges the jumps, else "solve".
    Json request(std::uint32_t id) const override;
    // Learns what is judged so far.
    void progress(Context& context, const Reply& reply, const Thinking& asked) const override;
    void answer(Context& context, const Reply& reply, const Thinking& asked) const final;
    void failed(Context& context, const Thinking& asked) const final;

protected:
    // What the complete answer does once it is learned.
    virtual void tell(Context& context, const Finding& finding, const Json& result,
                      const Thinking& asked) const = 0;

    enum class Part : std::uint8_t { kIncomplete, kComplete };
    // Learns from a result. Nothing where it is unreadable: then the question is cancelled, and the
    // player told.
    std::optional<Finding> learn(Context& context, const Reply& reply, const Thinking& asked,
                                 Part part) const;
};

// Asks only to learn: what the app asks by itself about the game.
class LearnPosition final : public Quiet<PositionQuestion> {
public:
    // kVerdict: no more than whether the position can be won; kEveryJump: also what each jump does.
    enum class About : std::uint8_t { kVerdict, kEveryJump };
    explicit LearnPosition(About about) : about_(about) {}

    int seconds() const override;
    bool judges_jumps() const override { return about_ == About::kEveryJump; }

protected:
    void tell(Context&, const Finding&, const Json&, const Thinking&) const override {}

private:
    About about_;
};

// How many solutions there are. Their number and the odds are known before all else that the result
// of "count" says.
class CountingQuestion : public Question {
public:
    Json request(std::uint32_t id) const override;
    void failed(Context& context, const Thinking& asked) const override;

protected:
    // The number of solutions in a result, "1234"; empty where it is not known.
    static std::string solutions_in(const Reply& reply);
    // Learns the number, which may be unknown for good, and the odds.
    static void learn(Context& context, const Reply& reply, const Thinking& asked);
};

}  // namespace peg
