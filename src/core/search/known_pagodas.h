// SPDX-License-Identifier: MIT
#pragma once

// The pagoda functions found so far for related pairs of start and goal. A function found for one
// pair often excludes others, and asking it costs less than a microsecond where another linear
// program would take a tenth of a millisecond or more (find_pagoda.h). A pagoda pool
// (pagoda_pool.h) watches over every position of one search; this list is asked once for each pair.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/proof/pagoda/find_pagoda.h"

namespace peg {

class KnownPagodas {
public:
    // The board must outlive this object.
    explicit KnownPagodas(const Board& board) : board_(&board) {}

    // The number of a known function under which the goal is out of reach.
    std::optional<std::size_t> find_known(Bits start, Bits goal) const {
        for (std::size_t i = 0; i < pagodas_.size(); ++i)
            if (slack(pagodas_[i], start, goal) < 0) return i;
        return std::nullopt;
    }
    // The number of a new one, found by a linear program: a caller counts kLinearProgramCost nodes.
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
