// SPDX-License-Identifier: MIT
#include "core/board/game.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "core/board/notation/notation.h"
#include "support/random_boards.h"
#include "support/translate.h"

namespace peg {

namespace {

using Status = Game::Status;
using Names = std::vector<std::string>;

Game game_on(std::string_view name) {
    const auto [board, classic] = *parse_board_name(name);
    return Game(board, classic);
}

Game game_from(std::string_view name, std::string_view start, std::string_view finish) {
    const Board board = parse_board_name(name)->board;
    return Game(board, {*parse_position(board, start), *parse_finish(board, finish)});
}

JumpId jump(const Game& game, std::string_view text) {
    return parse_moves(game.board(), text)->front();
}

// Plays moves; returns the number of legal jumps.
int play_all(Game& game, std::string_view moves) {
    const std::vector<JumpId> jumps = *parse_moves(game.board(), moves);
    int legal = 0;
    for (JumpId id : jumps) legal += game.play(id);
    return legal;
}

std::string line(const Game& game) { return format_moves(game.board(), game.jumps()); }

Names names(const Game& game, Bits holes) {
    Names all;
    for (Hole hole : game.board().reading_order())
        if (contains(holes, hole)) all.push_back(format_hole(game.board(), hole));
    return all;
}

// The central game in eighteen moves, the fewest possible: E. Bergholt, 1912.
constexpr std::string_view kBergholt =
    "d6-d4 f5-d5 e7-e5 e4-e6 e2-e4 g3-e3 d3-f3 g5-g3-e3 c5-e5 a5-c5 b3-d3-f3-f5-d5-b5 "
    "c7-e7-e5-e3 c1-c3 c4-c2 e1-c1-c3 a3-a5-c5 c6-c4-c2-e2-e4-c4 b4-d4";

}  // namespace

TEST_CASE("a game starts at its problem", "[game]") {
    const Game game = game_on("english");
    CHECK(game.position() == game.problem().start);
    CHECK(game.cursor() == 0);
    CHECK(game.jumps().empty());
    CHECK(game.played().empty());
    CHECK(game.move_count() == 0);
    CHECK(game.status() == Status::kPlaying);
}

TEST_CASE("only legal jumps are played", "[game]") {
    Game game = game_on("english");
    CHECK_FALSE(game.play(jump(game, "d4-d2")));  // no peg to start with
    CHECK_FALSE(game.play(jump(game, "c3-c5")));  // no empty hole to land in
    CHECK_FALSE(game.play(static_cast<JumpId>(game.board().jumps().size())));
    CHECK_FALSE(game.play(JumpId{65535}));
    CHECK(game.jumps().empty());
    CHECK(game.position() == game.problem().start);

    CHECK(game.play(jump(game, "d2-d4")));
    CHECK(format_position(game.board(), game.position()) ==
          "..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx");
    CHECK_FALSE(game.play(jump(game, "d2-d4")));
    CHECK(game.jumps().size() == 1);
}

TEST_CASE("undo and redo move a cursor along the line", "[game]") {
    Game game = game_on("english");
    CHECK_FALSE(game.undo());
    CHECK_FALSE(game.redo());
    CHECK_FALSE(game.restart());
    REQUIRE(play_all(game, "d2-d4 f3-d3 e1-e3") == 3);
    const Position end = game.position();
    CHECK_FALSE(game.redo());

    CHECK(game.undo());
    CHECK(game.cursor() == 2);
    CHECK(game.position() == game.position_after(2));
    CHECK(game.jumps().size() == 3);
    CHECK(game.played().size() == 2);
    CHECK(game.redo());
    CHECK(game.position() == end);

    CHECK(game.restart());
    CHECK(game.cursor() == 0);
    CHECK(game.position() == game.problem().start);
    CHECK(game.jumps().size() == 3);

    CHECK(game.go_to(3));
    CHECK(game.position() == end);
    CHECK_FALSE(game.go_to(4));
    CHECK(game.cursor() == 3);
    CHECK(game.go_to(1));
    CHECK(game.position() == game.position_after(1));
}

TEST_CASE("the very next jump of the line keeps the rest of it", "[game]") {
    Game game = game_on("english");
    REQUIRE(play_all(game, "d2-d4 f3-d3 e1-e3") == 3);
    game.restart();
    CHECK(game.play(jump(game, "d2-d4")));
    CHECK(game.cursor() == 1);
    CHECK(line(game) == "d2-d4 f3-d3 e1-e3");

    CHECK(game.play(jump(game, "b3-d3")));  // other than f3-d3
    CHECK(line(game) == "d2-d4 b3-d3");
    CHECK(game.cursor() == 2);
    CHECK_FALSE(game.redo());
    CHECK(game.position() == game.position_after(2));

    game.undo();
    CHECK_FALSE(game.play(jump(game, "d4-d6")));  // not legal, so nothing is dropped
    CHECK(line(game) == "d2-d4 b3-d3");
    CHECK(game.redo());
}

TEST_CASE("a copy of a game is a game of its own", "[game]") {
    Game game = game_on("english");
    REQUIRE(play_all(game, "d2-d4 f3-d3") == 2);
    const Game copy = game;
    game.restart();
    REQUIRE(play_all(game, "d6-d4") == 1);
    CHECK(line(copy) == "d2-d4 f3-d3");
    CHECK(copy.cursor() == 2);
}

TEST_CASE("jumps by one peg are one move", "[game]") {
    Game game = game_on("english");
    REQUIRE(play_all(game, "d2-d4 b3-d3 d1-d3") == 2);  // the third is not legal
    CHECK(game.move_count() == 2);

    Game pegs = game_from("english", "..ooo/..ooo/oxxoxoo/ooooooo/ooooooo/..ooo/..ooo", "any");
    REQUIRE(play_all(pegs, "b3-d3") == 1);
    CHECK(pegs.move_count() == 1);
    REQUIRE(play_all(pegs, "d3-f3") == 1);
    CHECK(pegs.move_count() == 1);
    CHECK(line(pegs) == "b3-d3-f3");
    CHECK(pegs.status() == Status::kFinished);

    pegs.undo();  // only one jump is played at the cursor
    CHECK(pegs.move_count() == 1);
    pegs.restart();
    CHECK(pegs.move_count() == 0);
}

TEST_CASE("Bergholt's solution of the central game", "[game]") {
    Game game = game_on("english");
    REQUIRE(play_all(game, kBergholt) == 31);
    CHECK(game.status() == Status::kFinished);
    CHECK(game.move_count() == 18);
    CHECK(line(game) == kBergholt);
    CHECK(game.movable() == 0);
    CHECK(replay(game.board(), game.problem(), game.jumps()).finished);
    CHECK(game.go_to(30));
    CHECK(game.status() == Status::kPlaying);
    CHECK(game.move_count() == 17);
}

TEST_CASE("marked pegs go with a game, and decide whether it is finished", "[game]") {
    const Board board = parse_board_name("english")->board;
    const Position two = *parse_position(board, "..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..ooo");
    const auto hole = [&](const char* name) { return *parse_hole(board, name); };
    const auto after_jump = [&](const char* from, const char* to) {
        Marks marks;
        marks.pegs[marks.count++] = {hole(from), hole(to)};
        Game game(board, {two, Finish::any(), std::nullopt, marks});
        CHECK(game.problem().marks == marks);
        REQUIRE(play_all(game, "c3-e3") == 1);
        return game;
    };
    const Game home = after_jump("c3", "e3");
    CHECK(home.status() == Status::kFinished);
    CHECK(home.problem_left()->marks.at_home());
    CHECK(home.problem_after(0)->marks == home.problem().marks);
    const Game astray = after_jump("c3", "c3");
    CHECK(astray.status() == Status::kStuck);
    CHECK(astray.problem_left().has_value());
    const Game taken = after_jump("d3", "e3");
    CHECK(taken.status() == Status::kStuck);
    CHECK_FALSE(taken.problem_left().has_value());
}

TEST_CASE("a game is finished when its finish is reached", "[game]") {
    const std::string_view two = "..ooo/..ooo/ooxxooo/ooooooo/ooooooo/..ooo/..ooo";
    const std::string_view one = "..ooo/..ooo/ooooxoo/ooooooo/ooooooo/..ooo/..ooo";
    const auto after_jump = [&](std::string_view finish) {
        Game game = game_from("english", two, finish);
        CHECK(game.status() == Status::kPlaying);
        CHECK(play_all(game, "c3-e3") == 1);
        return game.status();
    };
    CHECK(after_jump("e3") == Status::kFinished);
    CHECK(after_jump("any") == Status::kFinished);
    CHECK(after_jump("fewest") == Status::kFinished);  // one is the fewest possible
    CHECK(after_jump(one) == Status::kFinished);
    CHECK(after_jump("b3") == Status::kStuck);
    CHECK(after_jump("..ooo/..ooo/oxooooo/ooooooo/ooooooo/..ooo/..ooo") == Status::kStuck);

    CHECK(game_from("english", one, "e3").status() == Status::kFinished);
    CHECK(game_from("english", two, two).status() ==
          Status::kFinished);  // although a jump is possible
    const std::string_view apart = "..xoo/..ooo/ooooxoo/ooooooo/ooooooo/..ooo/..ooo";
    CHECK(game_from("english", apart, "any").status() == Status::kStuck);
    CHECK(game_from("english", apart, "fewest").status() == Status::kStuck);
    CHECK(game_from("english", apart, apart).status() == Status::kFinished);
    const std::string_view none = "..ooo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo";
    CHECK(game_from("english", none, "any").status() == Status::kStuck);
}

TEST_CASE("a game knows what can be taken and where it can go", "[game]") {
    Game game = game_on("english");
    CHECK(names(game, game.movable()) == Names{"d2", "b4", "f4", "d6"});
    CHECK(names(game, game.targets_of(*parse_hole(game.board(), "d2"))) == Names{"d4"});
    CHECK(game.targets_of(*parse_hole(game.board(), "d4")) == 0);
    CHECK(game.targets_of(*parse_hole(game.board(), "c3")) == 0);
    REQUIRE(play_all(game, "d2-d4") == 1);
    CHECK(names(game, game.movable()) == Names{"b3", "f3", "d5"});
    game.undo();
    CHECK(names(game, game.movable()) ==
          Names{"d2", "b4", "f4", "d6"});  // of the cursor's position

    oracle::Random random(31);
    for (const auto& [i, drawn, board] : random_boards(random, 200, 3, 22)) {
        const oracle::Pegs pegs = oracle::random_pegs(random, drawn, board.hole_count() / 2);
        const Game at(board, {position_of(board, pegs), Finish::any()});
        Bits movable = 0;
        std::array<Bits, kMaxHoles> targets{};
        for (const oracle::Jump& legal : oracle::legal_jumps(drawn, pegs)) {
            movable |= bit(hole_of(board, legal.from));
            targets.at(hole_of(board, legal.from)) |= bit(hole_of(board, legal.to));
        }
        CHECK(at.movable() == movable);
        for (Hole hole : board.reading_order()) CHECK(at.targets_of(hole) == targets.at(hole));
    }
}

TEST_CASE("a marked peg is followed through the game", "[game][survivor]") {
    const Board board = parse_board_name("english")->board;
    const auto hole = [&](const char* name) { return *parse_hole(board, name); };
    const Problem classic = parse_board_name("english")->classic;
    Game game(board, {classic.start, classic.finish, hole("d2")});
    CHECK(game.problem() == classic);
    CHECK(game.survivor() == hole("d2"));
    REQUIRE(game.play(*board.find_jump(hole("d2"), hole("d4"))));
    REQUIRE(game.problem_left());
    CHECK(game.problem_left()->survivor == hole("d4"));
    CHECK(game.problem_left()->start == game.position());
    REQUIRE(game.play(*board.find_jump(hole("b3"), hole("d3"))));
    CHECK(game.problem_left()->survivor == hole("d4"));
    // A peg that is marked later is identified by its start hole.
    game.mark_survivor(hole("d3"));
    CHECK(game.survivor() == hole("b3"));
    CHECK(game.problem_after(1)->survivor == hole("b3"));
    REQUIRE(game.play(*board.find_jump(hole("d5"), hole("d3"))) == false);
    REQUIRE(game.undo());
    REQUIRE(game.play(*board.find_jump(hole("d5"), hole("d3"))));  // over d4
    CHECK(game.problem_left()->survivor == hole("b3"));
    game.mark_survivor(std::nullopt);
    CHECK(game.problem_left() == Problem{game.position(), classic.finish, std::nullopt});
    REQUIRE(game.undo());
    game.mark_survivor(hole("d4"));
    REQUIRE(game.redo());
    CHECK_FALSE(game.problem_left());
}

TEST_CASE("a replay says how far it got", "[game]") {
    const auto [board, classic] = *parse_board_name("english");
    const auto play_back = [&](std::string_view moves, const Finish& finish) {
        return replay(board, {classic.start, finish}, *parse_moves(board, moves));
    };
    CHECK(play_back("", Finish::any()).legal == 0);
    CHECK_FALSE(play_back("", Finish::any()).finished);
    CHECK(play_back("", Finish::exactly(classic.start)).finished);

    const Replay broken = play_back("d2-d4 d2-d4 f3-d3", Finish::fewest());
    CHECK(broken.legal == 1);
    CHECK_FALSE(broken.finished);
    CHECK(format_position(board, broken.end) == "..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx");

    CHECK(play_back("d2-d4 f3-d3", Finish::fewest()).finished);
    CHECK_FALSE(play_back("d2-d4 f3-d3", Finish::any()).finished);
    CHECK(play_back("d2-d4", Finish::exactly(broken.end)).finished);
    CHECK_FALSE(play_back("d2-d4 f3-d3", Finish::exactly(broken.end)).finished);
    const std::vector<JumpId> unknown{JumpId{999}};
    CHECK(replay(board, classic, unknown).legal == 0);
    CHECK_FALSE(replay(board, classic, unknown).finished);
}

}  // namespace peg
