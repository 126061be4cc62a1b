// SPDX-License-Identifier: MIT
#include "core/levels/class_numbering.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace peg {

namespace {

// A condition of the rule of three: whether the number of pegs in `holes` is odd.
struct Condition {
    Bits holes;  // of a dense position
    bool odd;
};

using Conditions = std::array<Condition, ClassNumbering::kMaxDependent>;

Conditions conditions_of(const Board& board, PositionClass position_class) {
    const ClassRule class_of(board);
    Conditions all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i].odd = (position_class >> i & 1) != 0;
    int hole = 0;
    for (Hole place : board.reading_order()) {
        const PositionClass single = class_of(bit(place));
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((single >> i & 1) != 0) all[i].holes |= Bits{1} << hole;
        ++hole;
    }
    return all;
}

}  // namespace

ClassNumbering::ClassNumbering(const Board& board, PositionClass position_class) {
    // Gaussian elimination, with one pivot, a dependent hole, per condition. A jump that has two
    // dependent holes would be slower to play, so the stride spreads the pivots over the board.
    Conditions conditions = conditions_of(board, position_class);
    const int holes = board.hole_count();
    int stride = 7;
    while (std::gcd(stride, holes) > 1) ++stride;
    InplaceVector<int, kMaxDependent> pivots;
    for (int i = 0; i < holes && pivots.size() < conditions.size(); ++i) {
        const int hole = i * stride % holes;
        const auto has = [hole](const Condition& one) { return (one.holes >> hole & 1) != 0; };
        Condition* const open = conditions.data() + pivots.size();
        Condition* const end = conditions.data() + conditions.size();
        Condition* const found = std::find_if(open, end, has);
        if (found == end) continue;
        std::swap(*open, *found);
        for (Condition* other = conditions.data(); other != end; ++other) {
            if (other == open || !has(*other)) continue;
            other->holes ^= open->holes;
            other->odd = other->odd != open->odd;
        }
        pivots.add(hole);
    }

    for (int hole = 0; hole < holes; ++hole) {
        if (std::ranges::find(pivots, hole) != pivots.end()) continue;
        const auto at = static_cast<unsigned>(hole);
        for (std::size_t byte = 0; byte < 256; ++byte)
            if ((byte >> at % 8 & 1) != 0)
                digits_[at / 8][byte] |= std::uint64_t{1} << free_.size();
        free_.add(hole);
    }
    const Condition* condition = conditions.data();
    for (int hole : pivots) {
        dependent_.add({hole, number(DensePosition(condition->holes)), condition->odd});
        ++condition;
    }
}

}  // namespace peg
