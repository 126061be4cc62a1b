// SPDX-License-Identifier: MIT
#pragma once

// How many solutions a problem has, the odds of play at random, and how many positions win, on any
// board, by levels that are played from 64 positions at a time (levels/class_set.h). Play from the
// start and un-jumps from the finish meet in the middle, and one set holds both halves, as the
// number of pegs tells all levels apart:
//
//     start ---- jumps ---->   middle   <---- un-jumps ---- finish
//                             p  |  c                                 a jump leads from p to c
//
//     grow     both halves, a level at a time, the smaller one first
//     prune    from the middle to both ends: a position stays if a jump towards the middle (an
//              un-jump in the half of the finish) leads to one that stays
//     count    from both ends to the middle the paths to each position, and their chance, in an
//              array in the order of the set; then over the jumps in the middle
//
//                  solutions  =  sum of paths(p) * solutions(c)
//                  odds       =  sum of chance(p) / jumps(p) * odds(c)
//
// Paths to one position may be 2^56, so that the sum over its neighbours, fewer than 128, has 64
// bits. As they lead through half of the levels alone, no board that was counted has come to that;
// where one does, the search says so.
//
// Unlike those of solution_count_search.h the positions are not kept up to symmetry, and no pagoda
// function keeps watch. Where levels are large, it is faster all the same, and smaller (a shared
// machine, one core):
//
//     Triangle-28, a2 to a3       3 s, 0.2 GiB      position by position 10 s, 0.4 GiB
//     European, c1 to e1        120 s, 2.7 GiB                          210 s, 4.7 GiB

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/count/winning_positions.h"
#include "core/levels/class_set.h"
#include "core/support/limits.h"

namespace peg {

class ClassCountSearch {
public:
    static constexpr std::uint64_t kMostPaths = std::uint64_t{1} << 56;

    // From a start to one or more finishes with fewer pegs, all with as many, on a board where
    // there can be a class set. The symmetries of the canonicalizer, which outlives this, leave the
    // start as it is, and all finishes together. More paths to a position than `most`, at most
    // kMostPaths, are too many.
    ClassCountSearch(const DenseCanonicalizer& canonicalizer, Bits start,
                     std::span<const Bits> finishes, std::uint64_t most = kMostPaths);

    // Goes on for up to `nodes` positions, or until winning() becomes known, and returns how many
    // they were; to be called until prospects() are there or it cannot go on: it would take more
    // than `max_bytes` or there are too many paths.
    std::uint64_t run(std::uint64_t nodes, std::size_t max_bytes);
    bool full() const { return full_; }
    bool too_many() const { return too_many_; }
    std::size_t bytes() const;

    // Positions that the start leads to and that win, up to the symmetries; known before prospects.
    const std::optional<std::uint64_t>& winning() const { return winning_; }
    const std::optional<Prospects>& prospects() const { return prospects_; }
    // At least so many positions, up to the symmetries, have been found: all together, and by jumps
    // from the start.
    std::uint64_t stored() const { return up_to_symmetry(stored_[0] + stored_[1]); }
    std::uint64_t reached() const { return up_to_symmetry(stored_[0]); }

private:
    enum class Phase : std::uint8_t { kGrow, kPrune, kCount, kMiddle };

    // Of a position: the paths to it from the end of its half, and, of their chance in random play,
    // the share of each of its jumps; in the half of the finish, the odds.
    struct Known {
        std::uint64_t paths = 0;
        double share = 0;
    };
    // What is known of a level, in the order of the set; and where in that order each block that
    // has something of the level begins, and each word of it.
    struct KnownLevel {
        struct Places {
            std::size_t first;
            std::array<std::uint16_t, ClassSet::kWords> before;  // in the words before each word
        };
        std::vector<Known> known;
        std::vector<Places> places;
        std::vector<std::uint32_t> of_block;  // which of the places

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
        int end = 0;             // pegs of the start, or of the finishes
        int middle = 0;          // pegs of the deepest level
        std::uint64_t size = 0;  // of the level before that
        KnownLevel known;        // of the level that was counted last
    };
    struct Size {
        std::uint64_t positions = 0;
        std::uint64_t blocks = 0;  // that have some
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
    // What the phases do with the positions of one block, and at the end of a level.
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
    void find_neighbours(const ClassSet::Level& level, const ClassSet::Play& play, int pegs,
                         const KnownLevel& known);
    void add_neighbours();
    void count_jumps(const ClassSet::Level& level);

    ClassSet positions_;
    std::uint64_t symmetries_;
    std::array<Half, 2> halves_;
    std::uint64_t most_;
    Phase phase_ = Phase::kGrow;
    SearchDirection direction_ = SearchDirection::kForwards;  // the half whose turn it is
    int pegs_ = 0;                                            // the level whose turn it is
    std::size_t block_ = 0;                                   // the next block of it
    OwedNodes owed_;                                          // of the last block
    Size found_;                                              // of it so far
    std::array<std::uint64_t, 2> stored_{};  // positions played from, in both halves
    std::array<Size, kMaxHoles + 1> sizes_;  // of the levels, of winning positions
    std::uint64_t winning_so_far_ = 0;       // up to symmetry
    KnownLevel growing_;                     // what becomes known of the level
    std::size_t crossed_ = 0;                // positions from which the middle is crossed
    Prospects sum_;                          // over the jumps there
    // Of the positions of a block, in their order: what is gathered of each from its neighbours,
    // and its jumps.
    std::vector<Known> gathered_;
    std::vector<std::uint8_t> jumps_;
    std::vector<std::uint16_t> place_of_;  // in that order, of each bit of the block
    std::vector<std::uint8_t> filled_;     // the words of the block that have positions
    // What is being gathered: of whom, and for which position.
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
