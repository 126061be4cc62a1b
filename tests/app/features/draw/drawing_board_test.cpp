// SPDX-License-Identifier: MIT
// Drawing a board: with every input device, judged while it is drawn, refused if it is no board,
// played, kept.

#include "app/features/draw/drawing_board.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include "app/features/draw/draw_words.h"
#include "app/features/draw/drawn_cells.h"
#include "app/features/edit/editing.h"
#include "app/kit/dialog/choice.h"
#include "app/kit/store/saved_state.h"
#include "app/kit/words/words.h"
#include "app/model/drawing/natural_problem.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "app/words/language.h"
#include "core/board/notation/board_errors.h"
#include "words/phrases/boards.h"
#include "words/phrases/draw.h"
#include "words/phrases/edit.h"
#include "words/phrases/hole.h"
#include "words/phrases/problem.h"

namespace peg {

namespace {

int drawn_holes(const Table& table) { return sketch(table.state()).hole_count(); }
Point middle_of(const Table& table, const char* name) {
    return cell_centre(table.state(), *find_cell(sketch(table.state()), name));
}
std::string cell_label(const Table& table, const char* name) {
    return words::label(sketch(table.state()), *find_cell(sketch(table.state()), name));
}
void begin_blank(Table& table) {
    table.run("draw_board");
    table.run("clear");
    REQUIRE(drawn_holes(table) == 0);
}
std::string verdict_said(Table& table) {
    table.serve_all();
    table.rest(1);
    return table.last_said();
}
bool has_choice(const Table& table, const std::string& id) {
    for (const Choice& choice : choices(table.state()))
        if (choice.id == id) return true;
    return false;
}

}  // namespace

TEST_CASE("drawing begins with the board in play, and leaves the game as it is", "[ui][draw]") {
    Table table;
    table.play({"d2", "d4"});
    table.run("draw_board");
    CHECK(words::title(table.state()) == phrase::draw::title(phrase::boards("english")));
    CHECK(pressed(table.state(), "draw_board") == true);
    CHECK(drawn_holes(table) == 33);
    const Json snapshot = Json::parse(format_snapshot(table.state(), {}));
    CHECK(snapshot["cells"].size() == 81);
    CHECK(snapshot["cells"][0]["label"] == phrase::draw::no_hole_in("a1"));
    CHECK(snapshot["cells"][40]["label"] == phrase::hole::hole("e5"));
    CHECK(snapshot["cells"][40]["width"] > 10);
    CHECK(snapshot["columns"] == 9);
    CHECK(snapshot["cursor"] == "e5");
    const int way = GENERATE(range(0, 3));
    if (way == 0) table.key("Escape");
    if (way == 1) table.run("leave");
    if (way == 2) table.run("draw_board");
    CHECK(drawing_board(table.state()) == nullptr);
    CHECK(table.pegs() == 31);

    CHECK(Json::parse(format_snapshot(table.state(), {}))["cells"].size() == 33);
}

TEST_CASE("a hole is made and closed by the mirror, the keyboard and a click", "[ui][draw]") {
    const int way = GENERATE(range(0, 3));
    Table table;
    begin_blank(table);
    const auto touch = [&] {
        if (way == 0) table.activate("e5");
        if (way == 1) table.key("Enter");  // the cursor begins in the middle
        if (way == 2) table.click(middle_of(table, "e5"));
    };
    touch();
    CHECK(cell_label(table, "e5") == phrase::hole::hole("e5"));
    CHECK(table.last_said() ==
          (way == 2 ? phrase::draw::holes_now(1)
                    : sentences({phrase::draw::made("e5"), phrase::draw::holes_now(1)})));
    touch();
    CHECK(cell_label(table, "e5") == phrase::draw::no_hole_in("e5"));
    CHECK(table.last_said() ==
          (way == 2 ? phrase::draw::holes_now(0)
                    : sentences({phrase::draw::closed("e5"), phrase::draw::holes_now(0)})));
}

TEST_CASE("a drag draws on with what it began, as one step", "[ui][draw]") {
    Table table;
    begin_blank(table);
    table.drag(middle_of(table, "b2"), middle_of(table, "h2"));
    CHECK(drawn_holes(table) == 7);
    table.drag(middle_of(table, "e2"), middle_of(table, "e5"));
    CHECK(drawn_holes(table) == 6);
    table.run("undo");
    CHECK(drawn_holes(table) == 7);
    table.run("undo");
    CHECK(drawn_holes(table) == 0);
    table.run("redo");
    CHECK(drawn_holes(table) == 7);
    table.run("undo");
    table.run("undo");
    CHECK(drawn_holes(table) == 33);  // as at the beginning
}

TEST_CASE("arrows, Home and End move over the grid, holes or not", "[ui][draw]") {
    Table table;
    begin_blank(table);
    const auto cursor = [&] { return cell_name(drawing_board(table.state())->cursor); };
    table.key("ArrowLeft");
    table.key("ArrowUp");
    CHECK(cursor() == "d4");
    table.key("Home");
    CHECK(cursor() == "a4");
    table.key("End", false, true);
    CHECK(cursor() == "i9");
    table.app.dispatch(Focus{"c3", "", false});
    CHECK(cursor() == "c3");
    table.activate("z99");
    CHECK(table.last_said() == phrase::draw::no_such_cell("z99"));
}

TEST_CASE("what is no board is said at once, and cannot be gone on with", "[ui][draw]") {
    Table table;
    begin_blank(table);
    CHECK(verdict_said(table) == phrase::draw::no_hole());
    CHECK_FALSE(enabled(table.state(), "play_this"));
    table.activate("a1");
    table.activate("b1");
    CHECK(verdict_said(table) == phrase::draw::no_jump());
    CHECK(words::status(table.state()).tone == Tone::kBad);
    CHECK_FALSE(enabled(table.state(), "play_this"));
    CHECK_FALSE(enabled(table.state(), "edit"));
    CHECK_FALSE(enabled(table.state(), "save"));
    table.activate("c1");
    CHECK(enabled(table.state(), "play_this"));
    table.run("fill");
    CHECK(table.last_said() == phrase::draw::too_many(64, 81));
    CHECK(drawn_holes(table) == 3);  // the drawing stays
    table.run("smaller");
    CHECK(drawn_holes(table) == 3);
    table.run("fill");
    CHECK(drawn_holes(table) == 64);
}

TEST_CASE("the solver judges the natural problem of what is drawn; the latest wins", "[ui][draw]") {
    Table table;
    table.run("draw_board");
    CHECK(verdict_said(table) ==
          sentences({phrase::edit::winnable(), phrase::draw::won_there("e5")}));
    table.activate("d2");
    table.collect();
    const std::uint32_t old = table.asked;
    table.activate("d2");
    table.collect();
    CHECK(table.asked > old);
    table.answer_late(old, R"({"verdict":"unsolvable"})");
    CHECK_FALSE(drawing_board(table.state())->judgement);
    CHECK(verdict_said(table).starts_with(phrase::edit::winnable()));
}

TEST_CASE("a board that cannot be won is called so", "[ui][draw]") {
    Table table;
    begin_blank(table);
    table.paste("xxxx/xxxx/xx");
    CHECK(verdict_said(table).starts_with(
        sentences({phrase::edit::cannot_be_won(), phrase::draw::lost("e5")})));
    CHECK(words::status(table.state()).tone == Tone::kBad);
    CHECK(enabled(table.state(), "play_this"));
}

TEST_CASE("a verdict is believed only with a solution that stands", "[ui][draw]") {
    Table table;
    table.ask("draw_board");
    REQUIRE(table.state().thinking);
    table.answer(R"({"verdict":"solvable","moves":["d2-d4"],"jumps":["d2-d4"]})");
    CHECK(drawing_board(table.state())->judgement->verdict == Verdict::kUndecided);
    CHECK_FALSE(table.state().thinking);  // and is not asked again
}

TEST_CASE("the natural problem is that of the classic boards with a middle", "[ui][draw]") {
    for (const char* name : {"english", "wiegleb"}) {
        const auto classic = parse_board_name(name);
        CHECK(natural_problem(classic->board) == classic->classic);
    }
    CHECK_FALSE(natural_problem(parse_board("xx/xx")->board));
    const auto line = parse_board("lattice: square/xxx")->board;
    CHECK(peg_count(natural_problem(line)->start) == 2);
}

TEST_CASE("a symmetry draws with several brushes, and goes with its lattice", "[ui][draw]") {
    Table table;
    begin_blank(table);
    table.run("symmetry");
    CHECK(has_choice(table, "symmetry:quarter-turn"));
    CHECK_FALSE(has_choice(table, "symmetry:third-turn"));
    table.choose("symmetry:quarter-turn");
    CHECK(table.last_said() ==
          phrase::edit::symmetry_chosen(phrase::edit::symmetry_quarter_turn()));
    table.activate("a1");
    CHECK(table.last_said() == sentences({phrase::draw::made_many(4), phrase::draw::holes_now(4)}));
    CHECK(cell_label(table, "i9") == phrase::hole::hole("i9"));
    table.run("triangular");
    CHECK(table.state().kept.sketchbook.symmetry == Symmetry::kNone);
}

TEST_CASE("a board comes by text, typed or pasted, or is refused with the reason", "[ui][draw]") {
    Table table;
    begin_blank(table);
    table.run("by_text");
    table.app.dispatch(Typed{"lattice: triangular/x/xx/xxx"});
    CHECK(drawn_holes(table) == 6);
    CHECK(drawing_board(table.state())->drawn->text == "lattice: triangular/x/xx/xxx");
    table.paste(" ***\n ***\n ***\n");
    CHECK(drawing_board(table.state())->drawn->text == "xxx/xxx/xxx");
    table.run("by_text");
    table.app.dispatch(Typed{"x/q"});
    table.serve_reading();
    CHECK(table.state().message->tone == Tone::kBad);
    table.paste("lattice: hexagonal/x/x");
    CHECK(table.last_said() == phrase::sentence(board_error("lattice", "\"hexagonal\"")));
    CHECK(drawing_board(table.state())->drawn->text == "xxx/xxx/xxx");
    table.paste("lattice: triangular/" + std::string(26, 'x'));
    CHECK(table.state().message->title == phrase::draw::no_such_grid());
}

TEST_CASE("what is drawn is played, and set up in the editor", "[ui][draw]") {
    const bool edits = GENERATE(false, true);
    Table table;
    begin_blank(table);
    table.paste("xxx/xxx/xxx");
    table.run(edits ? "edit" : "play_this");
    CHECK(drawing_board(table.state()) == nullptr);
    CHECK((editing(table.state()) != nullptr) == edits);
    CHECK(table.state().played.board_text == "xxx/xxx/xxx");
    CHECK(table.pegs() == 8);
    REQUIRE(table.state().kept.own_boards.size() == 1);
    // The drawing continues, and is not replaced.
    if (edits) table.key("Escape");
    table.run("draw_board");
    CHECK(drawn_holes(table) == 9);
    table.run("undo");
    CHECK(drawn_holes(table) == 0);
}

TEST_CASE("a board is named, offered, removed and brought back", "[ui][draw][keep]") {
    Table table;
    begin_blank(table);
    table.paste("xxx/xxx/xxx");
    table.run("save_board");
    table.app.dispatch(Typed{" Nine "});
    CHECK(table.last_said() == sentences({phrase::draw::saved(), phrase::draw::kept("Nine")}));
    table.open("english");
    table.run("boards");
    CHECK(has_choice(table, "own:0"));
    table.choose("own:0");
    CHECK(table.state().played.board_text == "xxx/xxx/xxx");
    CHECK(words::title(table.state()) == "Nine");
    table.run("boards");
    table.choose("forget:0");
    CHECK(table.last_said() == phrase::draw::removed("Nine"));
    CHECK_FALSE(has_choice(table, "own:0"));
    table.choose("own:0");
    CHECK(table.state().message->tone == Tone::kBad);
    table.run("bring_back");
    REQUIRE(table.state().kept.own_boards.size() == 1);
    CHECK(table.state().kept.own_boards.front() == OwnBoard{"xxx/xxx/xxx", "Nine"});
    CHECK_FALSE(enabled(table.state(), "bring_back"));
}

TEST_CASE("a board of the catalogue is not kept as an own one", "[ui][draw][keep]") {
    Table table;
    table.run("draw_board");
    table.run("save_board");
    table.app.dispatch(Typed{"Mine"});
    CHECK(table.last_said() ==
          phrase::draw::in_catalogue(phrase::problem::board(phrase::boards("english"))));
    CHECK(table.state().kept.own_boards.empty());
}

TEST_CASE("boards and drawings are there again at the next visit", "[ui][draw][memory]") {
    Table table;
    begin_blank(table);
    table.paste("lattice: triangular/x/xx/xxx");
    table.run("save_board");
    table.app.dispatch(Typed{"Six"});
    table.activate("g5");
    const Sketch drawn_last = sketch(table.state());
    table.run("draw_board");
    table.run("edit");
    table.activate("d4");
    const Problem set_up = drawn(table.state());
    table.collect();
    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(later.state().kept.own_boards == table.state().kept.own_boards);
    later.run("draw_board");
    CHECK(sketch(later.state()) == drawn_last);
    later.run("draw_board");
    later.run("edit");
    CHECK(drawn(later.state()) == set_up);
    later.run("undo");
    CHECK(drawn(later.state()).start == later.state().played.game.position());
}

TEST_CASE("what is stored of drawings is believed only as far as it can be read",
          "[ui][draw][memory]") {
    const char* stored =
        R"({"version":1,"boards":[{"board":"xxx/xxx"},{"board":"english","name":"Fake"},7,
        {"board":"what is this/x","shape":3}],"drawings":[{"board":"english","position":"x"},null],
        "sketch":{"lattice":"hyperbolic","side":9,"holes":"a1"}})";
    const Memory memory = parse_memory(stored);
    REQUIRE(memory.own_boards.size() == 1);
    CHECK(memory.own_boards.front().text == "xxx/xxx");
    CHECK(memory.drawings.empty());
    CHECK_FALSE(memory.sketchbook);
    Table table;
    table.app.dispatch(Restore{stored});
    const Json again = Json::parse(format_memory(table.state()));
    const Json before = Json::parse(stored);
    CHECK(again["boards"].size() == 4);
    CHECK(again["drawings"] == before["drawings"]);
    CHECK(again["sketch"] == before["sketch"]);
    for (const char* sketch : {R"({"lattice":"square","side":900,"holes":""})",
                               R"({"lattice":"square","side":3,"holes":"a9"})",
                               R"({"lattice":"triangular","side":10,"holes":""})", R"([])"}) {
        CAPTURE(sketch);
        CHECK_FALSE(parse_memory(R"({"sketch":)" + std::string(sketch) + '}').sketchbook);
    }
}

TEST_CASE("an imported file brings the boards that are not there", "[ui][draw][memory]") {
    Table table;
    begin_blank(table);
    table.paste("xxx/xxx/xxx");
    table.run("play_this");
    table.run("export");
    table.collect();
    Table other;
    other.app.dispatch(Restore{"{}"});
    other.app.dispatch(Import{"last-peg.json", table.downloaded});
    CHECK(other.state().kept.own_boards == table.state().kept.own_boards);
}

}  // namespace peg
