// SPDX-License-Identifier: MIT
#pragma once

// Counts the solutions of a problem and its winning positions, and computes the odds of random
// play, in one bitmap of positions (levels/class_set.h) that plays 64 of them at a time: for large
// levels. Play from the start and un-jumps from the finish meet in the middle. One set holds both
// halves, because the number of pegs tells all levels apart:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//                             p  |  c                                 a jump leads from p to c
//
//     grow     both halves, a level at a time, always the half with the smaller level
//     prune    from the middle to both ends: keep a position if a jump towards the middle (an
//              un-jump in the finish's half) leads to a position that is kept
//     count    from both ends to the middle: the number of paths to each position and their
//              probability, in an array in the order of the set; then sum over the middle's jumps
//
//                  solutions  =  sum of paths(p) * solutions(c)
//                  odds       =  sum of chance(p) / jumps(p) * odds(c)
//
// The paths to one position are limited to 2^56, so that the sum over its neighbours, fewer than
// 128, fits into 64 bits. Since they cover only half of the levels, no board counted so far has
// exceeded this; if one does, the search says so (too_many()).
//
// Unlike in solution_count_search.h, positions are not reduced by symmetry, and no pagoda function
// prunes. On large levels this search is nevertheless faster, and needs less memory: European
// board, c1 to e1, 2.7 GiB instead of 4.7 GiB.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/count/retrograde/winning_positions.h"
#include "core/levels/class_set.h"
#include "core/support/limits.h"

namespace peg {

class ClassCountSearch {
public:
    static constexpr std::uint64_t kMaxPaths = std::uint64_t{1} << 56;

    // Counts from a start to one or more finishes, which have equally many pegs and fewer than the
    // start, on a board with ClassSet::possible. The canonicalizer's symmetries map the start to
    // itself and the set of finishes to itself; the canonicalizer outlives this object. The search
    // gives up if a position has more than `max_paths` paths, at most kMaxPaths.
    ClassCountSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                     std::span<const Bits> finishes, std::uint64_t max_paths = kMaxPaths);

    // Searches up to `nodes` positions, or until winning() becomes known, and returns how many.
    // Call it until prospects() has a value, full() (the search would take more than `max_bytes`)
    // or too_many().
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    bool too_many() const { return too_many_; }
    std::size_t bytes() const;

    // The positions that the start can reach and that win, up to symmetry. Known before
    // prospects().
    const std::optional<std::uint64_t>& winning() const { return winning_; }
    const std::optional<Prospects>& prospects() const { return prospects_; }
    // Lower bounds on the number of positions found so far, up to symmetry: in total, and by jumps
    // from the start.
    std::uint64_t stored() const { return up_to_symmetry(stored_[0] + stored_[1]); }
    std::uint64_t reached() const { return up_to_symmetry(stored_[0]); }

private:
    enum class Phase : std::uint8_t { kGrow, kPrune, kCount, kMiddle };

    // What is known of a position. `paths`: the number of paths between it and the end of its half.
    // `share`: in the start's half, the probability that random play reaches the position, divided
    // by its number of jumps; in the finish's half, its odds.
    struct Known {
        std::uint64_t paths = 0;
        double share = 0;
    };
    // What is known of the positions of a level, in the order of the set; and where each block that
    // has positions of the level, and each word of it, begins in that order.
    struct KnownLevel {
        struct Places {
            std::size_t first;
            // By word: the number of positions in the words before it.
            std::array<std::uint16_t, ClassSet::kWords> before;
        };
        std::vector<Known> known;
        std::vector<Places> places;
        std::vector<std::uint32_t> of_block;  // by block: its index in `places`

        void forget_places() {
            places = {};
            of_block = {};
        }
        std::size_t bytes() const {
            return known.capacity() * sizeof(Known) + places.capacity() * sizeof(Places) +
                   of_block.capacity() * sizeof(of_block[0]);
        }
    };
    struct Half {
        int end = 0;             // number of pegs of the start, or of the finishes
        int middle = 0;          // number of pegs in the deepest level
        std::uint64_t size = 0;  // positions in the level before the deepest one
        KnownLevel known;        // of the level that was counted last
    };
    struct Size {
        std::uint64_t positions = 0;
        std::uint64_t blocks = 0;  // that have positions
    };
    Half& half(SearchDirection direction) { return halves_[static_cast<std::size_t>(direction)]; }
    static int towards_middle(SearchDirection direction, int pegs) {
        return direction == SearchDirection::kForwards ? pegs - 1 : pegs + 1;
    }
    static int towards_end(SearchDirection direction, int pegs) {
        return towards_middle(opposite(direction), pegs);
    }
    std::uint64_t up_to_symmetry(std::uint64_t positions) const {
        return (positions + symmetries_ - 1) / symmetries_;
    }

    void begin_growing();
    void begin_counting(SearchDirection direction, int pegs, std::size_t max_bytes);
    void begin(Phase phase, SearchDirection direction, int pegs);
    std::uint64_t go_through(std::size_t block);
    // What each phase does with the positions of one block, and at the end of a level.
    void grow(const ClassSet::Level& level);
    void prune(const ClassSet::Level& level);
    void count(const ClassSet::Level& level);
    void cross_middle(const ClassSet::Level& level);
    void end_level(std::size_t max_bytes);
    void end_growing_level();
    void report_none();
    void end_pruning_level(std::size_t max_bytes);
    void end_counting_level(std::size_t max_bytes);

    void find_filled(const ClassSet::Level& level);
    void find_places(const ClassSet::Level& level);
    void gather(const ClassSet::Level& level, SearchDirection direction, int pegs,
                const KnownLevel& known);
    void find_neighbours(const ClassSet::Level& level, const ClassSet::Transition& transition,
                         int pegs, const KnownLevel& known);
    void add_neighbours();
    void count_jumps(const ClassSet::Level& level);

    ClassSet positions_;
    std::uint64_t symmetries_;
    std::array<Half, 2> halves_;
    std::uint64_t max_paths_;
    Phase phase_ = Phase::kGrow;
    SearchDirection direction_ = SearchDirection::kForwards;  // the half being worked on
    int pegs_ = 0;                                            // the level being worked on
    std::size_t block_ = 0;                                   // the next block of that level
    OwedNodes owed_;                                          // by the last block
    Size found_;                                              // in that level so far
    std::array<std::uint64_t, 2> stored_{};                   // positions expanded, by half
    std::array<Size, kMaxHoles + 1> sizes_;  // of the levels of winning positions, by pegs
    std::uint64_t winning_so_far_ = 0;       // up to symmetry
    KnownLevel growing_;                     // what is known of the level being counted
    std::size_t crossed_ = 0;                // positions from which a jump crosses the middle
    Prospects sum_;                          // over the jumps across the middle
    // For the positions of a block, in order: the sum of what is known of their neighbours, and
    // their number of jumps.
    std::vector<Known> gathered_;
    std::vector<std::uint8_t> jumps_;
    std::vector<std::uint16_t> place_of_;  // by bit of the block: the position's index in that
                                           // order
    std::vector<std::uint8_t> filled_;     // the words of the block that have positions
    // Pending additions: whose value, and the index of the position it is added to.
    struct Neighbour {
        const Known* known;
        std::uint16_t place;
    };
    std::vector<Neighbour> neighbours_;
    std::optional<std::uint64_t> winning_;
    std::optional<Prospects> prospects_;
    bool too_many_ = false;
    bool full_ = false;
};

}  // namespace peg
