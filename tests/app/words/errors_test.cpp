// SPDX-License-Identifier: MIT
// Errors are worded in the current language. The compiler checks that each has a phrase with its
// arguments (app/words/language.cpp); here each error is produced, so that no unused one is kept.

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "app/kit/intent.h"
#include "app/support.h"
#include "app/words/app_errors.h"
#include "app/words/language.h"
#include "core/board/notation/board_art.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/foreign_notation.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/json.h"
#include "report/request.h"
#include "support/errors.h"
#include "words/all_phrases.h"
#include "words/phrases/errors.h"

namespace peg {

namespace {

// English with each error's code before its phrase, and the phrase in brackets.
Json named_phrases() {
    Json json = parse_json(phrase::kEnglish);
    json["tag"] = "de";
    for (std::size_t i = 0; i < phrase::kErrorCodes.size(); ++i) {
        Json& text = json["phrases"][phrase::kErrors + i];
        text = std::string(phrase::kErrorCodes[i]) + "<" + text.get<std::string>() + ">";
    }
    return json;
}

// All errors of the core about texts.
std::vector<Error> errors_of_the_core() {
    std::vector<Error> all;
    const auto take = [&](const auto& result) {
        if (!result) all.push_back(result.error());
    };
    const std::string wide(300, 'x');
    std::string high;
    std::string many;
    for (int row = 0; row < 300; ++row) high += row > 0 ? "/x" : "x";
    for (int row = 0; row < 9; ++row) many += row > 0 ? "/xxxxxxxx" : "xxxxxxxx";
    take(parse_board(high));
    take(parse_board("xq/xx"));
    take(parse_board_file(std::string(300, '.') + 'x'));
    take(parse_art("x x x\n x\n   x\nx x x x\n x   x\n"));
    take(parse_art("x   x   x\n x\n"));
    take(parse_board(wide));
    take(parse_board(many));
    take(parse_board("./."));
    take(parse_board("x........................x/x........................x"));
    take(parse_board_file("lattice: round\nxxx\n"));
    take(parse_board("nowhere"));
    const Board board = parse_board_name("english")->board;
    take(parse_hole(board, "d"));
    take(parse_hole(board, "a1"));
    take(parse_position(board, "xxx"));
    take(parse_position(board, "x/x"));
    take(parse_position(board, "..y/..x/x/x/x/x/x"));
    take(parse_position(board, "..x/..x/x/x/x/x/x"));
    take(parse_position(board, "xxx/..x/x/x/x/x/x"));
    take(parse_finish(board, "nowhere"));
    take(parse_finish(board, "pegs:0"));
    for (const char* marks : {"marked:c1", "marked:c1>d1,c1>e1",
                              "marked:c1>c1,d1>d1,e1>e1,c2>c2,d2>d2,e2>e2,a3>a3,b3>b3,c3>c3,d3>d3,"
                              "e3>e3,f3>f3,g3>g3,a4>a4,b4>b4,c4>c4,d4>d4,e4>e4,f4>f4,g4>g4"})
        take(parse_finish_with_marks(board, marks));
    const BoardAndProblem english = *parse_board_name("english");
    take(parse_problem(english, {.position = "x", .vacancy = "d4", .finish = {}, .survivor = {}}));
    take(parse_problem(english, {.position = {}, .vacancy = {}, .finish = {}, .survivor = "d4"}));
    take(parse_problem(english,
                       {.position = {}, .vacancy = {}, .finish = "fewest", .survivor = "d3"}));
    for (const char* moves : {"d2", "d2-d5", "d2-z9", "q-d4"}) take(parse_moves(board, moves));
    for (const char* art :
         {"", "x x\n x  x\nx\n   x x\n", "xx\nqx\n", "xX\nxx\n", "..\n..\n", "  \n \n"})
        if (const auto drawn = parse_art(art); !drawn) all.push_back(drawn.error());
    std::string crowded;
    for (int row = 0; row < 9; ++row) crowded += "xxxxxxxx\n";
    take(parse_art(crowded));
    std::string tall;
    for (int row = 0; row < 60; ++row) tall += "x\n";
    take(parse_art(tall));
    take(parse_art(wide.substr(0, 60)));
    take(parse_art("xox" + std::string(70, '.') + "xox\nxxx" + std::string(70, '.') + "oxx\n"));
    take(parse_board_file("xxx\njumps:\na1 b1\n"));
    take(parse_board_file("xxx\njumps:\na1 b1 z9\n"));
    std::string lines = "xxxxxxxxxxxx\njumps:\n";
    for (char from = 'a'; from <= 'l'; ++from)
        for (char over = 'a'; over <= 'l'; ++over)
            for (char to = from; to <= 'l'; ++to)
                if (from != over && over != to && from != to)
                    lines += {from, '1', ' ', over, '1', ' ', to, '1', '\n'};
    take(parse_board_file(lines));
    const auto twins = parse_board_file("xxxo\njumps:\na1 b1 d1\na1 c1 d1\n");
    take(parse_moves(twins->board, "a1-d1"));
    take(read_game(twins->board, twins->classic, "a1-d1"));
    take(parse_moves(board, "d2(d3)e3"));
    const Problem classic = parse_board_name("english")->classic;
    for (const Notation notation : kEveryNotation)
        for (const char* game :
             {"5-17",     "d2-d4",       "?!",          "99-98",     "5",     "d2",        "5-6",
              "5 over 6", "d2 over d4",  "d2-d4 d2-d4", "5-17 5-17", "12-24", "ex ex",     "d1-d3",
              "d2-d3-d5", "42-44 42-44", "24-44 24-44", "0-1",       "a-b",   "4-16 4-16", "d3-d5"})
            if (const auto read = read_game_as(board, classic, game, notation); !read)
                all.push_back(read.error());
            else if (const auto legal = read_game(board, classic, game); !legal)
                all.push_back(legal.error());
    take(read_game(board, classic, "42-44"));
    take(read_game(board, classic, "then"));
    take(read_game_as(board, classic, "5 over 10 to 18", Notation::kNumbers));
    const auto wider = parse_board("xxxxxxxxxxxx/xxxxxxxxxxxo");
    take(read_game_as(wider->board, wider->classic, "12-14", Notation::kDigits));
    take(read_game(board, classic, "d2-d4 d6-d4"));
    take(read_game(board, classic, std::string(200'000, 'x')));
    take(
        read_game(parse_board("rectangle30")->board, parse_board("rectangle30")->classic, "zz-zz"));
    return all;
}

// The codes of an error and of its parts.
void add_codes(const Error& error, std::set<std::string_view>& codes) {
    codes.insert(error.code);
    for (const Argument& argument : error.arguments)
        for (const Error& part : argument.error) add_codes(part, codes);
}

struct EnglishAgain {
    ~EnglishAgain() { (void)use_language(phrase::kEnglish); }
};

}  // namespace

TEST_CASE("each error of the core is given, and said in the language in use", "[ui]") {
    const EnglishAgain after;
    REQUIRE_FALSE(use_language(to_line(named_phrases())));
    std::set<std::string_view> given;
    for (const Error& error : errors_of_the_core()) {
        CAPTURE(error);
        add_codes(error, given);
        const std::string said = phrase::sentence(error);
        CHECK(said.starts_with(std::string(error.code) + '<'));
        CHECK(said.ends_with('>'));
        std::set<std::string_view> parts;
        add_codes(error, parts);
        for (const std::string_view code : parts) {
            CAPTURE(code);
            CHECK(said.find(std::string(code) + '<') != std::string::npos);
        }
    }
    for (const ErrorKind& kind : kBoardErrors) {
        CAPTURE(kind.code);
        CHECK(given.contains(kind.code));
    }
}

TEST_CASE("what is put into a sentence stays as it is, but numbers are the language's", "[ui]") {
    const EnglishAgain after;
    REQUIRE_FALSE(use_language(to_line(named_phrases())));
    const std::string named = phrase::sentence(board_error("no_hole", "\"{name} <y>\""));
    CHECK(named.starts_with("no_hole<"));
    CHECK(mentions(named, "\"{name} <y>\""));
    const std::string rows = phrase::sentence(board_error("position_rows", 12345, 7));
    CHECK(rows.starts_with("position_rows<"));
    CHECK(mentions(rows, "12,345"));
    CHECK(mentions(rows, "7"));
    const std::string sign =
        phrase::sentence(board_error("board_sign", "\"q\"", board_error("place", 3, 1234)));
    CHECK(sign.starts_with("board_sign<"));
    CHECK(mentions(sign, "\"q\""));
    CHECK(mentions(sign, "place<"));
    CHECK(mentions(sign, "1,234"));
}

TEST_CASE("what the solver finds wrong is said in the language in use", "[ui]") {
    const auto reply_of = [](const char* result) {
        const Json message{{"type", "error"}, {"id", 7}, {"result", result}};
        return std::get<Reply>(*parse_intent(to_line({{"type", "reply"}, {"message", message}})));
    };
    const Reply known = reply_of(
        R"({"error":"The board has no hole \"a1\".","code":"no_hole","args":{"name":"\"a1\""}})");
    CHECK(known.error == board_error("no_hole", "\"a1\""));
    // From a solver that is newer than the interface.
    const Reply unknown = reply_of(R"({"error":"It rains.","code":"rain","args":{}})");
    CHECK_FALSE(unknown.error);
    CHECK(unknown.message == "It rains.");

    const EnglishAgain after;
    REQUIRE_FALSE(use_language(to_line(named_phrases())));
    for (Reply reply : {known, unknown}) {
        Table table;
        table.ask("solve");
        reply.id = table.asked;
        table.app.dispatch(reply);
        CHECK(table.last_said() == (reply.error ? phrase::sentence(*reply.error) : reply.message));
        CHECK_FALSE(table.state().thinking);
    }
}

}  // namespace peg
