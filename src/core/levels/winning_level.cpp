// SPDX-License-Identifier: MIT
#include "core/levels/winning_level.h"

namespace peg {

void WinningLevel::append_sums(std::span<const std::size_t> of, std::span<const std::size_t> ends,
                               std::vector<Known>& sums, Terms& terms) const {
    sum_lists(of, ends, terms, [&](Known sum, std::size_t length) {
        // The list has all jumps of the position, so its length is the number of jumps.
        if (length > 0) sum.odds /= static_cast<double>(length);
        sums.push_back(sum);
    });
}

}  // namespace peg
