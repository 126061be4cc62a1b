// SPDX-License-Identifier: MIT
#include "core/count/cross/cross_play_outs.h"

#include <algorithm>
#include <utility>

namespace peg {

std::uint64_t CrossPlayOuts::run(std::uint64_t nodes, std::size_t max_bytes) {
    std::uint64_t spent = 0;
    while (spent < nodes && !done_ && !full_) {
        if (summing_) {
            spent += sum(nodes - spent);
        } else {
            spent += play_.run(nodes - spent);
            if (play_.done()) end_play();
            full_ = bytes() > max_bytes;
        }
    }
    return spent;
}

void CrossPlayOuts::end_play() {
    CrossSet set = std::move(play_.to());
    next_ = of(set);
    done_ = std::ranges::none_of(next_.level.places, [](Bits places) { return places != 0; });
    if (done_) return;
    play_.begin(std::move(set), SearchDirection::kForwards);
    summing_ = true;
    cursor_ = {};
}

// Sums the paths to up to `nodes` orbits of the next level, at most to its end.
std::uint64_t CrossPlayOuts::sum(std::uint64_t nodes) {
    const Board& board = canonicalizer().board();
    struct Found {
        DensePosition position;
        std::size_t earlier_place = 0;
        bool first = true;   // of its orbit; of the others the same is known
        bool stuck = false;  // is the first, and has no jumps
    };
    std::vector<Found> found;
    std::uint64_t done = 0;
    while (summing_ && done < nodes) {
        neighbours_.clear();
        found.clear();
        while (neighbours_.lists() < CrossNeighbours::kAtOnce && done < nodes) {
            const auto patterns = next(next_, cursor_);
            summing_ = patterns.has_value();
            if (!summing_) break;
            const DensePosition position = play_.cross().position(*patterns);
            const std::size_t earlier = earlier_place(next_, cursor_, *patterns);
            const bool first = earlier == cursor_.place - 1;
            found.push_back({position, earlier, first});
            if (!first) {
                neighbours_.skip();
                continue;
            }
            ++done;
            const Bits pegs = canonicalizer().pegs(position);
            found.back().stuck = !has_jump(board, {pegs});
            neighbours_.add(known_.numbers, board.holes() & ~pegs, *patterns);
        }
        const auto places = neighbours_.places(
            known_.numbers, [&](std::size_t place) { known_.level.prefetch(place); });
        auto each = found.begin();
        known_.level.sum_lists(places, neighbours_.ends(), terms_, [&](Paths paths, std::size_t) {
            if (!each->first) paths = next_.level.find(each->earlier_place);
            if (each->stuck) add_play_outs(each->position, paths);
            next_.level.known.push_back(paths);
            ++each;
        });
    }
    if (!summing_) known_ = std::exchange(next_, {});
    return done;
}

CrossPlayOuts::Level CrossPlayOuts::of(const CrossSet& set) const {
    Level level{neighbours_.numbering().level(set.position_class(), set.pegs()), {}};
    level.level.places = neighbours_.numbering().places(level.numbers, set);
    level.level.make_room();
    return level;
}

void CrossPlayOuts::add_play_outs(DensePosition position, Paths paths) {
    const Uint128 alike = canonicalizer().orbit_size(canonicalizer().images(position));
    to_end_ = saturating_add(to_end_, saturating_multiply(paths.number, alike));
}

std::size_t CrossPlayOuts::bytes() const {
    return CrossPlay::bytes(play_.cross()) + known_.level.bytes() + known_.numbers.bytes() +
           next_.level.bytes() + next_.numbers.bytes();
}

}  // namespace peg
