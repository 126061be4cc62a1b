// SPDX-License-Identifier: MIT
// The messages of a win, sharing the result, and the question about sound.

#include <catch2/catch_test_macros.hpp>

#include "app/features/win/win_words.h"
#include "app/kit/dialog/dialog.h"
#include "app/kit/listing/records_here.h"
#include "app/kit/words/sheet_words.h"
#include "app/kit/words/words.h"
#include "app/support.h"
#include "words/phrases/assistance.h"
#include "words/phrases/lesson.h"
#include "words/phrases/win.h"

namespace peg {

namespace {

constexpr const char* kCrossToWin = "..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo";

void begin_cross(Table& table, const Json& memory = Json::object()) {
    table.app.dispatch(Restore{to_line(memory)});
    table.app.dispatch(Today{"2026-12-24", 1});
    table.open("english", kCrossToWin, "d4");
}

void win(Table& table) {
    const Board board = table.state().played.game.board();
    for (const JumpId id : table.solution().jumps) {
        const Jump& jump = board.jump(id);
        if (table.state().hand.selected != jump.from)
            table.activate(format_hole(board, jump.from).c_str());
        table.activate(format_hole(board, jump.to).c_str());
    }
    REQUIRE(table.state().played.game.status() == Game::Status::kFinished);
}

// The key of the cross, and the number of moves in which `win` wins it.
struct WonCross {
    std::string key;
    int moves = 0;
};
WonCross won_cross() {
    Table table;
    begin_cross(table);
    win(table);
    return {key_of(table.state()), table.state().played.game.move_count()};
}

std::optional<ShareCard> shared_card(Table& table, Command command) {
    table.app.take_effects();
    table.run(command);
    for (const Effect& effect : table.app.take_effects())
        if (const auto* card = std::get_if<ShareCard>(&effect)) return *card;
    return std::nullopt;
}

}  // namespace

TEST_CASE("the fewest moves there are get praise, unless a solution was seen", "[win]") {
    const WonCross known = won_cross();
    const Json least{{"least", {{known.key, known.moves}}}};
    Table table;
    begin_cross(table, least);
    win(table);
    CHECK(words::ending(table.state()).praise == phrase::win::perfect(known.moves));
    CHECK(mentions(words::summary(table.state()), phrase::win::perfect(known.moves)));

    Table helped;
    begin_cross(helped, least);
    helped.run("solve");
    helped.serve();
    helped.run("return");
    win(helped);
    CHECK(words::ending(helped.state()).praise == phrase::win::fewest(known.moves));

    Table worse;
    begin_cross(worse, {{"least", {{known.key, known.moves - 1}}}});
    win(worse);
    CHECK(words::ending(worse.state()).praise.empty());
}

TEST_CASE("a new personal best is said; the first solution is none", "[win]") {
    const WonCross known = won_cross();
    const auto praise_after = [&](int moves) {
        Table table;
        begin_cross(table, {{"tries", {{known.key, {{"before", {20'000, 0, moves, 0}}}}}}});
        win(table);
        return words::ending(table.state()).praise;
    };
    CHECK(praise_after(known.moves + 1) == phrase::win::best(known.moves));
    CHECK(praise_after(known.moves).empty());
    Table first;
    begin_cross(first);
    win(first);
    CHECK(words::ending(first.state()).praise.empty());
}

TEST_CASE("what came of sharing is said in the sheet, which covers the status", "[win]") {
    Table table;
    begin_cross(table);
    win(table);
    table.rest(3);
    REQUIRE(table.state().sheet == "end");
    const auto said = [&] {
        const DialogParts parts = describe(table.state(), table.state().sheet).parts;
        return std::ranges::any_of(parts, [](const DialogPart& part) {
            const auto* passage = std::get_if<words::Passage>(&part);
            return passage != nullptr && passage->text == "It is copied.";
        });
    };
    CHECK_FALSE(said());
    table.app.dispatch(Remark{"It is copied."});
    CHECK(said());
}

TEST_CASE("a result is passed on with its help, and a link to do better", "[win]") {
    Table table;
    begin_cross(table);
    CHECK_FALSE(applies(table.state(), "share_result"));
    table.run("coach");
    win(table);
    const auto card = shared_card(table, "share_result");
    REQUIRE(card);
    CHECK(mentions(card->line, phrase::assistance::coach()));
    CHECK(mentions(card->text, card->line));
    CHECK(card->fragment.starts_with("board=english&position="));
    CHECK(card->fragment.find("&moves=") != std::string::npos);
    CHECK(card->fragment.ends_with("&beat=" +
                                   std::to_string(table.state().played.game.move_count())));
    CHECK_FALSE(card->picture_only);
    CHECK(shared_card(table, "result_picture")->picture_only);
    table.run("undo");
    CHECK_FALSE(applies(table.state(), "share_result"));
}

TEST_CASE("what the computer has solved is nobody's result", "[win]") {
    Table table;
    begin_cross(table);
    table.run("solve");
    table.serve();
    table.rest(60);
    REQUIRE(table.state().played.game.status() == Game::Status::kFinished);
    CHECK_FALSE(applies(table.state(), "share_result"));
}

TEST_CASE("of a day's puzzle the streak is said, and the best possible once it is known", "[win]") {
    Table table;
    table.app.dispatch(Today{"2026-12-24", 1});
    table.run("daily");
    table.serve();
    win(table);
    table.rest(2);
    REQUIRE(table.state().sheet == "end");
    CHECK(words::ending(table.state()).streak == phrase::puzzle::streak(1));
    CHECK_FALSE(least_moves(table.state()));
    table.serve_all();
    const auto least = least_moves(table.state());
    REQUIRE(least);
    CHECK(*least <= table.state().played.game.move_count());
    const auto card = shared_card(table, "share_result");
    REQUIRE(card);
    CHECK(card->fragment.starts_with("daily=2026-12-24&beat="));  // no jump is revealed
    CHECK(mentions(card->line, phrase::win::streak(1)));
    CHECK(mentions(card->line, *least == table.state().played.game.move_count()
                                   ? phrase::win::nobody_better()
                                   : phrase::win::possible(*least)));
    // Asked only once.
    table.collect();
    const std::uint32_t asked = table.asked;
    table.run("undo");
    table.run("redo");
    table.serve_all();
    table.collect();
    CHECK(table.asked == asked);
}

TEST_CASE("the pegs roll at the win, but not where motion is reduced", "[win]") {
    Table table;
    begin_cross(table);
    win(table);
    CHECK_FALSE(table.rest(0.8f));
    CHECK(table.rest(4));
    Table still;
    still.app.dispatch(Environment{.reduced_motion = true});
    begin_cross(still);
    win(still);
    still.rest(0.1f);
    CHECK(still.state()
              .animation.sprites(still.state().view, still.state().played.game.position(), {})
              .front()
              .rests);
}

TEST_CASE("sound is asked for once, at the end of the lesson", "[win]") {
    for (const bool wanted : {true, false}) {
        Table table;
        const auto do_lesson = [&] {
            table.run("tutorial");
            for (const char* hole : {"a1", "c1", "c3", "a3", "a1"}) table.activate(hole);
        };
        do_lesson();
        REQUIRE(applies(table.state(), "sound_yes"));
        CHECK(mentions(words::status(table.state()).text, phrase::lesson::ask_sound()));
        table.run(wanted ? "sound_yes" : "sound_no");
        CHECK(table.state().settings.sound == wanted);
        CHECK_FALSE(applies(table.state(), "sound_yes"));
        CHECK(applies(table.state(), "skip"));
        table.run("skip");
        table.collect();
        Table later;
        later.app.dispatch(Restore{table.stored});
        CHECK(later.state().settings.sound == wanted);
        CHECK(later.state().settings.sound_asked);
        if (wanted) table.run("sound");  // switched off again by hand
        do_lesson();
        CHECK_FALSE(applies(table.state(), "sound_yes"));
    }
}

}  // namespace peg
