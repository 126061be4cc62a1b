// SPDX-License-Identifier: MIT
#pragma once

// Up to 32 pagoda functions that watch over a search at once. In play under a pagoda function the
// worth of a position never rises, so the slack
//
//     forwards    worth(position) - worth(goal)         of a position on the way to the goal
//     backwards   worth(start)    - worth(position)     of a position from which the goal is
//     reached
//
// must not be negative. The slacks are kept as one vector of 16-bit numbers; a jump takes a
// constant vector from it, and one comparison of the whole vector says whether the position can be
// passed over. Pagodas whose numbers would not fit are not taken: a clipped slack would be no
// bound.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "core/proof.h"

namespace peg {

class PagodaPool {
public:
    static constexpr std::size_t kMost = 32;
    using Slack = std::array<std::int16_t, kMost>;

    // Forwards, `bound` is the goal; backwards, it is the start.
    enum class Side : std::uint8_t { kForwards, kBackwards };
    PagodaPool(const Board& board, Side side, Bits bound);

    std::size_t size() const { return size_; }
    bool full() const { return size_ == kMost; }
    // False, and nothing changed, where the pool is full or the weights are too large.
    bool add(const Pagoda& pagoda);

    // The slack of a position; cost: one vector addition a peg.
    Slack slack(Bits pegs) const;
    // Whether no pagoda function excludes the position of this slack,
    static bool possible(const Slack& slack) {
        std::int16_t signs = 0;
        for (std::int16_t value : slack) signs = static_cast<std::int16_t>(signs | value);
        return signs >= 0;
    }
    // ... nor the one after a jump (forwards) or before it (backwards).
    bool possible(const Slack& slack, JumpId jump) const {
        if (size_ == 0) return true;
        std::int16_t signs = 0;
        for (std::size_t i = 0; i < kMost; ++i)
            signs = static_cast<std::int16_t>(signs | (slack[i] - loss_[jump][i]));
        return signs >= 0;
    }

private:
    const Board* board_;
    Side side_;
    Bits bound_;
    std::size_t size_ = 0;
    Slack base_{};                           // slack of the position without pegs
    std::array<Slack, kMaxHoles> weight_{};  // what a peg adds to the slack
    std::vector<Slack> loss_;                // by jump; never negative
};

}  // namespace peg
