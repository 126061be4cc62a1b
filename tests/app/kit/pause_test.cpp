// SPDX-License-Identifier: MIT
// Pausing and resuming a long question.

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include "app/kit/ask/ask.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/ask.h"
#include "words/phrases/count.h"

namespace peg {

namespace {

constexpr const char* kFound = R"({"verdict":"solvable","move_count":5,"move_count_at_least":4,
                                   "jumps":["d3-f3","d5-d3","c3-e3","f3-d3","d2-d4"]})";

// The requests to pause and to resume since the last call.
struct Held {
    std::vector<std::uint32_t> paused, resumed, cancelled, asked;
};
Held take(Table& table) {
    Held held;
    table.said.clear();
    for (const Effect& effect : table.app.take_effects()) {
        if (const auto* it = std::get_if<PauseAsk>(&effect)) held.paused.push_back(it->id);
        if (const auto* it = std::get_if<ResumeAsk>(&effect)) held.resumed.push_back(it->id);
        if (const auto* it = std::get_if<Cancel>(&effect)) held.cancelled.push_back(it->id);
        if (const auto* it = std::get_if<Announce>(&effect)) table.said.push_back(it->text);
        if (const auto* it = std::get_if<Ask>(&effect)) {
            held.asked.push_back(it->id);
            table.request = Json::parse(it->request);
            table.asked = it->id;
        }
    }
    return held;
}

using Ids = std::vector<std::uint32_t>;

// The cross, and a search on it that has found a solution.
std::uint32_t begin_shortest(Table& table) {
    table.open("english", kCross, "d4");
    table.run("shortest");
    table.rest(0.3f);
    take(table);
    table.progress(kFound);
    return table.asked;
}

std::string found() { return phrase::ask::found_one_bounded(phrase::count::of_moves(5), 4); }

}  // namespace

TEST_CASE("a long question is paused, shows what it has found, and goes on", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    REQUIRE(enabled(table.state(), "pause_question"));
    CHECK_FALSE(applies(table.state(), "resume_question"));
    table.run("pause_question");
    CHECK(take(table).paused == Ids{asked});
    REQUIRE(!table.said.empty());
    CHECK(table.said.back() ==
          sentences({phrase::ask::paused(phrase::ask::for_shortest()), found()}));
    CHECK_FALSE(table.state().thinking);
    const words::Status waits = words::status(table.state());
    CHECK(waits.title == phrase::ask::paused(phrase::ask::for_shortest()));
    CHECK(mentions(waits.text, found()));
    CHECK_FALSE(waits.thinking);
    CHECK(table.rest(1));  // nothing moves
    CHECK_FALSE(applies(table.state(), "pause_question"));
    REQUIRE(enabled(table.state(), "resume_question"));
    table.run("resume_question");
    const Held held = take(table);
    CHECK(held.resumed == Ids{asked});
    CHECK(held.cancelled.empty());
    CHECK(held.asked.empty());
    CHECK(words::status(table.state()).thinking);
    table.answer_late(asked, kFound);
    CHECK(playback_mode(table.state()) != nullptr);
}

TEST_CASE("every question that may take long can be paused", "[ui][pause]") {
    const Command command = GENERATE("solve", "shortest", "another", "explain", "count", "must");
    Table table;
    table.ask(command);
    CHECK_FALSE(applies(table.state(), "pause_question"));  // before anything of it is visible
    table.rest(0.3f);
    REQUIRE(applies(table.state(), "pause_question"));
    table.run("pause_question");
    CHECK(take(table).paused == Ids{table.asked});
    // Asking again resumes it.
    table.run(command);
    const Held held = take(table);
    CHECK(held.resumed.size() == 1);
    CHECK(held.asked.empty());
}

