// SPDX-License-Identifier: MIT
#include "core/levels/dense_canonicalizer.h"

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "support/random_boards.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {

TEST_CASE("images, jumps and complements of dense positions are those of the oracle", "[levels]") {
    oracle::Random random(239);
    for (const auto& [i, drawn, board] : random_boards(random, 200, 3, 32, MixedIn::kAnyBoard)) {
        const int holes = board.hole_count();
        const oracle::Pegs kept = oracle::random_pegs(random, drawn, i % 3 == 0 ? 0 : 1);
        const auto group = oracle::keeping(drawn, {kept});
        const DenseCanonicalizer canonicalizer(board, std::array{position_of(board, kept).pegs});
        CAPTURE(oracle::write(drawn, kept), drawn.triangular);
        REQUIRE(canonicalizer.size() == group.size());

        const oracle::Pegs some = oracle::random_pegs(random, drawn, oracle::below(random, holes));
        const Bits pegs = position_of(board, some).pegs;
        const auto least = [&](const oracle::Pegs& position) {
            DensePosition smallest(~Bits{0});
            for (const oracle::Symmetry& symmetry : group)
                smallest = std::min(
                    smallest, canonicalizer.dense(
                                  position_of(board, oracle::image(symmetry, position)).pegs));
            return smallest;
        };
        REQUIRE(canonicalizer.pegs(canonicalizer.dense(pegs)) == pegs);
        Bits in_reading_order = 0;
        for (std::size_t hole = 0; hole < some.size(); ++hole)
            in_reading_order |= Bits{some[hole] == 'x'} << hole;
        REQUIRE(canonicalizer.dense(pegs).bits == in_reading_order);
        REQUIRE(canonicalizer.smallest(pegs) == least(some));
        const DenseCanonicalizer::Images images = canonicalizer.images(canonicalizer.dense(pegs));
        REQUIRE(images.pegs == pegs);
        REQUIRE(canonicalizer.smallest(images) == least(some));
        REQUIRE(canonicalizer.smallest(canonicalizer.complement(images)) ==
                least(oracle::complement(some)));

        std::set<oracle::Pegs> orbit;
        for (const oracle::Symmetry& symmetry : group) orbit.insert(oracle::image(symmetry, some));
        REQUIRE(canonicalizer.orbit_size(images) == orbit.size());

        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const auto jump = static_cast<JumpId>(id);
            const oracle::Pegs flipped = pegs_of(board, {pegs ^ board.jump(jump).mask});
            const DenseCanonicalizer::Images after = canonicalizer.flipped(images, jump);
            REQUIRE(after.pegs == (pegs ^ board.jump(jump).mask));
            REQUIRE(canonicalizer.smallest(after) == least(flipped));
            REQUIRE(canonicalizer.smallest_flipped(images, jump) == least(flipped));
        }
    }
}

}  // namespace peg
