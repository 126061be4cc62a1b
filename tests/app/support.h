// SPDX-License-Identifier: MIT
#pragma once

// An App for tests: intents by short names, effects by kind, and messages, which are compared by
// phrase: a test has an English sentence only if it tests the words.

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/app.h"
#include "app/kit/command_state.h"
#include "app/kit/game/selection.h"
#include "app/kit/listing/solved.h"
#include "app/model/daily.h"
#include "app/solver_talk.h"
#include "app/words/list_words.h"
#include "core/board/notation/notation.h"
#include "report/job.h"
#include "report/json.h"
#include "support/solve.h"
#include "words/phrases/count.h"
#include "words/phrases/packages.h"
#include "words/phrases/play.h"
#include "words/phrases/puzzle.h"

namespace peg {

using Phase = Pointer::Phase;

// Sentences joined by spaces.
inline std::string sentences(std::initializer_list<std::string_view> said) {
    std::string text;
    for (const std::string_view sentence : said) (text += text.empty() ? "" : " ") += sentence;
    return text;
}
// True if the words, which must not be empty, are in a text.
inline bool mentions(std::string_view text, std::string_view words) {
    return !words.empty() && text.find(words) != std::string_view::npos;
}
// A wildcard in a phrase: matches(title, phrase::packages::step(1, 9, kAny)).
inline constexpr const char* kAny = "\x01";
// True if a text is the phrase, with any words (or none) in place of kAny.
inline bool matches(std::string_view text, std::string_view phrase) {
    const std::size_t any = phrase.find(kAny);
    if (any == std::string_view::npos) return text == phrase;
    if (!text.starts_with(phrase.substr(0, any))) return false;
    phrase.remove_prefix(any + 1);
    for (std::size_t rest = any; rest <= text.size(); ++rest)
        if (matches(text.substr(rest), phrase)) return true;
    return false;
}
// "Jumped d2 to d4. 31 pegs left."
inline std::string jumped(const char* from, const char* to, int left) {
    return phrase::play::jumped(phrase::play::jump(from, to), phrase::play::left(left));
}
// "32 pegs, 4 jumps possible."
inline std::string pegs_and_jumps(int pegs, int jumps) {
    return phrase::play::pegs_and_possible(phrase::count::pegs(pegs),
                                           phrase::play::possible(jumps));
}
// The title of a daily puzzle.
inline std::string puzzle_of(std::string_view date) {
    return phrase::puzzle::of_day(day_words(*parse_day(date)));
}

class Table {
public:
    App app;

    const AppState& state() const { return app.state(); }
    std::string line() const {
        return format_moves(state().played.game.board(), state().played.game.jumps());
    }
    std::string position() const {
        return format_position(state().played.game.board(), state().played.game.position());
    }
    int pegs() const { return peg_count(state().played.game.position()); }
    Hole hole(const char* name) const { return *parse_hole(state().played.game.board(), name); }
    // Holes in words: "d4, e5 or f6".
    std::string one_of(std::initializer_list<const char*> names) const {
        Bits holes = 0;
        for (const char* name : names) holes |= bit(hole(name));
        return words::list_with_or(state().played.game.board(), holes);
    }
    Point centre(const char* name) const { return state().view.centre(hole(name)); }

