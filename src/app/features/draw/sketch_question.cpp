// SPDX-License-Identifier: MIT
#include "app/features/draw/sketch_question.h"

#include <memory>

#include "app/features/draw/drawing_board.h"
#include "app/kit/ask/ask.h"
#include "app/kit/intent.h"
#include "app/model/finding.h"
#include "app/model/judgement.h"

namespace peg {

namespace {

// The drawing mode, where it waits for the answer to this question; else null.
DrawingBoard* asker(Context& context, const Thinking& asked) {
    auto* mode = find_mode<DrawingBoard>(context.state.modes);
    const bool waits = mode != nullptr && mode->drawn && mode->drawn->problem == asked.asked;
    return waits ? mode : nullptr;
}

class SketchQuestion final : public Quiet<Question> {
public:
    int seconds() const override { return kVerdictSeconds; }
    Json request(std::uint32_t) const override { return {{"command", "solve"}}; }
    void answer(Context& context, const Reply& reply, const Thinking& asked) const override {
        DrawingBoard* mode = asker(context, asked);
        if (mode == nullptr) return;
        const auto finding = reply.result
                                 ? parse_finding(mode->drawn->board, asked.asked, *reply.result)
                                 : Result<Finding>(unreadable());
        if (!finding) {
            failed(context, asked);
            return context.complain(finding.error());
        }
        mode->judgement =
            Judgement{asked.asked, finding->verdict, finding->solution, finding->proof};
        context.mark_changed();
    }
    void failed(Context& context, const Thinking& asked) const override {
        DrawingBoard* mode = asker(context, asked);
        if (mode == nullptr) return;
        mode->judgement = Judgement{.problem = asked.asked, .interrupted = true};
        context.mark_changed();
    }
};

}  // namespace

void ask_about_sketch(Context& context) {
    AppState& state = context.state;
    DrawingBoard& mode = *find_mode<DrawingBoard>(state.modes);
    const SketchedBoard& now = *mode.drawn;
    ask_on(context, {now.board, now.text}, std::make_shared<SketchQuestion>(), *now.problem);
    mode.verdict_question = state.thinking->id;
}

}  // namespace peg
