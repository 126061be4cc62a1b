// SPDX-License-Identifier: MIT
#include "app/features/draw/sketch_answer.h"

#include "app/features/draw/drawing_board.h"
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

}  // namespace

void take_answer_to_sketch(Context& context, const Reply& reply, const Thinking& asked) {
    DrawingBoard* mode = asker(context, asked);
    if (mode == nullptr) return;
    const auto finding = reply.result
                             ? parse_finding(mode->drawn->board, asked.asked, *reply.result)
                             : Result<Finding>(unreadable());
    if (!finding) {
        give_up_sketch(context, asked);
        return context.complain(finding.error());
    }
    mode->judgement = Judgement{asked.asked, finding->verdict, finding->solution, finding->proof};
    context.mark_changed();
}

void give_up_sketch(Context& context, const Thinking& asked) {
    DrawingBoard* mode = asker(context, asked);
    if (mode == nullptr) return;
    mode->judgement = Judgement{.problem = asked.asked, .interrupted = true};
    context.mark_changed();
}

}  // namespace peg
