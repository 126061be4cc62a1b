// SPDX-License-Identifier: MIT
#include "core/board/canonicalizer.h"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <vector>

#include "core/board/catalogue.h"
#include "support/translate.h"

namespace peg {

namespace {

oracle::Pegs image(const oracle::Symmetry& symmetry, const oracle::Pegs& pegs) {
    oracle::Pegs moved(pegs.size(), 'o');
    for (std::size_t i = 0; i < pegs.size(); ++i)
        moved[static_cast<std::size_t>(symmetry[i])] = pegs[i];
    return moved;
}

}  // namespace

TEST_CASE("positions are the same up to symmetry when the oracle says so", "[symmetry]") {
    oracle::Random random(151);
    std::vector<oracle::Board> boards;
    for (const CatalogueEntry& entry : catalogue())
        boards.push_back(oracle::read_board(entry.lattice == Lattice::kTriangular, entry.start));
    for (int i = 0; i < 100; ++i)
        boards.push_back(oracle::random_connected_board(random, i % 2 == 1, 2 + i % 6));
    std::set<std::size_t> sizes;
    std::size_t jumps = 0;
    for (const oracle::Board& drawn : boards) {
        const Board board = board_of(drawn);
        for (int pegs : {0, 1, 2, board.hole_count() / 2}) {
            const oracle::Pegs kept = oracle::random_pegs(random, drawn, pegs);
            std::vector<oracle::Symmetry> expected;
            for (const oracle::Symmetry& symmetry : oracle::symmetries(drawn))
                if (image(symmetry, kept) == kept) expected.push_back(symmetry);
            const Canonicalizer group(board, position_of(board, kept).pegs);
            CAPTURE(oracle::write(drawn, kept), drawn.triangular);
            // Several symmetries of the lattice may move the holes of a small board in the same
            // way.
            REQUIRE(group.size() % expected.size() == 0);
            sizes.insert(group.size());
            const auto images_of = [&](const oracle::Pegs& of) {
                std::set<Bits> images;
                for (const oracle::Symmetry& symmetry : expected)
                    images.insert(position_of(board, image(symmetry, of)).pegs);
                return images;
            };
            for (int i = 0; i < 30; ++i) {
                const oracle::Pegs some =
                    oracle::random_pegs(random, drawn, oracle::below(random, board.hole_count()));
                const auto images = group.images(position_of(board, some).pegs);
                const std::set<Bits> first(images.begin(), images.begin() + group.size());
                if (first != images_of(some)) FAIL(oracle::write(drawn, some));
                for (std::size_t id = 0; id < board.jumps().size(); ++id) {
                    const oracle::Jump jump = jump_of(board, board.jumps()[id]);
                    if (!oracle::is_legal(some, jump)) continue;
                    const Bits smallest = group.smallest_flipped(images, static_cast<JumpId>(id));
                    if (smallest != *images_of(oracle::after(some, jump)).begin())
                        FAIL(oracle::write(drawn, some));
                    ++jumps;
                }
            }
        }
    }
    CHECK(jumps > 10'000);
    CHECK(sizes.size() > 4);
}

}  // namespace peg
