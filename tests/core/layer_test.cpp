// SPDX-License-Identifier: MIT
#include "core/layer.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/orbits.h"
#include "core/translate.h"

namespace peg {
namespace {

std::set<Bits> all_of(const Layer& layer) {
    std::set<Bits> words;
    Layer::Cursor cursor;
    while (const Bits word = layer.next(cursor)) words.insert(word);
    return words;
}

TEST_CASE("numbers of positions have no gaps", "[layer]") {
    oracle::Random random(229);
    for (int i = 0; i < 40; ++i) {
        const Board board =
            board_of(oracle::random_connected_board(random, i % 2 == 0, 1 + i % 12));
        const ClassRule class_of(board);
        const Orbits orbits(board, std::span<const Bits>());
        for (PositionClass wanted = 0; wanted < 16; ++wanted) {
            const Ranking ranking(board, wanted);
            const std::vector<std::uint64_t> sizes = layer_sizes(board, wanted);
            std::vector<std::set<std::uint32_t>> numbers(sizes.size());
            for (Bits word = 0; word < Bits{1} << board.hole_count(); ++word) {
                const Bits pegs = orbits.pegs(word);
                if (class_of(pegs) != wanted) continue;
                const std::size_t high = ranking.high(word);
                const std::uint32_t number = ranking.bases(count(pegs))[high] + ranking.place(word);
                if (!numbers[static_cast<std::size_t>(count(pegs))].insert(number).second)
                    FAIL("two positions have the same number");
                if (ranking.join(high, ranking.lows(high, count(pegs))[ranking.place(word)]) !=
                    word)
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

TEST_CASE("a layer holds what was put in, hashed or as a bitmap", "[layer]") {
    oracle::Random random(233);
    const auto drawn = oracle::read_board(false, "xxxxx/xxxxx/xxxxx/xxxxx/xxxxx");
    const Board board = board_of(drawn);
    const Orbits orbits(board, std::span<const Bits>());
    const ClassRule class_of(board);
    const PositionClass wanted = class_of(bit(hole_of(board, 0)));
    for (int pegs : {8, 17}) {
        LayerKind kind(board, wanted);
        Layer layer(kind, pegs);
        std::set<Bits> words;
        std::size_t most_hashed = 0;
        while (words.size() < 12'000) {
            const Bits word =
                orbits.word(position_of(board, oracle::random_pegs(random, drawn, pegs)).pegs);
            if (class_of(orbits.pegs(word)) != wanted) continue;
            if (layer.contains(word) != words.contains(word)) FAIL("contains is wrong");
            const bool added = words.insert(word).second;
            if (layer.insert(word) != added) FAIL("insert is wrong");
            if (layer.size() != words.size()) FAIL("size is wrong");
            if (kind.bytes() == 0) most_hashed = layer.size();
            if (words.size() % 1000 == 0) CHECK(all_of(layer) == words);
        }
        CHECK(most_hashed > 1000);
        CHECK(kind.bytes() > 0);
        CHECK(layer.bytes() <= kind.bitmap_bytes(pegs) + 128);
    }
}

TEST_CASE("no bitmap where there would be too many positions", "[layer]") {
    std::vector<Cell> cells;
    for (std::uint8_t i = 0; i < 64; ++i)
        cells.push_back({static_cast<std::uint8_t>(i % 8), static_cast<std::uint8_t>(i / 8)});
    const Board board = *Board::make(Lattice::kSquare, cells);
    LayerKind kind(board, 0);
    Layer layer(kind, 2);
    for (Bits word = 1; word <= 10'000; ++word) layer.insert(word);
    CHECK(layer.size() == 10'000);
    CHECK(kind.bytes() == 0);
}

}  // namespace
}  // namespace peg
