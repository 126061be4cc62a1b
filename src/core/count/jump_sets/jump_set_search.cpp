// SPDX-License-Identifier: MIT
#include "core/count/jump_sets/jump_set_search.h"

#include "core/board/jumps.h"

namespace peg {

JumpSetSearch::JumpSetSearch(const Board& board, const Problem& problem, int pegs_left)
    : board_(&board), problem_(problem), pegs_left_(pegs_left) {
    enter(problem.start.pegs);
}

std::uint64_t JumpSetSearch::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t done = 0;
    for (; done < nodes && !path_.empty() && !full_; ++done) {
        Frame& frame = path_.back();
        if (jumps_.size() == frame.first_jump) {
            last_ = frame.family;
            if (frame.pegs != 0) known_[frame.pegs] = frame.family;
            path_.pop_back();
        } else {
            const JumpId jump = jumps_.back();
            const Bits after = frame.pegs ^ board_->jump(jump).mask;
            if (const JumpSets::Family* family = known_.find(after)) {
                frame.family = sets_.unite(frame.family, sets_.with_jump(*family, jump));
                jumps_.pop_back();
            } else {
                enter(after);
            }
        }
        full_ = sets_.bytes() + known_.growing_bytes() > max_bytes;
    }
    return done;
}

void JumpSetSearch::enter(Bits pegs) {
    Frame& frame = path_.emplace_back(Frame{.pegs = pegs, .first_jump = jumps_.size()});
    if (peg::count(pegs) == pegs_left_) {
        const bool finished =
            problem_.finish.kind == Finish::Kind::kFewest || is_finished(problem_.finish, {pegs});
        if (finished) frame.family = JumpSets::kEmpty;
    } else {
        const PerJump<JumpId> legal = legal_jumps(*board_, {pegs});
        jumps_.insert(jumps_.end(), legal.begin(), legal.end());
    }
}

}  // namespace peg
