// SPDX-License-Identifier: MIT
#pragma once

// Finds pagoda functions for related pairs of start and goal, and keeps them: a function found for
// one pair often excludes other pairs, and evaluating it costs far less than another linear program
// (find_pagoda.h). Unlike a pagoda pool (pagoda_pool.h), which checks every position of one search,
// this list is checked once per pair.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/proof/pagoda/find_pagoda.h"

namespace peg {

class KnownPagodas {
public:
    // The board outlives this object.
    explicit KnownPagodas(const Board& board) : board_(&board) {}

    // The index of a known function that proves the goal to be out of reach.
    std::optional<std::size_t> find_known(Bits start, Bits goal) const {
        for (std::size_t i = 0; i < pagodas_.size(); ++i)
            if (slack(pagodas_[i], start, goal) < 0) return i;
        return std::nullopt;
    }
    // The index of a new function, found by a linear program that counts as kLinearProgramCost
    // nodes.
    std::optional<std::size_t> find_new(Bits start, Bits goal) {
        const auto pagoda = find_pagoda(*board_, start, goal);
        if (!pagoda) return std::nullopt;
        pagodas_.push_back(*pagoda);
        return pagodas_.size() - 1;
    }

    const PagodaWithCuts& operator[](std::size_t number) const { return pagodas_[number]; }

private:
    const Board* board_;
    std::vector<PagodaWithCuts> pagodas_;
};

}  // namespace peg