TEST_CASE("what is asked in between is answered, and the long question waits", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.run("hint");
    const Held held = take(table);
    CHECK(held.paused == Ids{asked});
    CHECK(held.cancelled.empty());
    REQUIRE(held.asked.size() == 1);
    CHECK(table.request["command"] == "hint");
    CHECK(table.request["max_memory"].get<int>() < 384);  // both searches have to fit
    table.answer(hinted("d3-f3", "d3-f3 d5-d3 c3-e3 f3-d3 d2-d4"));
    CHECK(table.state().marks.hint);
    CHECK(table.state().message);  // the hint is shown, not the search
    REQUIRE(enabled(table.state(), "resume_question"));
    table.run("resume_question");
    CHECK(take(table).resumed == Ids{asked});
    CHECK(table.state().thinking->so_far == found());
}

TEST_CASE("the coach's own questions make room for it", "[ui][pause]") {
    Table table;
    table.run("coach");
    begin_shortest(table);
    table.run("pause_question");
    Held held = take(table);
    REQUIRE(held.asked.size() == 1);  // the coach judges the jumps
    const std::uint32_t quiet = held.asked.front();
    table.run("resume_question");
    held = take(table);
    CHECK(held.cancelled == Ids{quiet});
    CHECK(held.resumed.size() == 1);
}

TEST_CASE("to go on leads back to where it was asked", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.run("pause_question");
    table.play({"d3", "f3"});
    take(table);
    CHECK(table.state().paused);
    CHECK(words::status(table.state()).title != phrase::ask::paused(phrase::ask::for_shortest()));
    table.run("resume_question");
    CHECK(take(table).resumed == Ids{asked});
    CHECK(table.pegs() == 6);
    table.run("pause_question");
    table.play({"d3", "b3"});  // on another line, undo or resuming leads back
    REQUIRE(enabled(table.state(), "resume_question"));
}

TEST_CASE("another puzzle gives it up with a word", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.run("pause_question");
    take(table);
    table.choose("board:triangle15");
    CHECK(take(table).cancelled == Ids{asked});
    CHECK_FALSE(table.state().paused);
    bool told = false;
    for (const std::string& said : table.said)
        told |= mentions(said, phrase::ask::given_up(phrase::ask::for_shortest()));
    CHECK(told);
}

TEST_CASE("a jump gives up a question that runs, with a word", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.play({"d3", "f3"});
    CHECK(take(table).cancelled == Ids{asked});
    CHECK(words::status(table.state()).title == phrase::ask::given_up(phrase::ask::for_shortest()));
    // A question that was never visible is dropped silently.
    table.run("solve");
    table.play({"d5", "d3"});
    CHECK_FALSE(table.state().message);
}

TEST_CASE("a paused question that is stopped gives what it has found", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.run("pause_question");
    if (GENERATE(false, true)) table.play({"d3", "f3"});  // after another jump
    take(table);
    SECTION("by the command") { table.run("stop"); }
    SECTION("by the key") {
        for (int presses = 0; presses < 4 && table.state().paused; ++presses) table.key("Escape");
    }
    CHECK(take(table).cancelled == Ids{asked});
    CHECK_FALSE(table.state().paused);
    REQUIRE(playback_mode(table.state()) != nullptr);
    CHECK(table.pegs() == 6);
}

TEST_CASE("an answer that was under way at the pause waits too", "[ui][pause]") {
    Table table;
    const std::uint32_t asked = begin_shortest(table);
    table.run("pause_question");
    table.answer_late(asked, kFound);
    CHECK(playback_mode(table.state()) == nullptr);
    table.run("resume_question");
    CHECK(playback_mode(table.state()) != nullptr);
    CHECK_FALSE(table.state().paused);
    CHECK_FALSE(table.state().thinking);
}

TEST_CASE("a second pause gives up what waited", "[ui][pause]") {
    Table table;
    const std::uint32_t first = begin_shortest(table);
    table.run("pause_question");
    table.run("count");
    table.rest(0.3f);
    take(table);
    table.run("pause_question");
    CHECK(take(table).cancelled == Ids{first});
    CHECK(table.state().paused->thinking.question->doing() == phrase::ask::for_count());
}

TEST_CASE("a worker that fails ends what waited in it", "[ui][pause]") {
    Table table;
    begin_shortest(table);
    table.run("pause_question");
    table.fail("It broke.");
    CHECK_FALSE(table.state().paused);
    CHECK(table.state().message->title == "It broke.");
}

}  // namespace peg
