// SPDX-License-Identifier: MIT
#include "core/proof/merson_regions.h"

#include <catch2/catch_test_macros.hpp>

#include "core/board/catalogue.h"
#include "core/board/notation.h"

namespace peg {
namespace {

TEST_CASE("Merson regions are full, apart, and cannot be jumped into", "[merson]") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(entry.name);
        const auto [board, classic] = *parse_board_name(entry.name);
        const MersonRegions merson(board, classic.start.pegs, 0, 0);
        CHECK(merson.size() >= 5);
        Bits taken = 0;
        for (Bits region : merson.regions()) {
            CHECK((region & ~classic.start.pegs) == 0);
            CHECK((region & taken) == 0);
            taken |= region;
            for (const Jump& jump : board.jumps())
                if (contains(region, jump.over))
                    CHECK((contains(region, jump.from) || contains(region, jump.to)));
        }
        CHECK(merson.moves_from_start(classic.start.pegs) == 0);
        CHECK(merson.moves_from_start(0) == merson.size());
        CHECK(merson.moves_to_end(classic.start.pegs) == merson.size());
        CHECK(merson.moves_to_end(0) == 0);
    }
}

TEST_CASE("what may stay full is not counted on", "[merson]") {
    const auto [board, classic] = *parse_board_name("english");
    const Bits start = classic.start.pegs;
    CHECK(MersonRegions(board, start, 0, 0).size() == 12);
    CHECK(MersonRegions(board, start, 0, 2).moves_to_end(start) == 10);
    const Bits corner = bit(*parse_hole(board, "c1"));
    const MersonRegions beside(board, start, corner, 0);
    for (Bits region : beside.regions()) CHECK(region != corner);
    CHECK(MersonRegions(board, start, start, 0).size() == 0);
}

}  // namespace
}  // namespace peg
