// SPDX-License-Identifier: MIT
#include "report/backwards.h"

#include <cassert>

namespace peg {

std::vector<JumpId> taken_back(const Board& board, std::span<const JumpId> jumps) {
    std::vector<JumpId> back;
    back.reserve(jumps.size());
    for (std::size_t i = jumps.size(); i-- > 0;) {
        const Jump& jump = board.jump(jumps[i]);
        const auto reverse = board.find_jump(jump.to, jump.over, jump.from);
        assert(reverse);  // every jump has a reverse: a line of three can be jumped in both
                          // directions
        back.push_back(*reverse);
    }
    return back;
}

}  // namespace peg
