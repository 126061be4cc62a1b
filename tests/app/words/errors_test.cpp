// SPDX-License-Identifier: MIT
// What the core says in English is said in the language in use: each of its sentences is known, and
// no sentence is kept that it does not say.

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <vector>

#include "app/support.h"
#include "app/words/language.h"
#include "core/board/board_art.h"
#include "core/board/foreign_notation.h"
#include "core/board/notation.h"
#include "report/json.h"
#include "report/request.h"
#include "words/phrases.h"

namespace peg {

namespace {

// English, but every sentence of the core has its number before it, and the text in brackets.
Json numbered() {
    Json json = parse_json(phrase::kEnglish);
    json["tag"] = "de";
    for (std::size_t i = phrase::kErrors; i < phrase::kErrorsEnd; ++i) {
        Json& text = json["phrases"][i];
        text = std::to_string(i) + "<" + text.get<std::string>() + ">";
    }
    return json;
}

// Everything that can be wrong with a text for the core, as the core says it.
std::vector<std::string> complaints() {
    std::vector<std::string> all;
    const auto take = [&](const auto& result) {
        if (!result) all.push_back(result.error().message);
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
    const BoardAndProblem english = *parse_board_name("english");
    take(parse_problem(english, {.position = "x", .vacancy = "d4", .finish = {}, .survivor = {}}));
    take(parse_problem(english, {.position = {}, .vacancy = {}, .finish = {}, .survivor = "d4"}));
    take(parse_problem(english,
                       {.position = {}, .vacancy = {}, .finish = "fewest", .survivor = "d3"}));
    for (const char* moves : {"d2", "d2-d5", "d2-z9", "q-d4"}) take(parse_moves(board, moves));
    for (const char* art :
         {"", "x x\n x  x\nx\n   x x\n", "xx\nqx\n", "xX\nxx\n", "..\n..\n", "  \n \n"})
        if (const auto drawn = parse_art(art); !drawn) all.push_back(drawn.error().message);
    std::string crowded;
    for (int row = 0; row < 9; ++row) crowded += "xxxxxxxx\n";
    take(parse_art(crowded));
    std::string tall;
    for (int row = 0; row < 60; ++row) tall += "x\n";
    take(parse_art(tall));
    take(parse_art(wide.substr(0, 60)));
    const Problem classic = parse_board_name("english")->classic;
    for (const Notation notation : kEveryNotation)
        for (const char* game :
             {"5-17",     "d2-d4",       "?!",          "99-98",     "5",     "d2",        "5-6",
              "5 over 6", "d2 over d4",  "d2-d4 d2-d4", "5-17 5-17", "12-24", "ex ex",     "d1-d3",
              "d2-d3-d5", "42-44 42-44", "24-44 24-44", "0-1",       "a-b",   "4-16 4-16", "d3-d5"})
            if (const auto read = read_game_as(board, classic, game, notation); !read)
                all.push_back(read.error().message);
            else if (const auto legal = read_game(board, classic, game); !legal)
                all.push_back(legal.error().message);
    take(read_game(board, classic, "42-44"));
    take(read_game_as(board, classic, "5 over 10 to 18", Notation::kNumbers));
    const auto wider = parse_board("xxxxxxxxxxxx/xxxxxxxxxxxo");
    take(read_game_as(wider->board, wider->classic, "12-14", Notation::kDigits));
    take(read_game(board, classic, "d2-d4 d6-d4"));
    take(read_game(board, classic, std::string(200'000, 'x')));
    take(
        read_game(parse_board("rectangle30")->board, parse_board("rectangle30")->classic, "zz-zz"));
    return all;
}

struct EnglishAgain {
    ~EnglishAgain() { (void)use_language(phrase::kEnglish); }
};

}  // namespace

TEST_CASE("each sentence of the core is known to the languages", "[ui]") {
    const std::vector<std::string> all = complaints();
    const EnglishAgain after;
    REQUIRE_FALSE(use_language(to_line(numbered())));
    std::set<std::size_t> used;
    for (const std::string& sentence : all) {
        CAPTURE(sentence);
        const std::string said = phrase::translated(sentence);
        CHECK(said.ends_with('>'));
        for (std::size_t i = phrase::kErrors; i < phrase::kErrorsEnd; ++i)
            if (said.find(std::to_string(i) + "<") != std::string::npos) used.insert(i);
    }
    for (std::size_t i = phrase::kErrors; i < phrase::kErrorsEnd; ++i) {
        CAPTURE(parse_json(phrase::kEnglish)["phrases"][i].dump());
        CHECK(used.contains(i));
    }
}

TEST_CASE("what is put into a sentence stays as it is, and what is no sentence too", "[ui]") {
    const EnglishAgain after;
    REQUIRE_FALSE(use_language(to_line(numbered())));
    const std::string said = phrase::translated("The board has no hole \"{x} <y>\".");
    CHECK(said.find("\"{x} <y>\"") != std::string::npos);
    for (const char* other : {"", "{", "}", "Hello.", "The board has no hole", "is empty"})
        CHECK(phrase::translated(other) == other);
    (void)use_language(phrase::kEnglish);
    CHECK(phrase::translated("The board has no holes.") == "The board has no holes.");
}

}  // namespace peg
