// SPDX-License-Identifier: MIT
// A pasted text is opened, the player is asked, or an error is shown.

#include <catch2/catch_test_macros.hpp>
#include <set>

#include "app/features/paste/paste.h"
#include "app/features/play/line_choices.h"
#include "app/features/settings/settings_sheet.h"
#include "app/kit/dialog/choice.h"
#include "app/support.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/marks_notation.h"
#include "words/phrases/paste.h"
#include "words/phrases/play.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

std::string solution_in(Table& table, Notation notation) {
    return *write_game(table.state().played.game.board(), table.solution().jumps, notation);
}

}  // namespace

TEST_CASE("a solution pasted as numbers is opened, to be stepped through", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.paste(solution_in(table, Notation::kNumbers));
    CHECK(table.last_said().starts_with(sentences(
        {phrase::paste::moves(31, phrase::paste::numbers()), phrase::paste::moves_solve()})));
    CHECK(table.pegs() == 32);
    CHECK(table.state().played.game.jumps().size() == 31);
    CHECK(table.state().achieved.solved.empty());
    table.run("return");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("moves that can be read in two ways are put to the player", "[ui]") {
    Table table;
    table.paste(solution_in(table, Notation::kDigits));
    CHECK(table.state().sheet == "readings");
    REQUIRE(reading_choices(table.state()).size() >= 2);
    table.choose("reading:1");
    CHECK(table.state().sheet == Sheet::kNone);
    CHECK(table.state().played.game.jumps().size() == 31);
    table.choose("reading:0");
    CHECK(table.last_said() == phrase::sheet::nothing_chosen("reading:0"));
}

TEST_CASE("a position, a drawing, a board and a link are known for what they are", "[ui]") {
    Table table;
    table.paste(kCross);
    CHECK(table.pegs() == 6);
    table.paste("triangle15");
    CHECK(table.state().played.board_text == "triangle15");
    table.paste("xxx\nxox\nxxx\n");
    CHECK(table.pegs() == 8);
    table.paste("look: https://example.org/#board=english&moves=d2-d4 !");
    CHECK(table.line() == "d2-d4");
}

TEST_CASE("a pasted game is opened from its own start, with what was left out", "[ui]") {
    Table table;
    table.paste("..ooo\n..xoo\nooxoooo\nooxxooo\nooooooo\n..ooo\n..ooo\n\n1. (4, 4) to (2, 4)\n"
                "2. (3, 2) to (3, 4)\n3. (2, 4) to (4, 4)");
    CHECK(table.position() == "..ooo/..xoo/ooxoooo/ooxxooo/ooooooo/..ooo/..ooo");
    CHECK(table.line() == "d4-b4 c2-c4 b4-d4");
    table.open("english");
    table.paste("1. d2-d4 {good} 2. b3-d3");
    CHECK(table.line() == "d2-d4 b3-d3");
    CHECK(table.state().played.help.has(HelpKind::kElsewhere));
}

TEST_CASE("a pasted problem brings its finish, its marked pegs and its survivor", "[ui]") {
    Table table;
    const auto problem = [&] { return table.state().played.game.problem(); };
    const auto board = [&] { return table.state().played.game.board(); };
    const std::string start = "board: triangle10\nposition: x/xo/xxo/xxxx\n";
    table.paste(start + "finish: pegs:2\nmarked: a1>a3");
    CHECK(problem().finish.kind == Finish::Kind::kPegs);
    CHECK(format_marks(board(), problem().marks) == "a1>a3");
    CHECK(table.last_said().find("a1") != std::string::npos);
    table.paste("lastpeg solve triangle10 --position x/xo/xxo/xxxx --survivor a2");
    CHECK(problem().marks.empty());
    CHECK(table.state().played.game.survivor() == *parse_hole(board(), "a2"));
    table.paste("board: english\nfinish: reach:d1");
    CHECK_FALSE(table.state().played.game.survivor());
    CHECK(problem().finish.kind == Finish::Kind::kPattern);
    // What does not fit together is said, and changes nothing.
    const std::string before = table.position();
    table.paste(start + "finish: fewest\nmarked: a1>a3");
    CHECK(table.state().message->tone == Tone::kBad);
    CHECK(table.position() == before);
}

TEST_CASE("while the text is read another game may be opened, and stays", "[ui]") {
    Table table;
    table.app.dispatch(Paste{"5-17 12-10"});
    REQUIRE(table.state().thinking);
    table.rest(0.6f);
    table.run("stop");
    CHECK_FALSE(table.state().thinking);
    CHECK(table.state().played.game.jumps().empty());
}

TEST_CASE("any other text is answered with a sentence, and changes nothing", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    for (const std::string& text :
         {std::string("Milk, bread and eggs"), std::string(), std::string("d2-d4 d2-d4"),
          std::string(200'000, 'x'), std::string("\0\xff", 2)}) {
        table.paste(text);
        CHECK(table.state().message->tone == Tone::kBad);
        CHECK(table.line() == "d2-d4");
        CHECK(table.last_said().size() < 300);
    }
}

TEST_CASE("moves are shown and copied in the notation that one likes", "[ui]") {
    Table table;
    table.play({"d2", "d4"});
    table.choose("notation:numbers");
    CHECK(move_choices(table.state()).back().label == phrase::play::move(1, "5-17"));
    table.run("copy");
    table.collect();
    CHECK(table.copied == "5-17");
    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(later.state().settings.notation == Notation::kNumbers);
    later.choose("board:triangle15");
    later.choose("notation:mirrored");  // this board has no such names
    later.play({"a3", "a1"});
    CHECK(move_choices(later.state()).back().label.find("a1") != std::string::npos);
}

TEST_CASE("the examples of notations tell columns from rows", "[ui]") {
    for (const char* board : {"english", "square6", "triangle15"}) {
        CAPTURE(board);
        Table table;
        table.open(board);
        std::set<std::string> examples;
        const std::vector<Choice> choices = notation_choices(table.state());
        for (const Choice& choice : choices)
            examples.insert(choice.label.substr(choice.label.find(": ") + 2));
        CHECK(examples.size() == choices.size());
    }
}

}  // namespace peg
