// SPDX-License-Identifier: MIT
#include "core/explain/package.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <utility>

#include "core/board/position.h"

namespace peg {
namespace {

// The removal of a block; null if there is none. `removals` are sorted by block.
const Removal* removal_of(std::span<const Removal> removals, Bits block) {
    const auto found = std::ranges::lower_bound(removals, block, {}, &Removal::block);
    return found != removals.end() && found->block == block ? &*found : nullptr;
}

// The single step from a position to a later one, without the jumps if it is a removal; empty if it
// takes more than one step.
std::optional<Package> step_between(const Board& board, std::span<const Removal> removals,
                                    Bits from, Bits to) {
    if (count(from) - count(to) == 1) {
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Jump& jump = board.jumps()[id];
            if (jump.mask == (from ^ to) && is_legal({from}, jump))
                return Package{{static_cast<JumpId>(id)}, bit(jump.over), {}};
        }
        return std::nullopt;
    }
    if ((to & ~from) != 0) return std::nullopt;
    const Removal* removal = removal_of(removals, from & ~to);
    const Catalyst* catalyst = removal != nullptr ? ready_catalyst(*removal, from) : nullptr;
    if (catalyst == nullptr) return std::nullopt;
    return Package{{}, removal->block, *catalyst};
}

}  // namespace

std::vector<Bits> joined_steps(const Board& board, std::span<const Removal> removals,
                               const std::vector<Bits>& path) {
    struct Best {
        std::size_t steps;
        std::size_t next;
    };
    std::vector<Best> best(path.size(), {0, 0});
    for (std::size_t i = path.size() - 1; i-- > 0;) {
        best[i] = {best[i + 1].steps + 1, i + 1};
        const std::size_t end = std::min(path.size() - 1, i + kMaxInBlock);
        for (std::size_t k = i + kMinInBlock; k <= end; ++k)
            if (best[k].steps + 1 < best[i].steps &&
                step_between(board, removals, path[i], path[k]))
                best[i] = {best[k].steps + 1, k};
    }
    std::vector<Bits> kept{path.front()};
    for (std::size_t i = 0; i + 1 < path.size();) kept.push_back(path[i = best[i].next]);
    return kept;
}

std::vector<Package> packages_of(const Board& board, std::span<const Removal> removals,
                                 const std::vector<Bits>& path) {
    std::vector<Package> packages;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        auto package = step_between(board, removals, path[i], path[i + 1]);
        assert(package);
        if (!package) return {};
        if (package->catalyst)
            package->jumps = removal_jumps(board, package->removes, *package->catalyst);
        packages.push_back(*std::move(package));
    }
    return packages;
}

}  // namespace peg
