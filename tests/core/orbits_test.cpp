// SPDX-License-Identifier: MIT
#include "core/orbits.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/knowing.h"
#include "core/translate.h"

namespace peg {

TEST_CASE("images, jumps and complements of words are those of the oracle", "[orbits]") {
    oracle::Random random(239);
    for (int i = 0; i < 200; ++i) {
        const oracle::Board drawn =
            i % 2 == 0 ? oracle::random_board(random, i)
                       : oracle::random_connected_board(random, i % 4 == 1, 3 + i % 30);
        const Board board = board_of(drawn);
        const int holes = board.hole_count();
        const oracle::Pegs kept = oracle::random_pegs(random, drawn, i % 3 == 0 ? 0 : 1);
        const auto group = oracle::keeping(drawn, {kept});
        const Orbits orbits(board, std::array{position_of(board, kept).pegs});
        CAPTURE(oracle::write(drawn, kept), drawn.triangular);
        REQUIRE(orbits.size() == group.size());

        const oracle::Pegs some = oracle::random_pegs(random, drawn, oracle::below(random, holes));
        const Bits pegs = position_of(board, some).pegs;
        const auto least = [&](const oracle::Pegs& position) {
            Bits word = ~Bits{0};
            for (const oracle::Symmetry& symmetry : group)
                word = std::min(
                    word, orbits.word(position_of(board, oracle::image(symmetry, position)).pegs));
            return word;
        };
        REQUIRE(orbits.pegs(orbits.word(pegs)) == pegs);
        const Orbits::Images images = orbits.images(orbits.word(pegs));
        REQUIRE(images.pegs == pegs);
        REQUIRE(orbits.smallest(images) == least(some));
        REQUIRE(orbits.smallest(orbits.complement(images)) == least(oracle::complement(some)));

        std::set<oracle::Pegs> orbit;
        for (const oracle::Symmetry& symmetry : group) orbit.insert(oracle::image(symmetry, some));
        REQUIRE(orbits.orbit_size(images) == orbit.size());

        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const auto jump = static_cast<JumpId>(id);
            const oracle::Pegs flipped = pegs_of(board, {pegs ^ board.jump(jump).mask});
            Orbits::Images after = images;
            orbits.flip(after, jump);
            REQUIRE(after.pegs == (pegs ^ board.jump(jump).mask));
            REQUIRE(orbits.smallest(after) == least(flipped));
            REQUIRE(orbits.smallest_flipped(images, jump) == least(flipped));
        }
    }
}

}  // namespace peg
