// SPDX-License-Identifier: MIT
#include "core/count/solution_counter.h"

#include <utility>

namespace peg {

SolutionCounter::SolutionCounter(const DenseCanonicalizer& canonicalizer, WinningSides winning)
    : canonicalizer_(&canonicalizer), winning_(std::move(winning)) {
    assert(winning_.before || winning_.after);
}

std::uint64_t SolutionCounter::run(std::uint64_t nodes, std::size_t max_bytes) {
    for (auto* side : {&winning_.before, &winning_.after})
        if (*side && !(*side)->winning_kept())
            return run_pass(&WinningPositions::keep_winning, **side, nodes, max_bytes);
    for (auto* side : {&winning_.before, &winning_.after})
        if (*side && !(*side)->paths_counted())
            return run_pass(&WinningPositions::count_paths, **side, nodes, max_bytes);
    return multiply(nodes);
}

std::uint64_t SolutionCounter::run_pass(Pass pass, WinningPositions& side, std::uint64_t nodes,
                                        std::size_t max_bytes) {
    const std::size_t others = bytes() - side.bytes();
    const std::uint64_t done = (side.*pass)(nodes, max_bytes > others ? max_bytes - others : 0);
    full_ = side.full();
    return done;
}

std::uint64_t SolutionCounter::multiply(std::uint64_t nodes) {
    WinningPositions& first = winning_.first();
    std::optional<WinningPositions>& after = winning_.after;
    std::uint64_t done = 0;
    while (done < nodes && !done_) {
        paths_to_.clear();
        paths_from_.clear();
        children_.clear();
        while (paths_to_.size() < WinningPositions::kAtOnce && done < nodes) {
            const std::optional<DensePosition> position = first.next(cursor_);
            done_ = !position;
            if (done_) break;
            ++done;
            const DenseCanonicalizer::Images images = canonicalizer_->images(*position);
            paths_to_.push_back(saturating_multiply(first.path_count(*position),
                                                    canonicalizer_->orbit_size(images)));
            if (!after) continue;
            for_each_complemented_child(*canonicalizer_, images, [&](DensePosition child) {
                after->prefetch(child);
                children_.positions.push_back(child);
            });
            children_.end_list();
        }
        if (after)
            after->add_path_counts(children_, paths_from_);
        else
            paths_from_.assign(paths_to_.size(), 1);
        for (std::size_t i = 0; i < paths_to_.size(); ++i)
            solutions_ =
                saturating_add(solutions_, saturating_multiply(paths_to_[i], paths_from_[i]));
    }
    return done;
}

std::uint64_t SolutionCounter::winning() {
    return winning_.first().size() + (winning_.after ? winning_.after->size() : 0);
}

}  // namespace peg
