// SPDX-License-Identifier: MIT
// Sentences are composed from parts: no state may give a wrong composition.

#include <catch2/catch_test_macros.hpp>

#include "app/kit/words/words.h"
#include "app/present/snapshot.h"
#include "app/support.h"
#include "core/board/jumps.h"
#include "support/rounds.h"

namespace peg {

namespace {

// Signs of a wrongly composed sentence.
constexpr std::array<std::string_view, 7> kSlips{"board board", "..", " 1 jumps",    " 1 moves",
                                                 " 1 pegs",     "  ", " 1 solutions"};

std::vector<std::string> words_of(Table& table) {
    const words::Status status = words::status(table.state());
    std::vector<std::string> all{status.title, status.text, status.title + ' ' + status.text};
    const Json snapshot = Json::parse(format_snapshot(table.state(), {}));
    all.push_back(snapshot["status"]);
    for (const Json& command : snapshot["commands"]) all.push_back(command["label"]);
    if (snapshot["dialog"].is_object())
        for (const Json& part : snapshot["dialog"]["parts"])
            for (const char* key : {"title", "text"})
                if (part.contains(key)) all.push_back(part[key]);
    table.collect();
    all.insert(all.end(), table.said.begin(), table.said.end());
    return all;
}

}  // namespace

TEST_CASE("in no state does a sentence of the interface slip", "[ui]") {
    std::uint32_t random = 7;
    const auto any = [&](std::size_t count) {
        random = random * 1664525 + 1013904223;
        return (random >> 8) % count;
    };
    const auto check = [&](Table& table) {
        for (const std::string& text : words_of(table))
            for (const std::string_view slip : kSlips) {
                if (text.find(slip) == std::string::npos) continue;
                CAPTURE(text, slip);
                FAIL_CHECK();
            }
    };
    Table table;
    for (const auto& [board, position, finish] :
         {std::array{"english", kCross, "d4"}, std::array{"english", kShort, "e3"},
          std::array{"english", kLost, "d4"}, std::array{"triangle10", "x/xx/oxo/oooo", "any"},
          std::array{"xxx/xxx", "xxo/ooo", "c1"},
          std::array{"xxxxxx/xxxxxx", "xxoxxo/oooooo", "fewest"}}) {
        table.open(board, position, finish);
        check(table);
        for (int step = 0; step < rounds(150); ++step) {
            const Game& game = table.state().played.game;
            const std::vector<JumpId> legal = [&] {
                std::vector<JumpId> ids;
                for_each_jump(game.board(), game.position(), [&](JumpId id) { ids.push_back(id); });
                return ids;
            }();
            if (!legal.empty() && any(3) == 0) {
                const Jump& jump = game.board().jump(legal[any(legal.size())]);
                if (table.state().hand.selected != jump.from)
                    table.activate(format_hole(game.board(), jump.from).c_str());
                table.activate(format_hole(game.board(), jump.to).c_str());
            } else {
                const auto all = table.state().features->commands();
                const Command command = *all[any(all.size())];
                // They would open other boards, which are slow for the solver.
                if (command == "next" || command == "new_game") continue;
                table.run(command);
            }
            check(table);
            // Random drawings are rarely decided quickly.
            if (table.serve_all(1) > 0) check(table);
        }
    }
}

TEST_CASE("a lesson that is left, and a board of one's own, are named", "[ui]") {
    Table table;
    table.open("xxx/xxx", "xxo/ooo", "c1");
    CHECK(table.last_said().starts_with("Your own board, 2 pegs."));
    table.run("tutorial");
    table.run("skip");
    CHECK(table.last_said() == "Your own board. 2 pegs, 1 jump possible.");
    table.open("english");
    CHECK(table.last_said().starts_with("English board, 32 pegs."));
}

TEST_CASE("a board without a peg says so", "[ui]") {
    Table table;
    table.open("triangle10", "o/oo/ooo/oooo", "any");
    CHECK(words::status(table.state()).title == "No jumps left, 0 pegs remain.");
}

}  // namespace peg
