// SPDX-License-Identifier: MIT
#include "core/board/notation/foreign_notation.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/catalogue.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "support/boards.h"
#include "support/errors.h"
#include "support/oracle.h"
#include "support/random_boards.h"

namespace peg {

namespace {

// A problem with a solution, made by backward play from one peg.
struct Solved {
    Problem problem;
    std::vector<JumpId> jumps;
};
Solved random_solution(oracle::Random& random, const Board& board) {
    const Hole last = random_hole(random, board);
    Solved solved{{{bit(last)}, Finish::at(last)}, {}};
    for (int i = 0; i < board.hole_count(); ++i) {
        std::vector<JumpId> possible;
        for (std::size_t id = 0; id < board.jumps().size(); ++id) {
            const Jump& jump = board.jumps()[id];
            if ((solved.problem.start.pegs & jump.mask) == bit(jump.to))
                possible.push_back(static_cast<JumpId>(id));
        }
        if (possible.empty()) break;
        const JumpId id = oracle::one_of(random, possible);
        solved.jumps.insert(solved.jumps.begin(), id);
        solved.problem.start = play(solved.problem.start, board.jump(id));
    }
    return solved;
}

// The only reading of a text on the English board, from the full board without d4 to d4.
GameReading only(std::string_view text, std::string_view name = "english") {
    const auto [board, classic] = named(name);
    const auto reading = read_game(board, classic, text);
    if (!reading) FAIL(reading.error());
    REQUIRE(reading->legal());
    return *reading;
}
std::string in_our_names(std::string_view text) {
    return format_moves(board_named("english"), only(text).jumps);
}
Error what_is_wrong(std::string_view text, std::string_view name = "english") {
    const auto [board, classic] = named(name);
    const auto reading = read_game(board, classic, text);
    return error_of(reading);
}
Error wrong_as(std::string_view text, Notation notation, std::string_view name = "english") {
    const auto [board, classic] = named(name);
    const auto reading = read_game_as(board, classic, text, notation);
    return error_of(reading);
}

// --- Published solutions of the classic problems
// --------------------------------------------------

// H. E. Dudeney, Amusements in Mathematics (1917), no. 227: nineteen moves.
constexpr std::string_view kDudeney =
    "19\u201417, 16\u201418, (29\u201417, 17\u201419), 30\u201418, 27\u201425, (22\u201424, "
    "24\u201426), 31\u201423, (4\u201416, 16\u201428), 7\u20149, 10\u20148, 12\u201410, "
    "3\u201411, 18\u20146, (1\u20143, 3\u201411), (13\u201427, 27\u201425), (21\u20147, "
    "7\u20149), (33\u201431, 31\u201423), (10\u20148, 8\u201422, 22\u201424, 24\u201426, "
    "26\u201412, 12\u201410), 5\u201417.";
// E. Bergholt 1912 in the letters of Winning Ways, as encyclopedias print it: jump by jump.
constexpr std::string_view kBergholtLetters =
    "ex lj ck Pf DP GI JH mG GI ik gi LJ JH Hl lj jh CK pF AC CK Mg gi ac ck kI dp pF FD DP Pp ox";
// The same in digits, from a page about marbles. Its reflection at the diagonal is a solution, too.
constexpr std::string_view kBergholtDigits =
    "1:         46*44\n2:         65*45\n3:         57*55\n4:         54*56\n5:         52*54\n"
    "6:         73*53\n7:         43*63\n8:         75*73*53\n9:         35*55\n"
    "10:        15*35\n11:        23*43*63*65*45*25\n12:        37*57*55*53\n13:        31*33\n"
    "14:        34*32\n15:        51*31*33\n16:        13*15*35\n17:        36*34*32*52*54*34\n"
    "18:        24*44\n";
// B. Butler (Durango Bill), numbers from 0.
constexpr std::string_view kButler =
    "4->16, 7->9, 0->8, 2->0, 9->7, 6->8, 10->2, 12->10, 15->3, 0->8, 13->15, 15->3, 17->5, "
    "2->10, 19->17, 17->5, 27->15, 20->22, 22->8, 3->15, 15->17, 24->10, 5->17, 26->24, 23->25, "
    "32->24, 17->29, 30->32, 32->24, 25->23, 28->16";
// A page on the triangle of 15 holes.
constexpr std::string_view kTrianglePage =
    "Jump from 4 to 1, from 6 to 4, from 1 to 6 and from 7 to 2. Jump from 13 to 4, from 2 to 7, "
    "from 10 to 8, from 7 to 9, from 15 to 13, from 12 to 14, from 6 to 13, from 14 to 12 and "
    "from 11 to 13.";

}  // namespace

TEST_CASE("published solutions are read in the notation of their authors", "[foreign]") {
    const Board english = board_named("english");
    const GameReading dudeney = only(kDudeney);
    CHECK(dudeney.notation == Notation::kNumbers);
    CHECK(dudeney.played.finished);
    CHECK(moves_of(english, dudeney.jumps).size() == 19);

    const GameReading bergholt = only(kBergholtLetters);
    CHECK(bergholt.notation == Notation::kMirrored);
    CHECK(bergholt.played.finished);
    CHECK(moves_of(english, bergholt.jumps).size() == 18);

    const GameReading butler = only(kButler);
    CHECK(butler.notation == Notation::kZero);
    CHECK(butler.played.finished);

    const GameReading triangle = only(kTrianglePage, "triangle15");
    CHECK(triangle.notation == Notation::kNumbers);
    CHECK(triangle.played.finished);
    CHECK(triangle.jumps.size() == 13);
}

TEST_CASE("digits of a board with a diagonal can be read both ways", "[foreign]") {
    const auto [board, classic] = named("english");
    CHECK(what_is_wrong(kBergholtDigits) ==
          board_error("ambiguous", board_error("reading", board_error("digits"), "digits"),
                      board_error("reading", board_error("rows"), "rows")));
    const auto both = legal_readings(board, classic, kBergholtDigits);
    REQUIRE(both);
    REQUIRE(both->size() == 2);
    for (const Notation notation : {Notation::kDigits, Notation::kRows}) {
        const auto reading = read_game_as(board, classic, kBergholtDigits, notation);
        REQUIRE(reading);
        CHECK(reading->played.finished);
        CHECK(moves_of(board, reading->jumps).size() == 18);
    }
    // From a start without that symmetry, only one of them can be played ...
    const Problem corner{vacancy(board, *parse_hole(board, "c1")), Finish::any()};
    CHECK(read_game(board, corner, "51-31")->notation == Notation::kDigits);
    // ... or only one reaches the finish.
    const Problem finish{
        *parse_position(board, "..oxo/..oxo/ooooooo/xxooooo/ooooooo/..ooo/..ooo"),
        Finish::exactly(*parse_position(board, "..ooo/..ooo/oooxooo/xxooooo/ooooooo/..ooo/..ooo"))};
    CHECK(legal_readings(board, finish, "41-43")->size() == 2);
    CHECK(read_game(board, finish, "41-43")->notation == Notation::kDigits);
}

TEST_CASE("every notation is read back on every board of the catalogue", "[foreign]") {
    oracle::Random random(71);
    std::array<int, kEveryNotation.size()> written{};
    int told_apart = 0;
    for (const CatalogueEntry& entry : catalogue()) {
        const Board board = board_named(entry.name);
        for (int i = 0; i < 3; ++i) {
            const auto [problem, jumps] = random_solution(random, board);
            if (jumps.empty()) continue;
            for (const Notation notation : kEveryNotation)
                for (const JumpStyle style : {JumpStyle::kTo, JumpStyle::kOver}) {
                    const auto text = write_game(board, jumps, notation, style);
                    if (!text) continue;
                    CAPTURE(entry.name, *text, notation_id(notation));
                    const auto reading = read_game_as(board, problem, *text, notation);
                    REQUIRE(reading);
                    CHECK(reading->jumps == jumps);
                    CHECK(reading->legal());
                    CHECK(reading->played.finished);
                    const auto all = legal_readings(board, problem, *text);
                    REQUIRE(all);
                    CHECK(std::ranges::count(*all, jumps, &GameReading::jumps) == 1);
                    // The reader never guesses.
                    const auto read = read_game(board, problem, *text);
                    if (read) CHECK(read->jumps == jumps);
                    told_apart += read.has_value();
                    ++written[static_cast<std::size_t>(notation)];
                }
        }
        CHECK(write_game(board, {}, Notation::kOwn) == "");
    }
    for (const int count : written) CHECK(count >= 12);
    CHECK(told_apart > 300);
}

TEST_CASE("jumps are joined in many ways", "[foreign]") {
    for (const std::string_view text :
         {"5-17 8-10 1-9",
          "5x17 8X10 1x9",
          "5 x 17, 8 x 10, 1 x 9",
          "5\u219217 8 \u2192 10 1\u21929",
          "5,17 8,10 1,9",
          "(5,17) (8,10) (1,9)",
          "(5, 17), (8, 10), (1, 9)",
          "[[5, 17], [8, 10], [1, 9]]",
          "5 17\n8 10\r\n1 9\n",
          "5 17, 8 10, 1 9",
          "1. 5-17\n2. 8-10\n3. 1-9",
          "1) 5-17 2) 8-10 3) 1-9",
          "1: 5-17; 2: 8-10; 3: 1-9.",
          "Move 1: 5 to 17. Move 2: 8 to 10. Move 3: 1 to 9.",
          "- 5-17\n- 8-10\n- 1-9",
          "* 5 - 17\n* 8 - 10\n* 1 - 9",
          "jump 5 over 10 to 17, jump 8 over 9 to 10, 1 over 4",
          "Peg 5 jumps Peg 10 to Hole 17.\nPeg 8 jumps Peg 9 to Hole 10.\nPeg 1 jumps Peg 4.",
          "5-10-17 8-9-10 1-4-9",
          "(5,10,17),(8,9,10),(1,4,9)",
          "05-17 08-10 01-09",
          "JUMP 5 OVER 10 TO 17 JUMP 8 OVER 9 JUMP 1 OVER 4"}) {
        CAPTURE(text);
        CHECK(in_our_names(text) == "d2-d4 b3-d3 c1-c3");
        CHECK(only(text).notation == Notation::kNumbers);
    }
    for (const std::string_view text :
         {"d2-d4 b3-d3 c1-c3", "D2-D4 B3-D3 C1-C3", "d2 over d3, b3 over c3, c1 over c2",
          "d2xd4 b3xd3 c1xc3", "d2d4 b3d3 c1c3", "1. d2d4\n2. b3d3\n3. c1c3"}) {
        CAPTURE(text);
        CHECK(in_our_names(text) == "d2-d4 b3-d3 c1-c3");
        CHECK(only(text).notation == Notation::kOwn);
    }
    CHECK(in_our_names("e-q h-j a-i") == "d2-d4 b3-d3 c1-c3");
    CHECK(in_our_names("eq hj ai") == "d2-d4 b3-d3 c1-c3");
    CHECK(only("e-q h-j a-i").notation == Notation::kLetters);
    CHECK(only("e-x h-j a-i").notation == Notation::kMirrored);
}

TEST_CASE("several jumps by one peg are one move", "[foreign]") {
    const Board board = board_named("english");
    const Problem problem{*parse_position(board, "..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo"),
                          *parse_finish(board, "e3")};
    for (const std::string_view text :
         {"1-9-11", "1 to 9 to 11", "(1,9,11)", "1 over 4 over 10", "1 over 4 to 9 over 10 to 11",
          "1-9, 9-11", "1-4-9-10-11", "c1c3e3", "31*33*53", "aik"}) {
        CAPTURE(text);
        const auto all = legal_readings(board, problem, text);
        REQUIRE(all);
        CHECK(format_moves(board, all->front().jumps) == "c1-c3-e3");
    }
}

TEST_CASE("what is wrong is said of the reading that gets furthest", "[foreign]") {
    const Error numbers = board_error("numbers");
    const auto wrong = [&](const Error& notation, int word, const char* text, const Error& why) {
        return board_error("wrong_word", notation, word, in_quotes(text), why);
    };
    CHECK(what_is_wrong("5-17 5-17") ==
          board_error("wrong_play", numbers, 2, "d2-d4", board_error("is_empty", "d2")));
    CHECK(what_is_wrong("d2-d4 b3-d3 d2-d5") ==
          wrong(board_error("own"), 3, "d2-d5", board_error("no_jump_to", "d2", "d5")));
    CHECK(what_is_wrong("5-17 8-34") ==
          wrong(numbers, 2, "8-34", board_error("names_no_hole", "\"34\"")));
    CHECK(what_is_wrong("5 over 17") ==
          wrong(numbers, 3, "17", board_error("no_jump_over", "d2", "d4")));
    CHECK(what_is_wrong("5 over 10 to 16") ==
          wrong(numbers, 5, "16", board_error("no_jump_over_to", "d2", "d3", "c4")));
    CHECK(what_is_wrong("5-17 8") == wrong(numbers, 2, "8", board_error("no_landing", "b3")));
    CHECK(what_is_wrong("d2-d4 \x01") == board_error("character", board_error("word", 2, "\"?\"")));
    CHECK(what_is_wrong("") == board_error("no_moves"));
    CHECK(what_is_wrong(" jump \n to ") == board_error("no_moves"));
    CHECK(what_is_wrong(std::string(kMaxGameText + 1, ' ')) == board_error("game_size"));
    CHECK(wrong_as("a-c", Notation::kMirrored, "triangle15") ==
          board_error("no_names", board_error("mirrored")));
    CHECK(wrong_as("x", Notation::kDigits) == board_error("no_moves"));
    // Jumps of a reading exist on the board, but need not be legal.
    const auto [board, classic] = named("english");
    const auto reading = read_game_as(board, classic, "5-17 5-17", Notation::kNumbers);
    REQUIRE(reading);
    CHECK_FALSE(reading->legal());
    CHECK(reading->played.legal == 1);
    CHECK(reading->words == std::vector<std::uint32_t>{1, 2});
}

TEST_CASE("notations have names", "[foreign]") {
    for (const Notation notation : kEveryNotation) {
        CHECK(find_notation(notation_id(notation)) == notation);
        CHECK(notation_words(notation).code == notation_id(notation));
    }
    CHECK_FALSE(find_notation("auto"));
    CHECK_FALSE(find_notation(""));
    const Board english = board_named("english");
    const Hole centre = *parse_hole(english, "d4");
    const auto name = [&](Notation notation) {
        return HoleNames::make(english, notation)->name(centre);
    };
    CHECK(name(Notation::kOwn) == "d4");
    CHECK(name(Notation::kNumbers) == "17");
    CHECK(name(Notation::kZero) == "16");
    CHECK(name(Notation::kDigits) == "44");
    CHECK(name(Notation::kLetters) == "q");
    CHECK(name(Notation::kMirrored) == "x");
    CHECK(HoleNames::make(board_named("european"), Notation::kMirrored)
              ->name(*parse_hole(board_named("european"), "b2")) == "y");
    CHECK_FALSE(
        HoleNames::make(parse_board("lattice: square/xxxxxxxxxx")->board, Notation::kDigits));
    CHECK_FALSE(HoleNames::make(board_named("wiegleb"), Notation::kMirrored));
}

TEST_CASE("any bytes are read, and what is read can be played", "[foreign]") {
    oracle::Random random(72);
    const std::vector<BoardAndProblem> boards{named("english"), named("triangle15"),
                                              named("wiegleb")};
    const std::vector<std::string> pieces{
        "5",  "17", "d2", "d4", "44", "x",    "X",  "-",      "\u2192", "over", "to",  "jump", "(",
        ")",  ",",  " ",  "\n", "1.", "2)",   ":",  "jumps",  "e",      "ex",   "4",   "1",    "6",
        "ab", "Z",  ".",  ";",  "*",  "99",   "0",  "\u2014", "\xff",   "\0",   "->",  "[",    "]",
        "=",  "~",  "/",  "3",  "a1", "c3x5", "16", "24",     "Peg",    "5-17", "8-10"};
    int legal = 0, wrong = 0;
    for (int i = 0; i < 6000; ++i) {
        std::string text;
        for (int n = oracle::below(random, 12); n > 0; --n)
            text += i % 3 == 0 ? std::string(1, static_cast<char>(oracle::below(random, 256)))
                               : oracle::one_of(random, pieces);
        const auto& [board, classic] = boards[static_cast<std::size_t>(oracle::below(random, 3))];
        const auto reading = read_game(board, classic, text);
        if (!reading) {
            ++wrong;
            CHECK(is_clean(reading.error()));
            continue;
        }
        ++legal;
        CHECK(replay(board, classic, reading->jumps).legal == reading->jumps.size());
        CHECK(reading->words.size() == reading->jumps.size());
        CHECK_FALSE(reading->jumps.empty());
    }
    CHECK(legal > 5);
    CHECK(wrong > 1000);
    // The time for the longest texts is not quadratic.
    const auto& [board, classic] = boards[0];
    for (const std::string_view piece : {"5-17 ", "(", "1. ", "d2", "x", "5 over ", "9", ","}) {
        std::string text;
        while (text.size() + piece.size() <= kMaxGameText) text += piece;
        CHECK_FALSE(read_game(board, classic, text));
    }
}

}  // namespace peg
