// SPDX-License-Identifier: MIT
#include "core/levels/level_set.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/levels/dense_canonicalizer.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {
namespace {

using Positions = std::set<DensePosition>;

Positions all_of(const LevelSet& set) {
    Positions positions;
    LevelSet::Cursor cursor;
    while (const auto position = set.next(cursor)) positions.insert(*position);
    return positions;
}

TEST_CASE("numbers of positions have no gaps", "[levels]") {
    oracle::Random random(229);
    for (const auto& [i, drawn, board] : random_boards(random, 40, 1, 12)) {
        const ClassRule class_of(board);
        const DenseCanonicalizer canonicalizer(board, std::span<const Bits>());
        for (PositionClass wanted = 0; wanted < 16; ++wanted) {
            const Ranking ranking(board, wanted);
            const std::vector<std::uint64_t> sizes = positions_by_pegs(board, wanted);
            std::vector<std::set<std::uint32_t>> numbers(sizes.size());
            for (Bits bits = 0; bits < Bits{1} << board.hole_count(); ++bits) {
                const DensePosition position(bits);
                const Bits pegs = canonicalizer.pegs(position);
                if (class_of(pegs) != wanted) continue;
                const std::size_t high = ranking.high(position);
                const std::uint32_t number =
                    ranking.bases(count(pegs))[high] + ranking.place(position);
                if (!numbers[static_cast<std::size_t>(count(pegs))].insert(number).second)
                    FAIL("two positions have the same number");
                if (ranking.join(high, ranking.lows(high, count(pegs))[ranking.place(position)]) !=
                    position)
                    FAIL("the number does not lead back");
            }
            for (std::size_t pegs = 0; pegs < sizes.size(); ++pegs) {
                CHECK(numbers[pegs].size() == sizes[pegs]);
                if (sizes[pegs] > 0) CHECK(*numbers[pegs].rbegin() + 1 == sizes[pegs]);
                CHECK(ranking.bases(static_cast<int>(pegs)).back() == sizes[pegs]);
            }
        }
    }
}

TEST_CASE("a set holds what was put in, hashed or as a bitmap", "[levels]") {
    oracle::Random random(233);
    const auto drawn = oracle::read_board(false, "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
    const Board board = board_of(drawn);
    const DenseCanonicalizer canonicalizer(board, std::span<const Bits>());
    const ClassRule class_of(board);
    const PositionClass wanted = class_of(bit(hole_of(board, 0)));
    for (int pegs : {8, 17}) {
        LevelSpace space(board, wanted);
        LevelSet set(space, pegs);
        Positions positions;
        std::size_t most_hashed = 0;
        while (positions.size() < 12'000) {
            const DensePosition position = canonicalizer.dense(
                position_of(board, oracle::random_pegs(random, drawn, pegs)).pegs);
            if (class_of(canonicalizer.pegs(position)) != wanted) continue;
            if (set.contains(position) != positions.contains(position)) FAIL("contains is wrong");
            const bool added = positions.insert(position).second;
            if (set.insert(position) != added) FAIL("insert is wrong");
            if (set.size() != positions.size()) FAIL("size is wrong");
            if (space.bytes() == 0) most_hashed = set.size();
            if (positions.size() % 1000 == 0) CHECK(all_of(set) == positions);
        }
        CHECK(most_hashed > 1000);
        CHECK(space.bytes() > 0);
        CHECK(set.bytes() <= space.bitmap_bytes(pegs) + 128);
    }
}

TEST_CASE("no bitmap where there would be too many positions", "[levels]") {
    std::vector<Cell> cells;
    for (std::uint8_t i = 0; i < 64; ++i)
        cells.push_back({static_cast<std::uint8_t>(i % 8), static_cast<std::uint8_t>(i / 8)});
    const Board board = *Board::make(Lattice::kSquare, cells);
    LevelSpace space(board, 0);
    LevelSet set(space, 2);
    Positions inserted;
    for (Hole a = 0; a < 64; ++a)
        for (Hole b = 0; b < a; ++b) {
            const DensePosition position(bit(a) | bit(b));
            if (!inserted.insert(position).second || !set.insert(position)) FAIL("not added");
        }
    CHECK(set.size() == 64 * 63 / 2);
    CHECK(all_of(set) == inserted);
    CHECK(space.bytes() == 0);
}

}  // namespace
}  // namespace peg
