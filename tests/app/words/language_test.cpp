// SPDX-License-Identifier: MIT
// Languages other than English, made from English; the build checks the real ones in
// web/languages/.

#include "app/words/language.h"

#include <catch2/catch_test_macros.hpp>

#include "app/kit/words/words.h"
#include "app/support.h"
#include "app/words/app_errors.h"
#include "report/json.h"
#include "words/all_phrases.h"
#include "words/phrases/boards.h"
#include "words/phrases/count.h"
#include "words/phrases/play.h"

namespace peg {

namespace {

Json english() { return parse_json(phrase::kEnglish); }

// A language with every phrase in angle brackets, and numbers as in Spanish.
Json strange() {
    Json json = english();
    json["tag"] = "de";
    json["group"] = ".";
    json["grouped_digits"] = 5;
    json["decimal"] = ",";
    for (Json& phrase : json["phrases"]) {
        const auto bracket = [](Json& text) { text = "<" + text.get<std::string>() + ">"; };
        if (phrase.is_string())
            bracket(phrase);
        else
            for (Json& form : phrase) bracket(form);
    }
    return json;
}

struct English {
    ~English() { (void)use_language(phrase::kEnglish); }
};

}  // namespace

TEST_CASE("a phrase takes its words and the form of its number", "[ui]") {
    CHECK(phrase::count::jumps(1) == "1 jump");
    CHECK(phrase::count::jumps(0) == "0 jumps");
    CHECK(phrase::count::jumps(1234) == "1,234 jumps");
    CHECK(phrase::count::jumps(1'000'000) == "1,000,000 jumps");
    CHECK(phrase::play::jump("a1", "{to}") == "a1 to {to}");
    CHECK(phrase::boards("english") == "English");
    CHECK(phrase::boards("english ").empty());
    CHECK(number(999U) == "999");
    CHECK(number("40861647040079968") == "40,861,647,040,079,968");
    CHECK(number_with_tenths(15) == "1.5");
    CHECK(number_with_tenths(-3) == "0.0");
}

TEST_CASE("another language is spoken from its text on, and English again", "[ui]") {
    const English after;
    Table table;
    table.choose("language:de");
    table.app.dispatch(SetLanguage{to_line(strange())});
    CHECK(language_tag() == "de");
    CHECK(phrase::count::jumps(1) == "<1 jump>");
    CHECK(number(1234U) == "1234");
    CHECK(number(12345U) == "12.345");
    CHECK(number_with_tenths(15) == "1,5");
    CHECK(words::title(table.state()).starts_with('<'));
    CHECK(table.state().lists.figures.front().title == "<Cross>");
    CHECK(table.last_said() == "<Language: Deutsch>.");
    table.app.dispatch(SetLanguage{""});
    CHECK(language_tag() == "en");
    CHECK(table.state().lists.figures.front().title == "Cross");
}

TEST_CASE("a text that is no language leaves the one in use", "[ui]") {
    const English after;
    Json json = strange();
    SECTION("not JSON") { json = "cut of"; }
    SECTION("a phrase too few") { json["phrases"].erase(0); }
    SECTION("no forms") { json.erase("forms"); }
    SECTION("a form that there is not") { json["forms"] = std::string(200, '7'); }
    SECTION("a form for millions that there is not") { json["million"] = 9; }
    SECTION("no tag") { json["tag"] = ""; }
    Table table;
    table.app.dispatch(SetLanguage{to_line(json)});
    CHECK(language_tag() == "en");
    CHECK(table.last_said() == phrase::sentence(app_error("language")));
}

TEST_CASE("phrases of any shape are said without a fault", "[ui]") {
    const English after;
    Json json = strange();
    for (std::size_t i = 0; i < json["phrases"].size(); ++i)
        json["phrases"][i] = i % 4 == 0   ? Json("{")
                             : i % 4 == 1 ? Json("{}{jump}{nothing}}")
                             : i % 4 == 2 ? Json(7)
                                          : Json::object();
    REQUIRE(!use_language(to_line(json)));
    Table table;
    CHECK(words::status(table.state()).text.size() < 100);
    CHECK(phrase::play::no_jump("a1", "b1").size() < 100);
}

}  // namespace peg
