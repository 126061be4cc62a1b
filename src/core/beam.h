// SPDX-License-Identifier: MIT
#pragma once

// A forward search, one jump at a time, that keeps at most `width` positions a level: those whose
// pegs lie closest to the goal, by the sum of their squared distances from it. Simple, but nothing
// else that was tried came near: on positions made by 20 to 35 random un-jumps on the boards of 28
// to 45 holes, with 10,000 positions known backwards from the goal, a beam of 100 found a solution
// for 276 of 280; a score by mobility found 270, by border length 249, by likeness to randomly made
// winnable positions 274, a random choice 96.
//
// Of positions that a symmetry of the goal maps to each other one is kept. A beam that never had to
// leave anything else out has seen all there is: its failure is a proof. Once it had to, what
// cannot be among the `width` any more is not looked at (Places): on the way to a hard solution
// half of all.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/pagoda_pool.h"
#include "core/symmetry.h"
#include "core/table.h"

namespace peg {

class Beam {
public:
    Beam(const Board& board, Bits start, Bits goal);

    // Goes back to the start, for another try with another width.
    void restart(std::size_t width);

    std::size_t depth() const { return levels_.size() - 1; }  // jumps made
    bool empty() const { return levels_.back().empty(); }     // nothing is left on this level
    bool complete() const { return complete_; }               // nothing was ever left out

    // Expands up to `nodes` positions of the deepest level, dropping what the pool excludes;
    // returns how many it did. depth() rises when the level is done. Stops for good, full(), when
    // it takes more than `max_bytes`.
    std::uint64_t expand(const PagodaPool& pool, std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    bool in_between() const { return cursor_ > 0; }

    // A position of the deepest level that is in the set, as jumps from the start.
    std::optional<std::vector<JumpId>> find(const PositionSet& set) const;
    // The jumps from the start to position number i of the deepest level.
    std::vector<JumpId> path(std::size_t i) const;
    // The position number i of the deepest level, i < deepest_size().
    std::size_t deepest_size() const { return levels_.back().size(); }
    Bits deepest(std::size_t i) const { return levels_.back()[i].pegs; }

    // Positions kept since the restart.
    std::uint64_t stored() const { return stored_; }
    std::size_t bytes() const {
        return seen_.bytes() + static_cast<std::size_t>(stored_) * sizeof(Node) +
               grown_bytes<Node>(next_.size());
    }

private:
    // Sum of the pegs' squared distances from the goal, scaled to fit.
    using Spread = std::uint16_t;
    struct Node {
        Bits pegs;
        std::uint32_t parent;  // index on the level before
        JumpId jump;           // from the parent
        Spread spread;
    };

    // The `width` places of a level, for those of least spread that come, ties to the earlier ones.
    class Places {
    public:
        void reset(std::size_t width);
        // Whether one that comes now has a place, for the time being.
        bool left(Spread spread) const { return spread < last_; }
        void take(Spread spread);
        // When more came than there are places: those of spread last() or more do not keep theirs,
        // but for the first of_last() of spread last().
        Spread last() const { return last_; }
        std::size_t of_last() const { return width_ - (within_ - of_spread_[last_]); }

    private:
        std::size_t width_ = 0;
        std::size_t within_ = 0;  // came, of spread last_ or less
        Spread last_ = 0;         // the least that fills the places; none has so much until then
        std::vector<std::size_t> of_spread_;
    };
    void choose();

    const Board* board_;
    Bits start_;
    SymmetryGroup symmetries_;
    std::array<Spread, kMaxHoles> distance_{};
    std::array<std::int16_t, kMaxJumps> gain_{};  // by jump: what it takes from the spread
    std::vector<std::vector<Node>> levels_;
    std::vector<Node> next_;
    PositionSet seen_;  // canonical images of what is in next_
    Places places_;     // on that level
    std::size_t width_ = 0;
    std::size_t cursor_ = 0;
    std::uint64_t stored_ = 0;
    bool complete_ = true;
    bool full_ = false;
};

}  // namespace peg
