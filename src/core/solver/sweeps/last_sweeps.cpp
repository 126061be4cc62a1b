// SPDX-License-Identifier: MIT
#include "core/solver/sweeps/last_sweeps.h"

#include <algorithm>
#include <cassert>

namespace peg {

LastSweeps::LastSweeps(const Board& board, Hole finish)
    : board_(&board), finish_(finish), vertices_(bit(finish)) {
    std::vector<Hole> queue{finish};
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (const Jump& jump : board.jumps()) {
            const Hole vertex = queue[next];
            if (jump.from != vertex || contains(edges_at_[vertex], jump.over)) continue;
            edges_at_[vertex] |= bit(jump.over);
            edges_at_[jump.to] |= bit(jump.over);
            ends_[jump.over] = bit(vertex) | bit(jump.to);
            const Bits path = path_[vertex] | bit(jump.over);
            if (contains(vertices_, jump.to)) {
                circles_.push_back(path ^ path_[jump.to]);
            } else {
                vertices_ |= bit(jump.to);
                path_[jump.to] = path;
                queue.push_back(jump.to);
            }
        }
}

std::uint64_t LastSweeps::max_positions() const {
    return static_cast<std::uint64_t>(count(vertices_)) << circles_.size();
}

bool LastSweeps::can_be_listed(const Limits& limits) const {
    constexpr std::uint64_t kMaxListed = 1 << 23;  // the Triangle 55 has at most 983,040
    return max_positions() <= std::min<std::uint64_t>(kMaxListed, limits.bytes / sizeof(Position));
}

std::vector<Position> LastSweeps::positions() const {
    std::vector<Position> found;
    for_each_hole(vertices_, [&](Hole first) {
        Bits edges = path_[first];
        const std::uint64_t sums = std::uint64_t{1} << circles_.size();
        for (std::uint64_t n = 1;; ++n) {
            if (edges != 0 && is_connected(edges)) found.push_back({edges | bit(first)});
            if (n == sums) break;
            // Gray code: consecutive edge sets differ by one cycle of the basis.
            edges ^= circles_[static_cast<std::size_t>(std::countr_zero(n))];
        }
    });
    return found;
}

// Whether the edges and the finish form a connected graph.
bool LastSweeps::is_connected(Bits edges) const {
    Bits reached = edges & edges_at_[finish_];
    for (Bits todo = reached; todo != 0;) {
        const Hole edge = lowest(todo);
        Bits next = 0;
        for_each_hole(ends_[edge], [&](Hole vertex) { next |= edges_at_[vertex]; });
        next &= edges & ~reached;
        reached |= next;
        todo = (todo ^ bit(edge)) | next;
    }
    return reached == edges;
}

// Hierholzer's algorithm: walks until it is stuck, which is where the walk ends, then backtracks to
// a vertex with an unused edge.
std::vector<JumpId> LastSweeps::sweep(Position before) const {
    assert(count(before.pegs & vertices_) == 1);
    Bits edges = before.pegs & ~vertices_;
    std::vector<Hole> way{lowest(before.pegs & vertices_)};
    std::vector<Hole> backwards;
    while (!way.empty()) {
        const Hole vertex = way.back();
        if (const Bits here = edges & edges_at_[vertex]; here != 0) {
            const Hole edge = lowest(here);
            edges ^= bit(edge);
            way.push_back(other_end(edge, vertex));
        } else {
            backwards.push_back(vertex);
            way.pop_back();
        }
    }
    std::vector<JumpId> jumps;
    for (std::size_t n = backwards.size() - 1; n > 0; --n)
        jumps.push_back(*board_->find_jump(backwards[n], backwards[n - 1]));
    return jumps;
}

}  // namespace peg
