// SPDX-License-Identifier: MIT
#pragma once

// A mode defines what the board is used for at the moment. Modes are stacked: the game is always at
// the bottom; above it a lesson, a solution that is playing, or a drawing; a proof may be above any
// of them. The topmost mode is asked first, then those below it.
//
// A mode is a class of its feature, derived from ModeOf<itself>. It overrides the functions in
// which it differs; the defaults mean "ask the mode below".

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/kit/canvas/shown_grid.h"
#include "app/kit/command.h"
#include "app/kit/words/status.h"
#include "app/model/drawing/symmetry.h"
#include "app/model/geometry.h"
#include "core/board/position.h"
#include "core/board/problem.h"

namespace peg {

class OverGame;
struct Pointer;
struct PlayedGame;

// The symmetries available for drawing, and the current one.
struct DrawableSymmetries {
    std::vector<Symmetry> all;
    Symmetry now = Symmetry::kNone;
};

// A goal being painted: where pegs have to be, and which holes may be either.
struct PaintedGoal {
    Position pegs;
    Bits either = 0;
};

class Mode {
public:
    Mode() = default;
    Mode(const Mode&) = delete;
    Mode& operator=(const Mode&) = delete;
    virtual ~Mode() = default;

    // Equal for modes of the same class.
    virtual const void* kind() const = 0;

    // --- Commands

    // The mode's own commands, and its changes to others.
    virtual std::span<const ModeCommand> commands() const { return {}; }
    const ModeCommand* find_command(Command command) const {
        for (const ModeCommand& one : commands())
            if (one.id == command.id) return &one;
        return nullptr;
    }
    // True if a command that is not among those is absent while this mode is on.
    virtual bool withholds(const AppState&, const CommandRow& row) const {
        return hides_game() && row.about_game;
    }
    // The reason shown for withheld commands that keep their buttons. Null: the mode shows
    // something else on the board.
    virtual Reason why_withheld() const { return nullptr; }
    // True if only the fixed buttons and this mode's commands are shown.
    virtual bool hides_other_buttons() const { return false; }
    // Called before a command is run by this mode or by one below it.
    virtual void before_command(Context&, Command) {}

    // --- Input. Each function returns true if this mode handled it; otherwise the mode below is
    // offered it. A mode that ends itself must not be used afterwards.

    // A hole was activated by the keyboard or in the mirror.
    virtual bool activate(Context&, Hole) { return false; }
    // The mirror activated the cell with this name, or moved the focus there; for modes whose cells
    // are no holes of the game's board.
    virtual bool activate_named(Context&, std::string_view) { return false; }
    virtual bool focus_named(Context&, std::string_view) { return false; }
    // An arrow key moves the cursor in a direction; Home or End moves it to the first or last cell
    // of its row, or of all.
    virtual bool move_cursor(Context&, Point) { return false; }
    virtual bool cursor_to_end(Context&, bool /*last*/, bool /*of_board*/) { return false; }
    // The pointer did something over the board.
    virtual bool point(Context&, const Pointer&) { return false; }
    // The player has pasted a text.
    virtual bool paste(Context&, std::string_view) { return false; }
    // Escape, if there is nothing closer to cancel (a sheet, a selected peg, a question).
    virtual bool escape(Context&) { return false; }
    // The player has chosen one of jumps_between().
    virtual bool take_jump(Context&, JumpId) { return false; }
    // The player's own jump ended the game.
    virtual bool end_game(Context&) { return false; }

    // --- Drawing, for modes with symmetry

    virtual std::optional<DrawableSymmetries> symmetries(const AppState&) const {
        return std::nullopt;
    }
    // Sets one of those symmetries.
    virtual void take_symmetry(Context&, Symmetry) {}

    // --- Asked of every mode

    // Advances time by `seconds`; true if another frame is needed.
    virtual bool tick(Context&, float /*seconds*/) { return false; }
    // Called after a change: updates what this mode shows.
    virtual void refresh(Context&) {}
    // True if the game on the board is stored for the next visit.
    virtual bool stores_game() const { return true; }
    // True if something other than the game is on the board.
    virtual bool hides_game() const { return false; }
    // This mode if it has its own content above the game (canvas/over_game.h), otherwise null.
    virtual OverGame* over_game() { return nullptr; }
    // True if this mode ends when the game on the board changes.
    virtual bool ends_with_position() const { return hides_game(); }
    // Called when it ended for that reason, before it is removed.
    virtual void ended(AppState&) {}
    // The player's own game while this mode uses the board for another one, otherwise null.
    virtual const PlayedGame* suspended_game() const { return nullptr; }
    // True if a solution is playing by itself.
    virtual bool plays_by_itself() const { return false; }
    // True if the coach is silent because the player has to find a jump.
    virtual bool silences_coach() const { return false; }
    // The only commands to show now; empty: all.
    virtual std::vector<Command> only_commands(const AppState&) const { return {}; }

