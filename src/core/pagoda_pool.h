// SPDX-License-Identifier: MIT
#pragma once

// Up to 64 pagoda functions (proof.h) that watch over a search at once. In play the slack
//
//     forwards    slack(position, goal)         of a position on the way to the goal
//     backwards   slack(start, position)        of a position from which the goal is reached
//
// never rises, so where it is negative the position can be passed over. The slacks are kept as one
// vector of 16-bit numbers. A jump takes its loss from it, and pays the toll of a set of which it
// flips an odd number, or has it back where it was paid before; one comparison of the whole vector
// says whether the position can be passed over. Pagodas whose numbers would not fit are not taken:
// a clipped slack would be no bound.

#include <array>
#include <cstdint>
#include <vector>

#include "core/board.h"
#include "core/proof.h"

namespace peg {

class PagodaPool {
public:
    static constexpr std::size_t kMost = 64;
    static constexpr std::size_t kMostTolls = 3;  // of each; few have more
    using Lanes = std::array<std::int16_t, kMost>;

    struct Slack {
        Lanes left{};
        std::array<Lanes, kMostTolls> price{};  // of crossing each set now: its toll, or less that
    };

    // Forwards, `bound` is the goal; backwards, it is the start.
    enum class Side : std::uint8_t { kForwards, kBackwards };
    PagodaPool(const Board& board, Side side, Bits bound);

    std::size_t size() const { return size_; }
    bool full() const { return size_ == kMost; }
    // False, and nothing changed, where the pool is full, or the weights are too large or the tolls
    // too many.
    bool add(const Pagoda& pagoda);

    // The slack of a position; cost: some vector additions a peg.
    Slack slack(Bits pegs) const;
    // Whether no pagoda function excludes the position of this slack,
    static bool possible(const Slack& slack) {
        std::int16_t signs = 0;
        for (std::int16_t value : slack.left) signs = static_cast<std::int16_t>(signs | value);
        return signs >= 0;
    }
    // ... nor the one after a jump (forwards) or before it (backwards).
    bool possible(const Slack& slack, JumpId jump) const {
        if (size_ == 0) return true;
        const Effect& effect = effect_[jump];
        Lanes left;
        for (std::size_t i = 0; i < kMost; ++i)
            left[i] = static_cast<std::int16_t>(slack.left[i] - effect.loss[i]);
        for (std::size_t k = 0; k < tolls_; ++k)
            for (std::size_t i = 0; i < kMost; ++i)
                left[i] =
                    static_cast<std::int16_t>(left[i] - (slack.price[k][i] & effect.crosses[k][i]));
        std::int16_t signs = 0;
        for (std::int16_t value : left) signs = static_cast<std::int16_t>(signs | value);
        return signs >= 0;
    }

private:
    struct Effect {
        Lanes loss{};                             // never negative
        std::array<Lanes, kMostTolls> crosses{};  // -1 where it does, else 0
    };
    struct Weight {
        Lanes worth{};
        std::array<Lanes, kMostTolls> toll{};  // of the sets that hold the hole, else 0
    };

    const Board* board_;
    Side side_;
    Bits bound_;
    std::size_t size_ = 0;
    std::size_t tolls_ = 0;  // the most that any has
    Weight base_;            // of the position without pegs: slack, and the tolls that are due
    std::array<Lanes, kMostTolls> toll_{};
    std::array<Weight, kMaxHoles> weight_{};  // what a peg adds to the slack, and its sets
    std::vector<Effect> effect_;              // by jump
};

}  // namespace peg
