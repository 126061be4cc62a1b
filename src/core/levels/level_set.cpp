// SPDX-License-Identifier: MIT
#include "core/levels/level_set.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace peg {

LevelSpace::LevelSpace(const Board& board, PositionClass position_class)
    : board_(&board), position_class_(position_class),
      sizes_(positions_by_pegs(board, position_class)) {}

std::size_t LevelSpace::bitmap_bytes(int pegs) const {
    assert(pegs >= 0 && pegs <= board_->hole_count());
    constexpr std::uint64_t kMax = std::numeric_limits<std::uint32_t>::max();  // for Ranking::bases
    const std::uint64_t positions = sizes_[static_cast<std::size_t>(pegs)];
    if (board_->hole_count() > Ranking::kMaxRankedHoles || positions > kMax)
        return std::numeric_limits<std::size_t>::max();
    const std::size_t bases = std::size_t{1} << (board_->hole_count() + 1) / 2;
    return static_cast<std::size_t>(positions / 8) + bases * sizeof(std::uint32_t);
}

const Ranking& LevelSpace::ranking() {
    if (ranking_.empty()) ranking_.emplace_back(*board_, position_class_);
    return ranking_.front();
}

bool LevelSet::insert_hashed(DensePosition position) {
    if (hashed_.crowded() && becomes_bitmap()) {
        make_bitmap();
        return insert(position);
    }
    const bool added = hashed_.insert(position.bits);
    size_ += added;
    return added;
}

void LevelSet::make_bitmap() {
    const PositionSet hashed = std::move(hashed_);
    hashed_.reset();
    ranking_ = &space_->ranking();
    bases_ = ranking_->bases(pegs_);
    bitmap_.resize(bases_.back() / 64 + 1);
    size_ = 0;
    for (Bits slot : hashed.slots())
        if (slot != 0) insert(DensePosition(slot));
}

std::optional<DensePosition> LevelSet::next(Cursor& cursor) const {
    if (ranking_ != nullptr) return next(cursor, bitmap_);
    const std::span<const Bits> slots = hashed_.slots();
    while (cursor.place < slots.size() && slots[cursor.place] == 0) ++cursor.place;
    if (cursor.place == slots.size()) return std::nullopt;
    return DensePosition(slots[cursor.place++]);
}

std::optional<DensePosition> LevelSet::next(Cursor& cursor, std::span<const Bits> subset) const {
    assert(subset.size() == (places() + 63) / 64);
    std::size_t i = cursor.place / 64;
    if (i >= subset.size()) return std::nullopt;
    Bits left = subset[i] & ~Bits{0} << cursor.place % 64;
    while (left == 0) {
        if (++i == subset.size()) {
            cursor.place = 64 * i;
            return std::nullopt;
        }
        left = subset[i];
    }
    const std::size_t place = 64 * i + lowest(left);
    cursor.place = place + 1;
    if (ranking_ == nullptr) return DensePosition(hashed_.slots()[place]);
    while (bases_[cursor.high + 1] <= place) ++cursor.high;
    return ranking_->join(cursor.high,
                          ranking_->lows(cursor.high, pegs_)[place - bases_[cursor.high]]);
}

LevelSet::Cursor LevelSet::cursor(std::size_t part, std::size_t parts) const {
    assert(part < parts);
    const std::uint64_t all = ranking_ == nullptr ? hashed_.slots().size() : bases_.back();
    const auto place = static_cast<std::size_t>(all * part / parts);
    if (ranking_ == nullptr) return {.place = place};
    const auto after = std::ranges::upper_bound(bases_, place);
    return {place, static_cast<std::size_t>(after - bases_.begin()) - 1};
}

}  // namespace peg
