// SPDX-License-Identifier: MIT
#include "read/read_text.h"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <random>
#include <string>

#include "core/board/catalogue.h"
#include "core/board/game.h"
#include "core/board/notation/foreign_notation.h"
#include "read/drawing/drawing.h"
#include "read/drawing/grid.h"
#include "read/drawing/sign_roles.h"
#include "read/fields/board_names.h"
#include "read/fields/fields.h"
#include "read/fields/json_fields.h"
#include "read/fields/link.h"
#include "read/kit/signs.h"
#include "read/moves/move_tokens.h"
#include "read/moves/moves.h"
#include "read/moves/read_hole.h"

namespace peg {
namespace {

BoardAndProblem named(std::string_view name) {
    const auto board = parse_board_name(name);
    REQUIRE(board);
    return *board;
}

Signs signs(std::string_view text) {
    const auto read = signs_of(text);
    REQUIRE(read);
    return *read;
}

TEST_CASE("what is not seen is dropped, and what looks alike becomes alike") {
    CHECK(signs("\xef\xbb\xbfx\r\ny") == U"x\ny");
    CHECK(signs("\u26ab\ufe0f\u00a0\uff58") == U"\u26ab x");
    CHECK(signs("\x1b[33mx\x1b[0m") == U"x");
    CHECK(signs(std::string_view("\xff\xfe"
                                 "d\0"
                                 "4\0",
                                 6)) == U"d4");
    CHECK(text_of(signs("a\u00e9\u2192\U0001f534")) == "a\u00e9\u2192\U0001f534");
    CHECK_FALSE(signs_of(std::string_view("\x7f"
                                          "ELF\0\0",
                                          6)));
    CHECK_FALSE(signs_of("\x80\x81\x82\x83"));
}

TEST_CASE("HTML is rows and cells") {
    CHECK(without_html(U"<tr><td>x</td><td></td><td>o</td></tr>") == U"\nx\t\to\n");
    CHECK(without_html(U"<tr>\n  <td>x</td>\n  <td>o</td>\n</tr>") == U"\nx\to\n");
    CHECK(without_html(U"a &lt; b &amp; &#9679;&#x25CB;") == U"a < b & \u25cf\u25cb");
    CHECK(without_html(U"1 < 2 & <unknown>") == U"1 < 2 & <unknown>");
}

TEST_CASE("boards have names in five languages") {
    CHECK(boards_named(U"the English board").front() == "english");
    CHECK(boards_named(U"Dreieck 15").front() == "triangle15");
    CHECK(boards_named(U"\u00c9toile 13").front() == "star13");
    CHECK(boards_named(U"33-hole English").front() == "english");
    CHECK(boards_named(U"Triangle").size() > 3);
    CHECK(boards_named(U"Triangle 16").empty());
    CHECK(boards_named(U"English lesson").empty());
    CHECK(boards_named(U"15").empty());
    for (const CatalogueEntry& entry : catalogue()) {
        CHECK(boards_named(signs(entry.name)).front() == entry.name);
        CHECK(boards_named(signs(entry.title)).front() == entry.name);
    }
}

TEST_CASE("links lose what mail puts around them") {
    const auto fields = [](SignsView text) {
        const auto links = links_in(text);
        REQUIRE(links.size() == 1);
        return links.front().front().fields;
    };
    CHECK(fields(U"(https://a.b/#board=english&finish=d4).").finish == "d4");
    CHECK(fields(U"https://a.b/%23board=english&amp;finish=d4").finish == "d4");
    CHECK(fields(U"https://a.b/#board=english&vacancy=d\n4").vacancy == "d4");
    CHECK(fields(U"https://a.b/?u=1#BOARD=english&utm_source=x").board == "english");
    CHECK(links_in(U"https://a.b/?q=english").empty());
    CHECK(links_in(U"board=english").empty());
}

TEST_CASE("fields stand in lines, in JSON and in commands") {
    std::vector<SignsView> lines{U"Board: english", U"finish = d4", U"other"};
    const Fields labelled = take_labelled(lines);
    CHECK(labelled.board == "english");
    CHECK(labelled.finish == "d4");
    CHECK(lines[0].empty());
    CHECK(lines[2] == U"other");
    std::vector<SignsView> command{U"$ lastpeg check english --vacancy d4 'd2-d4 b3-d3'"};
    const Fields given = take_labelled(command);
    CHECK(given.vacancy == "d4");
    CHECK(given.moves == "d2-d4 b3-d3 ");
    const auto json = fields_of_json(U"{\"board\":\"english\",\"moves\":[\"d2-d4\",\"b3-d3\"]}");
    REQUIRE(json);
    CHECK(json->moves == "d2-d4 b3-d3");
    CHECK_FALSE(fields_of_json(U"[{\"from\":5}]"));
}

TEST_CASE("links, fields and commands mark pegs") {
    const auto english = parse_board_name("english");
    REQUIRE(english);
    const auto hole = [&](const char* name) { return *parse_hole(english->board, name); };
    for (const char* text :
         {"https://example.org/#board=english&vacancy=d4&finish=marked:a4%3Eg4,g4%3Ea4",
          "https://example.org/#board=english&vacancy=d4&marked=a4%3Eg4,g4%3Ea4",
          "board: english\nvacancy: d4\nmarked: a4>g4,g4>a4",
          "lastpeg solve english --vacancy d4 --finish 'marked:a4>g4,g4>a4'",
          R"({"board":"english","vacancy":"d4","finish":"marked:a4>g4,g4>a4"})"}) {
        CAPTURE(text);
        const auto readings = read_text(*english, text);
        REQUIRE(readings);
        REQUIRE(readings->size() == 1);
        const TextReading& reading = readings->front();
        CHECK(reading.kind == TextReading::Kind::kProblem);
        REQUIRE(reading.marks.all().size() == 2);
        CHECK(reading.marks.all()[0] == Marks::Mark{hole("a4"), hole("g4")});
        CHECK(reading.marks.all()[1] == Marks::Mark{hole("g4"), hole("a4")});
        CHECK(reading.finish == Finish::exactly({bit(hole("a4")) | bit(hole("g4"))}));
    }
    const auto survivor = read_text(*english, "https://example.org/#board=english&survivor=D2");
    REQUIRE(survivor);
    CHECK(survivor->front().survivor == hole("d2"));
    CHECK(survivor->front().notes.empty());
    const auto both = read_text(*english, "#board=english&finish=any%20marked:d2%3Ed4");
    REQUIRE(both);
    CHECK(both->front().finish == Finish::any());
    CHECK(both->front().marks.all().size() == 1);
    for (const char* wrong : {"#board=english&survivor=d4", "#board=english&marked=d4%3Ed2",
                              "#board=english&survivor=z9", "#board=english&marked=d2"})
        CHECK_FALSE(read_text(*english, wrong));
}

TEST_CASE("grids come from tables, brackets and lines") {
    CHECK(grid_in_brackets(U"int a[2][3] = {{1, 0, -1}, {1, 1, 1}};")->cells.size() == 6);
    CHECK(grid_in_brackets(U"[1 0; 1 1; 0 1]")->rows == 3);
    CHECK_FALSE(grid_in_brackets(U"[[4,1],[6,4]]"));
    CHECK_FALSE(grid_in_brackets(U"(1, 2) to (1, 0)"));
    CHECK(grid_on_one_line(U"..x/.xx/xxx")->rows == 3);
    CHECK_FALSE(grid_on_one_line(U"12/05"));
    const std::vector<SignsView> lines{U"some words", U"xox", U"xxx", U"", U"more words"};
    const auto blocks = grids_in(lines);
    REQUIRE(blocks.size() == 1);
    CHECK(blocks[0].first == 1);
    CHECK(blocks[0].last == 3);
}

TEST_CASE("a sign that may be a peg or a hole is what the game bears out") {
    const BoardAndProblem english = named("english");
    const auto grid = grid_on_one_line(U"##ooo##/##ooo##/ooooooo/oooxooo/ooooooo/##ooo##/##ooo##");
    REQUIRE(grid);
    const auto drawn = drawings_of(english.board, {*grid});
    REQUIRE(drawn);
    // Both readings are offered: with x as peg the game would be over.
    REQUIRE(drawn->size() == 2);
    CHECK(peg_count((*drawn)[0].start) + peg_count((*drawn)[1].start) == 33);
    CHECK(suits_of(U"-1").none > suits_of(U"-1").peg);
    CHECK(is_cell_word(U"Empty"));
    CHECK_FALSE(is_cell_word(U"attic"));
}

TEST_CASE("words, pairs and signs of a game are told apart") {
    using Kind = MoveToken::Kind;
    const auto kinds = [](SignsView text) {
        std::vector<Kind> all;
        for (const MoveToken& token : move_tokens_of(text).tokens) all.push_back(token.kind);
        return all;
    };
    CHECK(kinds(U"d2-d4") == std::vector{Kind::kName, Kind::kDash, Kind::kName});
    CHECK(kinds(U"(3, 1) nach (3,3)") == std::vector{Kind::kPair, Kind::kWord, Kind::kPair});
    CHECK(kinds(U"row 2, column 4") == std::vector{Kind::kPair});
    CHECK(kinds(U"r2c4") == std::vector{Kind::kPair});
    CHECK(kinds(U"a >> b") == std::vector{Kind::kWord, Kind::kDouble, Kind::kName});
    CHECK(kinds(U"{good} d2 (2. b3-d3)") == std::vector{Kind::kName});
    CHECK(kinds(U"**d2**") == std::vector{Kind::kName});
    CHECK(move_tokens_of(U"{good} d2").notes.size() == 1);
    CHECK(meaning_of_word(U"\u00dcBER") == Meaning::kOver);
    CHECK_FALSE(meaning_of_word(U"attic"));
}

TEST_CASE("every notation that is written is read back") {
    for (const std::string_view name :
         {"english", "european", "triangle15", "hexagon19", "square6"}) {
        const BoardAndProblem at_hand = named(name);
        Game game(at_hand.board, at_hand.classic);
        for (int n = 0; n < 9; ++n)  // everything that can be played
            for (std::size_t id = 0; id < at_hand.board.jumps().size(); ++id)
                if (game.play(static_cast<JumpId>((id * 7 + 3) % at_hand.board.jumps().size())))
                    break;
        REQUIRE(game.played().size() > 4);
        const std::vector<JumpId> jumps(game.played().begin(), game.played().end());
        for (const Notation notation : kEveryNotation)
            for (const JumpStyle style : {JumpStyle::kTo, JumpStyle::kOver}) {
                const auto text = write_game(at_hand.board, jumps, notation, style);
                if (!text) continue;
                INFO(name << ": " << *text);
                const auto read = read_text(at_hand, *text);
                REQUIRE(read);
                CHECK(std::ranges::any_of(
                    *read, [&](const TextReading& reading) { return reading.jumps == jumps; }));
            }
    }
}

TEST_CASE("holes have names in any notation that leaves no doubt") {
    const Board board = named("english").board;
    CHECK(*read_hole(board, "D4") == *parse_hole(board, "d4"));
    CHECK_FALSE(read_hole(board, "17"));
    CHECK_FALSE(read_hole(board, ""));
    CHECK_FALSE(read_hole(board, "d4 d5"));
}

// --- Fuzz

const std::vector<std::string> kSamples{
    "1. d2-d4! 2. b3-d3 (2. f3-d3) {good} 3. c1-c3 1-0",
    "Move from 4 over 2 to 1 Move from 6 over 5 to 4",
    "(5,3) to (3,3) remove (4,3)\n(4,5) to (4,3) remove (4,4)",
    "[{\"from\":{\"row\":1,\"column\":3},\"to\":{\"row\":3,\"column\":3}}]",
    "    * * *\n    * * *\n* * * * * * *\n* * *   * * *\n* * * * * * *\n    * * *\n    * * *",
    " 1       \u25cb\n 2      \u25cb \u25cf\n 3     \u25cb \u25cf \u25cf\n    a b c",
    "| x | o |\n|---|---|\n| x | x |\n| o | x |",
    "{-1, 1, 0},\n{1, 1, 1},\n{-1, 1, 1}",
    "(see https://example.org/#board=english&amp;position=..ooo/..oxo&moves=d2-d4,b3-d3).",
    "<table><tr><td>x</td><td>o</td></tr><tr><td>x</td></tr></table>",
    "lattice: triangular\no\nxx\nxxx",
    "d2 \u2193, b3 \u2192, 5 rechts",
    "x x e e e\ne e o O e\n\u26ab\ufe0f\u26aa\ufe0f",
};

TEST_CASE("any text is read or refused, in bounded time", "[fuzz]") {
    std::mt19937 random(7);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    const std::vector<BoardAndProblem> boards{named("english"), named("triangle15"),
                                              named("hexagon19")};
    const auto look = [&](const std::string& text) {
        const BoardAndProblem& at_hand = boards[below(boards.size())];
        const auto read = read_text(at_hand, text);
        if (!read) {
            CHECK_FALSE(read.error().code.empty());
            return;
        }
        REQUIRE_FALSE(read->empty());
        for (const TextReading& reading : *read) {
            if (!reading.board || reading.jumps.empty()) continue;
            // Moves are read only if they can be played.
            Problem problem{
                vacancy(*reading.board, reading.board->reading_order()[0]), Finish::any(), {}};
            problem = *reading.board == at_hand.board ? at_hand.classic : problem;
            for (const CatalogueEntry& entry : catalogue())
                if (const auto known = parse_board_name(entry.name);
                    known && known->board == *reading.board && !(*reading.board == at_hand.board))
                    problem = known->classic;
            if (reading.position) problem.start = *reading.position;
            CHECK(replay(*reading.board, problem, reading.jumps).legal == reading.jumps.size());
        }
    };
    const std::string_view kBytes = " \t\n()[]{}\"'<>&#%/|.,;:-=>*xo01Xaz9\xe2\x97\x8f\xff\x00";
    for (int round = 0; round < 3000 / PEG_ROUNDS_DIVISOR; ++round) {
        std::string text = kSamples[below(kSamples.size())];
        for (std::size_t n = below(8); n > 0 && !text.empty(); --n) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0: text.erase(at, 1 + below(3)); break;
                case 1: text.insert(at, 1, kBytes[below(kBytes.size())]); break;
                case 2: text[at] = text[below(text.size())]; break;
                default: text.insert(at, kSamples[below(kSamples.size())].substr(0, 9)); break;
            }
        }
        look(text);
        std::string noise;
        for (std::size_t n = below(60); n > 0; --n)
            noise += static_cast<char>(below(4) == 0 ? below(256) : 32 + below(90));
        look(noise);
    }
}

// In quadratic time this would hit the test's time limit.
TEST_CASE("a long text is read or refused, whatever it repeats", "[fuzz]") {
    const BoardAndProblem at_hand = named("english");
    std::vector<std::string> pieces(kSamples);
    for (const char* piece :
         {"x", "x o\n", "[1,0],", "5 ", "(", "<", "&", "#board=", "a/", "\"", "{", "> ", "1. ",
          "left ", "row 1 column ", "x\n\n", "board: x\n", "d2-d4\n"})
        pieces.emplace_back(piece);
    for (const std::string& piece : pieces) {
        std::string text;
        while (text.size() < 20'000) text += piece;
        INFO(piece);
        const auto readings = read_text(at_hand, text);
        CHECK((readings || !readings.error().code.empty()));
    }
}

}  // namespace
}  // namespace peg
