// SPDX-License-Identifier: MIT
#include "core/layer.h"

#include <algorithm>
#include <limits>

namespace peg {

LayerKind::LayerKind(const Board& board, PositionClass position_class)
    : board_(&board), position_class_(position_class), sizes_(layer_sizes(board, position_class)) {}

std::size_t LayerKind::bitmap_bytes(int pegs) const {
    constexpr std::uint64_t kMost = std::numeric_limits<std::uint32_t>::max();  // bases are 32 bits
    const std::uint64_t positions = sizes_[static_cast<std::size_t>(pegs)];
    if (board_->hole_count() > Ranking::kMostHoles || positions > kMost)
        return std::numeric_limits<std::size_t>::max();
    const std::size_t bases = std::size_t{1} << (board_->hole_count() + 1) / 2;
    return static_cast<std::size_t>(positions / 8) + bases * sizeof(std::uint32_t);
}

const Ranking& LayerKind::ranking() {
    if (ranking_.empty()) ranking_.emplace_back(*board_, position_class_);
    return ranking_.front();
}

bool Layer::insert_hashed(Bits word) {
    if (set_.crowded() && set_.bytes() >= kind_->bitmap_bytes(pegs_) / 4) {
        make_bitmap();
        return insert(word);
    }
    const bool added = set_.insert(word);
    size_ += added;
    return added;
}

void Layer::make_bitmap() {
    const PositionSet hashed = std::move(set_);
    set_.reset();
    ranking_ = &kind_->ranking();
    bases_ = ranking_->bases(pegs_);
    bitmap_.resize(bases_.back() / 64 + 1);
    size_ = 0;
    for (Bits word : hashed.slots())
        if (word != 0) insert(word);
}

std::vector<Bits> Layer::all() const {
    if (ranking_ != nullptr) return bitmap_;
    const std::span<const Bits> slots = set_.slots();
    std::vector<Bits> all((slots.size() + 63) / 64);
    for (std::size_t i = 0; i < slots.size(); ++i) all[i / 64] |= Bits{slots[i] != 0} << i % 64;
    return all;
}

Bits Layer::next(Cursor& cursor) const {
    if (ranking_ != nullptr) return next(cursor, bitmap_);
    const std::span<const Bits> slots = set_.slots();
    while (cursor.at < slots.size() && slots[cursor.at] == 0) ++cursor.at;
    return cursor.at < slots.size() ? slots[cursor.at++] : 0;
}

Bits Layer::next(Cursor& cursor, std::span<const Bits> subset) const {
    std::size_t i = cursor.at / 64;
    if (i >= subset.size()) return 0;
    Bits left = subset[i] & ~Bits{0} << cursor.at % 64;
    while (left == 0) {
        if (++i == subset.size()) {
            cursor.at = 64 * i;
            return 0;
        }
        left = subset[i];
    }
    const std::size_t place = 64 * i + lowest(left);
    cursor.at = place + 1;
    if (ranking_ == nullptr) return set_.slots()[place];
    while (bases_[cursor.high + 1] <= place) ++cursor.high;
    return ranking_->join(cursor.high,
                          ranking_->lows(cursor.high, pegs_)[place - bases_[cursor.high]]);
}

Layer::Cursor Layer::cursor(std::size_t part, std::size_t parts) const {
    const std::uint64_t all = ranking_ == nullptr ? set_.slots().size() : bases_.back();
    const auto at = static_cast<std::size_t>(all * part / parts);
    if (ranking_ == nullptr) return {.at = at};
    const auto after = std::ranges::upper_bound(bases_, at);
    return {at, static_cast<std::size_t>(after - bases_.begin()) - 1};
}

}  // namespace peg
