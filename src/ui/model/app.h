// SPDX-License-Identifier: MIT
#pragma once

// The app without its looks: intents in, state and effects out. The only place that changes the
// state. Knows no clock (time comes in by tick), no window and no browser, so tests drive it.

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/notation.h"
#include "ui/model/app_state.h"

namespace peg {

// What the outside is to do, in order.
struct Announce {
    std::string text;  // one or more sentences for the live region
};
struct Ask {
    std::string request;  // JSON for the solver, as in report/request.h
};
struct Cancel {
    std::uint32_t id = 0;
};
struct Store {
    std::string text;  // to come back by Restore at the next start
};
struct Copy {
    std::string text;  // for the clipboard
};
struct Share {
    std::string fragment;  // of an address: board=...&position=...&finish=...
};
using Effect = std::variant<Announce, Ask, Cancel, Store, Copy, Share>;

class App {
public:
    // Starts with the classic problem of the catalogue's first board.
    App();

    const AppState& state() const { return state_; }
    // Rises whenever something changes that the page's mirror shows.
    std::uint64_t revision() const { return revision_; }

    void dispatch(const Intent& intent);
    // Says that something from outside could not be understood.
    void complain(const Error& error);
    // Lets time pass; true while something moves, so that another frame is wanted.
    bool tick(float seconds);

    // The effects since the last call.
    std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }

private:
    // app.cpp: problems, time
    void handle(const Open& open);
    void handle(const Choose& choose);
    void handle(const Remark& remark) { say(Tone::kPlain, remark.text); }
    void handle(const Environment& environment) { state_.environment = environment; }
    void handle(const Graphics& graphics) { state_.weak_graphics = graphics.weak; }
    void handle(const Restore& restore);
    void handle(const Resize& resize);
    void start(const Board& board, const Problem& problem,
               std::optional<RememberedGame> tutorial = std::nullopt);
    void resume(RememberedGame remembered);
    void record(JumpId jump, Maker maker);
    void go_to(std::size_t cursor);
    void say(Tone tone, std::string title, std::string text = {});
    void announce(std::string text) { effects_.emplace_back(Announce{std::move(text)}); }
    void position_changed();
    void remember();
    void lay_out();
    void refit();
    // The place in the tray of the peg that the jump after `cursor` takes.
    static int slot(std::size_t cursor) { return static_cast<int>(cursor); }
    Animation::Moment moment() const {
        return {state_.game.position(), slot(state_.game.cursor())};
    }

    // app_command.cpp: commands
    void handle(const Run& run);
    void toggle(Sheet sheet);
    void escape();

    // app_choice.cpp: what is chosen out of a list
    void to_move(std::size_t number);
    void open(const ListedProblem& listed);
    void note_success();
    void next_problem();

    // app_lesson.cpp: the first minutes, and the end of a game
    void welcome();
    void begin_tutorial();
    void leave_tutorial();
    void show_way();
    void game_over();
    bool count_down(float seconds);

    // app_input.cpp: keyboard and pointer on the board
    void handle(const Activate& activated);
    void handle(const KeyPress& press);
    void handle(const Focus& focus);
    void handle(const Pointer& pointer);
    void activate(Hole hole);
    void select(std::optional<Hole> hole);
    void press_down(const Pointer& pointer);
    void drag_on();
    void drop();
    void let_go();
    void arrow(Point direction);
    bool jump(Hole from, Hole to, std::optional<Point> dropped_at = std::nullopt);

    // app_solver.cpp: questions to the solver, and its answers
    void handle(const Reply& reply);
    void ask(Purpose purpose, Position position, bool judges);
    void answered(const Reply& reply, bool last);
    void stop_thinking();
    void hint();
    void solve();
    void count_solutions();
    void counted(const Reply& reply, const Thinking& asked, bool last);
    void show_count();
    void ask_beyond(Purpose purpose);
    void show_shortest(const Finding& finding, bool proved);
    void show_one_of(const Json& result, const Thinking& asked);
    void show_hint();
    void show_solution();

    // app_coach.cpp: what the coach asks and tells without being asked
    void consult();
    void tell(const Loss& where);
    void go_back();
    void turn_page();

    // app_player.cpp: watching a solution
    void watch(std::span<const JumpId> jumps);
    void handle(const Seek& seek);
    void step(bool forward);
    void finish_watching();

    AppState state_;
    std::vector<Effect> effects_;
    std::uint64_t revision_ = 0;
    std::uint32_t last_id_ = 0;
    std::string stored_;
};

}  // namespace peg