    // --- Display

    // A grid to show in place of the board.
    virtual std::optional<ShownGrid> grid(const AppState&) const { return std::nullopt; }
    // Fits that grid into a rectangle of the window.
    virtual void fit_grid(AppState&, const Rect&, float /*max_pitch*/) {}
    // The jumps from one hole to another that the player may mean, if this mode decides it.
    virtual std::optional<std::vector<JumpId>> jumps_between(const AppState&, Hole /*from*/,
                                                             Hole /*to*/) const {
        return std::nullopt;
    }
    // The problem on the board.
    virtual std::optional<Problem> problem(const AppState&) const { return std::nullopt; }
    // The goal, if it is being painted on the board.
    virtual std::optional<PaintedGoal> painted(const AppState&) const { return std::nullopt; }
    // Where the selected peg can jump.
    virtual std::optional<Bits> targets(const AppState&) const { return std::nullopt; }
    // The holes that a hint of this mode marks.
    virtual Bits hinted(const AppState&) const { return 0; }
    // The holes that a stroke would change now.
    virtual Bits brushed(const AppState&) const { return 0; }

    // --- Words. `title` names what is on the board; `instruction` precedes everything but a
    // message; `status` is the last resort.
    virtual std::optional<words::Heading> title(const AppState&) const { return std::nullopt; }
    virtual std::optional<words::Status> instruction(const AppState&) const { return std::nullopt; }
    virtual std::optional<words::Status> status(const AppState&) const { return std::nullopt; }
    // The content of the board in a sentence for the page.
    virtual std::optional<std::string> sentence(const AppState&) const { return std::nullopt; }
    // The goal: "One peg, in d4".
    virtual std::optional<std::string> goal(const AppState&) const { return std::nullopt; }
};

template <class Kind>
inline constexpr char kKindOfMode = 0;

template <class Kind, class Base = Mode>
class ModeOf : public Base {
public:
    const void* kind() const final { return &kKindOfMode<Kind>; }

private:
    friend Kind;
    ModeOf() = default;
};

using Modes = std::vector<std::unique_ptr<Mode>>;  // from the bottom up; never empty

// The topmost mode of a kind, or null.
template <class Kind>
Kind* find_mode(const Modes& modes) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (modes[i]->kind() == &kKindOfMode<Kind>) return static_cast<Kind*>(modes[i].get());
    return nullptr;
}

// Ends every mode of a kind; returns whether there was one.
template <class Kind>
bool end_modes(Modes& modes) {
    return std::erase_if(modes, [](const std::unique_ptr<Mode>& mode) {
               return mode->kind() == &kKindOfMode<Kind>;
           }) > 0;
}

// Puts a mode on top of the others.
template <class Kind, class... Values>
Kind& begin_mode(Modes& modes, Values&&... values) {
    auto mode = std::make_unique<Kind>(std::forward<Values>(values)...);
    Kind& begun = *mode;
    modes.push_back(std::move(mode));
    return begun;
}

// The kind of the topmost mode; null if there is no mode.
inline const void* topmost_kind(const Modes& modes) {
    return modes.empty() ? nullptr : modes.back()->kind();
}

// Offers something to the modes from the topmost down until one takes it; returns whether one did.
template <class Take>
bool offer(const Modes& modes, const Take& take) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (take(*modes[i])) return true;
    return false;
}

// The first non-empty answer from the topmost mode down.
template <class Ask>
auto first_answer(const Modes& modes, const Ask& ask) {
    decltype(ask(std::as_const(*modes.back()))) answer;
    for (std::size_t i = modes.size(); i-- > 0 && !answer;) answer = ask(std::as_const(*modes[i]));
    return answer;
}

// True if any mode says so.
template <class Asked>
bool any_mode(const Modes& modes, const Asked& asked) {
    for (const auto& mode : modes)
        if (asked(std::as_const(*mode))) return true;
    return false;
}

}  // namespace peg
