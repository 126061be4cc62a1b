// SPDX-License-Identifier: MIT
#pragma once

// The positions with one number of pegs that a search by steps has found, each with the minimum
// number of steps to it, and among such ways one with the greatest symmetry. A hash table over an
// array of nodes; nodes keep the order of insertion.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/levels/dense_position.h"
#include "core/support/position_set.h"

namespace peg {

class StepLayer {
public:
    struct Node {
        DensePosition position{0};     // a canonical form with at least one peg
        std::uint32_t parent = 0;      // index in the parent's layer
        std::uint8_t parent_pegs = 0;  // the parent's layer; 0 if the search began here
        std::uint8_t steps = 0;        // from where the search began
        std::uint16_t symmetry = 0;    // sum over all positions from there, including this one

        bool is_better_than(const Node& other) const {
            return steps != other.steps ? steps < other.steps : symmetry > other.symmetry;
        }
    };

    std::size_t size() const { return nodes_.size(); }
    std::span<const Node> nodes() const { return nodes_; }
    // The minimum over all positions; 255 if there are none.
    std::uint8_t min_steps() const { return min_steps_; }
    std::size_t bytes() const {
        return set_.growing_bytes() + index_.size() * sizeof(index_[0]) +
               grown_bytes<Node>(nodes_.size());
    }

    // The index of a position; empty if it is not known.
    std::optional<std::uint32_t> find(DensePosition position) const {
        const std::size_t slot = set_.slot(position.bits);
        if (set_.slots()[slot] != position.bits) return std::nullopt;
        return index_[slot];
    }

    // Adds a position, or a better way to a known position. Returns false if the way is not better.
    bool add(const Node& node) {
        if (const auto known = find(node.position)) {
            if (!node.is_better_than(nodes_[*known])) return false;
            nodes_[*known] = node;
        } else {
            const bool moves = set_.crowded();
            set_.insert(node.position.bits);
            nodes_.push_back(node);
            if (moves) reindex();
            index_[set_.slot(node.position.bits)] = static_cast<std::uint32_t>(nodes_.size() - 1);
        }
        if (node.steps < min_steps_) min_steps_ = node.steps;
        return true;
    }

private:
    void reindex() {
        index_.assign(set_.slots().size(), 0);
        for (std::size_t i = 0; i < nodes_.size(); ++i)
            index_[set_.slot(nodes_[i].position.bits)] = static_cast<std::uint32_t>(i);
    }

    PositionSet set_;
    std::vector<std::uint32_t> index_ = std::vector<std::uint32_t>(set_.slots().size());  // by slot
    std::vector<Node> nodes_;
    std::uint8_t min_steps_ = 255;
};

}  // namespace peg
