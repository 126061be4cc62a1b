// SPDX-License-Identifier: MIT
// The rows of sheets and of lists of choices, and typed texts.

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <string_view>

#include "app/kit/dialog/dialog.h"
#include "app/support.h"

namespace peg {

TEST_CASE("each sheet is one row, and each command that opens one finds it", "[ui]") {
    const Table table;
    std::set<std::string_view> ids;
    for (const Feature* feature : table.state().features->list())
        for (const SheetRow& row : feature->sheets) {
            CAPTURE(row.id);
            CHECK(ids.insert(row.id).second);
            CHECK_FALSE(row.id.empty());
        }
    for (const CommandRow* row : table.state().features->commands()) {
        CAPTURE(row->id);
        CHECK((row->sheet == Sheet::kNone || ids.contains(row->sheet.id)));
    }
    CHECK(describe(table.state(), "nowhere").parts.empty());
    CHECK(sheet_title(table.state(), Sheet::kNone).empty());
}

TEST_CASE("each list to choose from is one row, which every choice of the mirror finds", "[ui]") {
    Table table;
    table.activate("d2");
    table.activate("d4");
    const Features& features = *table.state().features;
    std::set<std::string_view> prefixes;
    for (const ChoiceRow* row : features.choices()) {
        CAPTURE(row->prefix);
        CHECK(prefixes.insert(row->prefix).second);
        CHECK(row->prefix.find(':') == row->prefix.size() - 1);
        CHECK(row->choose != nullptr);
    }
    for (const char* sheet : {"moves", "settings", "library", "puzzle", "days", "problems"}) {
        table.run(sheet);
        for (const Choice& choice : choices(table.state())) {
            CAPTURE(choice.id);
            CHECK(features.find_choices(choice.id.substr(0, choice.id.find(':') + 1)) != nullptr);
        }
        table.run("close");
    }
    CHECK(choices_of(table.state(), "nothing:").empty());
    const auto before = table.state().played.game.cursor();
    for (const char* id : {"", ":", "move", "move:", "move:x", "nothing:0", "theme:", "day:x"})
        table.choose(id);
    CHECK(table.state().played.game.cursor() == before);
}

}  // namespace peg
