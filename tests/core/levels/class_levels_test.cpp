// SPDX-License-Identifier: MIT
#include "core/levels/class_levels.h"

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <set>

#include "core/levels/jump_levels.h"
#include "support/boards.h"
#include "support/random_boards.h"
#include "support/rounds.h"
#include "support/run_search.h"
#include "support/translate.h"

namespace peg {
namespace {

TEST_CASE("the positions of a class have numbers without gaps", "[levels]") {
    oracle::Random random(239);
    for (const auto& [i, drawn, board] : random_boards(random, 40, 1, 12)) {
        const ClassRule class_of(board);
        const DenseCanonicalizer canonicalizer(board, std::span<const Bits>());
        std::array<std::set<std::uint64_t>, 16> numbers;
        for (Bits bits = 0; bits < Bits{1} << board.hole_count(); ++bits) {
            const DensePosition position(bits);
            const PositionClass own = class_of(canonicalizer.pegs(position));
            const ClassNumbering numbering(board, own);
            const std::uint64_t number = numbering.number(position);
            if (number >> numbering.digits() != 0) FAIL("the number has too many digits");
            if (!numbers.at(own).insert(number).second) FAIL("two positions have the same number");
            for (const auto& one : numbering.dependent_holes())
                if (one.peg(number) != ((bits >> one.hole & 1) != 0))
                    FAIL("a dependent hole does not follow from the others");
            const auto free = numbering.free_holes();
            for (std::size_t digit = 0; digit < free.size(); ++digit)
                if ((number >> digit & 1) != (bits >> free[digit] & 1))
                    FAIL("a digit is not that of its hole");
        }
        const ClassNumbering any(board, 0);
        CHECK(any.digits() + static_cast<int>(any.dependent_holes().size()) == board.hole_count());
        for (const auto& of_class : numbers)
            CHECK((of_class.empty() || of_class.size() == std::size_t{1} << any.digits()));
    }
}

// The sizes of all levels, with class levels from level `from` on.
std::vector<std::uint64_t> sizes_in_class_levels(const DenseCanonicalizer& canonicalizer,
                                                 Bits start, std::size_t from, int step) {
    JumpLevels levels(canonicalizer, std::array{start});
    while (levels.depth() < from && !levels.exhausted()) levels.expand(1, kNoLimit);
    std::vector<std::uint64_t> sizes = levels.sizes();
    ClassLevels rest(canonicalizer, levels.level(levels.depth()));
    sizes.pop_back();
    while (!rest.exhausted()) rest.expand(static_cast<std::uint64_t>(step));
    CHECK(rest.expand(1000) == 0);
    sizes.insert(sizes.end(), rest.sizes().begin(), rest.sizes().end());
    return sizes;
}

std::vector<std::uint64_t> sizes_of_jump_levels(const DenseCanonicalizer& canonicalizer,
                                                Bits start) {
    JumpLevels levels(canonicalizer, std::array{start});
    while (!levels.exhausted()) levels.expand(1000, kNoLimit);
    return levels.sizes();
}

TEST_CASE("class levels are as large as position by position", "[levels]") {
    oracle::Random random(241);
    std::size_t most = 0;
    for (const auto& [i, drawn, board] : random_boards(random, rounds(60), 20, 25)) {
        const int pegs = board.hole_count() - 1 - oracle::below(random, 4);
        const Bits start = position_of(board, oracle::random_pegs(random, drawn, pegs)).pegs;
        CAPTURE(oracle::write(drawn, pegs_of(board, {start})), drawn.triangular);
        const DenseCanonicalizer canonicalizer(board, std::array{start});
        const auto expected = sizes_of_jump_levels(canonicalizer, start);
        const auto from = static_cast<std::size_t>(oracle::below(random, 4));
        const int step = i % 3 == 0 ? 1 : 1 + oracle::below(random, 10'000);
        CHECK(sizes_in_class_levels(canonicalizer, start, from, step) == expected);
        most = std::max(most, expected.size());
    }
    CHECK(most > 12);
}

TEST_CASE("class levels of symmetric starts are counted up to symmetry", "[levels]") {
    for (const char* name : {"square5", "diamond25", "triangle21", "rhombus25"}) {
        const auto [board, classic] = named(name);
        // Full but for one hole, and full but for an orbit of holes.
        for (Hole hole : {board.reading_order().front(), board.reading_order()[12]}) {
            Bits orbit = 0;
            for (const Permutation& symmetry : board.symmetries()) orbit |= bit(symmetry[hole]);
            for (Bits vacant : {bit(hole), orbit}) {
                const Bits start = board.holes() & ~vacant;
                const DenseCanonicalizer canonicalizer(board, std::array{start});
                CAPTURE(name, format_position(board, {start}), canonicalizer.size());
                CHECK(sizes_in_class_levels(canonicalizer, start, 2, 100'000) ==
                      sizes_of_jump_levels(canonicalizer, start));
            }
        }
    }
}

TEST_CASE("class levels have their memory told before", "[levels]") {
    CHECK(ClassSet::bytes(board_named("european")) >> 20 == 1024);
    CHECK(ClassSet::bytes(board_named("square6")) >> 20 == 512);
    CHECK_FALSE(ClassSet::possible(board_named("wiegleb")));
    CHECK_FALSE(ClassSet::possible(board_named("hexagon19")));
}

}  // namespace
}  // namespace peg
