// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/random_boards.h"
#include "support/rounds.h"

// Writing and reading finishes.

namespace peg {

namespace {

Bits holes_named(const Board& board, const std::vector<std::string>& names) {
    Bits holes = 0;
    for (const std::string& name : names) holes |= bit(*parse_hole(board, name));
    return holes;
}

// A row above the rest of an English board that may be anything. (Two question marks in a row could
// begin a trigraph.)
std::string on_top(const std::string& row) {
    std::string text = row + "/..***/*******/*******/*******/..***/..***";
    std::ranges::replace(text, '*', '?');
    return text;
}

Finish random_finish(oracle::Random& random, const Board& board) {
    const auto some = [&] { return random_holes(random, board) | bit(random_hole(random, board)); };
    switch (oracle::below(random, 8)) {
        case 0: return Finish::at(random_hole(random, board));
        case 1: return Finish::any();
        case 2: return Finish::fewest();
        case 3: return Finish::exactly({random_holes(random, board)});
        case 4: {
            const Bits holes = some();
            // A pattern has a free hole; otherwise it is a position.
            return holes == board.holes()
                       ? Finish::reach(random_hole(random, board))
                       : Finish::pattern(holes, {random_holes(random, board) & holes});
        }
        case 5: {
            const Bits holes = some();
            return count(holes) == 1 ? Finish::at(lowest(holes)) : Finish::one_of(holes);
        }
        case 6: return Finish::exactly_pegs(2 + oracle::below(random, board.hole_count() - 1));
        default: return Finish::most();
    }
}

}  // namespace

TEST_CASE("what is written of a finish is read as the same finish", "[notation][finish]") {
    oracle::Random random(811);
    for (const auto& [i, drawn, board] :
         random_boards(random, rounds(1000), 2, 40, MixedIn::kAnyBoard)) {
        // On a board of one hole, reaching that hole is a position.
        if (board.hole_count() == 1) continue;
        const Finish finish = random_finish(random, board);
        const std::string text = format_finish(board, finish);
        CAPTURE(text);
        const auto read = parse_finish(board, text);
        REQUIRE(read.has_value());
        REQUIRE(*read == finish);
    }
}

TEST_CASE("finishes are read as they are meant", "[notation][finish]") {
    const Board board = board_named("english");
    const auto read = [&](const std::string& text) { return *parse_finish(board, text); };
    const Bits d1 = holes_named(board, {"d1"});
    CHECK(read("most") == Finish::most());
    CHECK(read("reach:d1") == Finish::pattern(d1, {d1}));
    CHECK(read(on_top("..?x?")) == read("reach:d1"));
    CHECK(read("one-of:a3,d1,g5") == Finish::one_of(holes_named(board, {"d1", "g5", "a3"})));
    CHECK(read("one-of:d1,d1") == Finish::at(lowest(d1)));
    CHECK(read("pegs:3") == Finish::exactly_pegs(3));
    CHECK(read("pegs:1") == Finish::any());
    const Finish pattern = read(on_top("..o?x"));
    CHECK(pattern ==
          Finish::pattern(holes_named(board, {"c1", "e1"}), {holes_named(board, {"e1"})}));
}

TEST_CASE("what is wrong with a finish is said", "[notation][finish]") {
    const Board board = board_named("english");
    const auto error_of = [&](const std::string& text) {
        const auto read = parse_finish(board, text);
        REQUIRE_FALSE(read.has_value());
        CHECK(is_clean(read.error()));
        return read.error();
    };
    CHECK(error_of("one-of:") == board_error("hole_name", "\"\""));
    CHECK(error_of("one-of:d4,") == board_error("hole_name", "\"\""));
    CHECK(error_of("one-of:d4,a1") == board_error("no_hole", "\"a1\""));
    CHECK(error_of("reach:a1") == board_error("no_hole", "\"a1\""));
    CHECK(error_of("reach:") == board_error("hole_name", "\"\""));
    for (const char* number : {"0", "34", "-1", "", "3x", "99999999999", "2.5"}) {
        const std::string text = std::string("pegs:") + number;
        CHECK(error_of(text) == board_error("finish_pegs", '"' + std::string(number) + '"', 33));
    }
    CHECK(error_of("?") == board_error("position_row", 7));
    CHECK(error_of(on_top("?.x?x")) == board_error("position_has", board_error("place", 1, 1)));
    CHECK(error_of("mostly") == board_error("finish", "\"mostly\""));
}

}  // namespace peg