    // Opens a link from the address; `fragment` is the part after its '#'.
    void follow(const std::string& fragment) {
        app.dispatch(*parse_intent(to_line(Json{{"type", "link"}, {"fragment", fragment}})));
    }
    void open(const char* board) { app.dispatch(Open{board, {}, {}}); }
    void open(const char* board, const char* position, const char* finish) {
        app.dispatch(Open{board, position, finish});
    }
    void run(Command command) { app.dispatch(Run{std::string(command.id)}); }
    // Runs a command that asks for a text, and types the text.
    void type(Command command, const char* text) {
        run(command);
        app.dispatch(Typed{text});
        serve_reading();
    }
    // The second and the third step of a hint, after the first.
    void rest_of_hint() {
        run("hint");
        run("hint");
    }
    void key(const char* name, bool shift = false, bool control = false) {
        app.dispatch(KeyPress{name, shift, control});
    }
    void activate(const char* name) { app.dispatch(Activate{name}); }
    // Selects pegs and plays jumps.
    void play(std::initializer_list<const char*> holes) {
        for (const char* hole : holes) activate(hole);
    }
    void choose(const std::string& id) { app.dispatch(Choose{id}); }
    void pointer(Phase phase, Point at) { app.dispatch(Pointer{phase, at, false}); }
    void click(Point at) {
        pointer(Phase::kDown, at);
        pointer(Phase::kUp, at);
    }
    void drag(Point from, Point to) {
        pointer(Phase::kDown, from);
        pointer(Phase::kMove, mix(from, to, 0.5f));
        pointer(Phase::kMove, to);
        pointer(Phase::kUp, to);
    }
    // Answers the last question with the real solver's answer, or with what it has after
    // `most_steps`: the page would stop it after some time.
    void serve(int most_steps = 1'000'000) {
        collect();
        const auto known = parse_request(request.dump()).request;
        INFO(request.dump());
        REQUIRE(known);
        Job job(*known);
        for (int steps = 1; !job.step(100'000) && steps < most_steps; ++steps) {
        }
        answer(to_line(job.result(std::nullopt)));
    }
    // Pastes a text; if the page cannot read it, lets the solver's module read it.
    void paste(const std::string& text) {
        app.dispatch(Paste{text});
        serve_reading();
    }
    void serve_reading() {
        if (state().thinking && !state().thinking->question->quiet()) serve();
    }
    // Serves until no question is open; returns the number of questions.
    int serve_all(int most_steps = 1'000'000) {
        int questions = 0;
        for (std::uint32_t answered = 0;; ++questions) {
            app.tick(0.02f);
            collect();
            if (asked == answered || !state().thinking) return questions;
            answered = asked;
            serve(most_steps);
        }
    }
    // Runs a command that asks the solver, and records the question.
    void ask(Command command) {
        run(command);
        collect();
    }
    // Answers the last question, completely or partly, with JSON text (app/solver_talk.h).
    void answer(const std::string& result) { reply("done", asked, result); }
    void progress(const std::string& result, double after = 0.5) {
        reply("progress", asked, result, after);
    }
    // Answers an earlier question.
    void answer_late(std::uint32_t question, const std::string& result) {
        reply("done", question, result);
    }
    // The worker fails at the last question; or dies, so that another one gets the question.
    void fail(const std::string& message, Reply::Kind kind = Reply::Kind::kError) {
        Reply failed;
        failed.kind = kind;
        failed.id = kind == Reply::Kind::kError ? asked : 0;
        failed.message = message;
        app.dispatch(failed);
    }
    // The solver's answer for the game from its start.
    Answer solution() const {
        return solve(state().played.game.board(), state().played.game.problem());
    }
    // Plays that solution as the player: peg, then hole, for each jump.
    void solve_by_hand() {
        const Board board = state().played.game.board();
        for (const JumpId id : solution().jumps) {
            const Jump& jump = board.jump(id);
            if (state().hand.selected != jump.from)  // still selected after a jump by the same peg
                activate(format_hole(board, jump.from).c_str());
            activate(format_hole(board, jump.to).c_str());
        }
        REQUIRE(state().played.game.status() == Game::Status::kFinished);
    }
    // Lets time pass in frames; false if something still moves at the end.
    bool rest(float duration) {
        bool moving = true;
        for (float t = 0; t < duration; t += 0.02f) moving = app.tick(0.02f);
        return !moving;
    }

    // Sorts the effects since the last call.
    void collect() {
        said.clear();
        cancelled.clear();
        for (const Effect& effect : app.take_effects()) {
            if (const auto* it = std::get_if<Announce>(&effect)) said.push_back(it->text);
            if (const auto* it = std::get_if<Cancel>(&effect)) cancelled.push_back(it->id);
            if (const auto* it = std::get_if<Store>(&effect)) stored = it->text;
            if (const auto* it = std::get_if<Copy>(&effect)) copied = it->text;
            if (const auto* it = std::get_if<CopyHtml>(&effect)) copied = it->html;
            if (const auto* it = std::get_if<Share>(&effect)) shared = it->fragment;
            if (const auto* it = std::get_if<Print>(&effect)) printed = it->sheets;
            if (const auto* it = std::get_if<ShareText>(&effect)) passed_on = it->text;
            if (const auto* it = std::get_if<Download>(&effect)) downloaded = it->text;
            if (const auto* it = std::get_if<Ask>(&effect)) {
                request = Json::parse(it->request);
                asked = it->id;
                seconds = it->seconds;
            }
        }
    }
    std::string last_said() {
        collect();
        return said.empty() ? "" : said.back();
    }

    std::vector<std::string> said;
    std::vector<std::uint32_t> cancelled;
    std::string stored;
    std::string shared;
    std::string copied;
    std::string downloaded;
    std::string passed_on;
    std::string printed;
    Json request;
    std::uint32_t asked = 0;
    int seconds = 0;

private:
    void reply(const char* type, std::uint32_t question, const std::string& result,
               double after = 0.5) {
        const Json message{{"type", type},
                           {"id", question},
                           {"nodes", 5000},
                           {"seconds", after},
                           {"result", result}};
        app.dispatch(*parse_intent(to_line({{"type", "reply"}, {"message", message}})));
    }
};

}  // namespace peg
