// SPDX-License-Identifier: MIT
#pragma once

// What the board is for at the moment is a mode. Modes lie over one another: the game at the
// bottom, always; over it a lesson, a solution that is watched, something that is drawn; a proof
// over any of them. The topmost mode is asked first, then those below it.
//
// A mode is a class of its feature, derived from ModeOf<itself>, which overrides the functions in
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
#include "app/model/geometry.h"
#include "app/model/symmetry.h"
#include "core/board/position.h"
#include "core/board/problem.h"

namespace peg {

class OverGame;
struct Pointer;
struct PlayedGame;

// The symmetries in which something can be drawn, and the one in which it is.
struct DrawableSymmetries {
    std::vector<Symmetry> all;
    Symmetry now = Symmetry::kNone;
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

    // What this mode does with commands of its own, and with others.
    virtual std::span<const ModeCommand> commands() const { return {}; }
    const ModeCommand* find_command(Command command) const {
        for (const ModeCommand& one : commands())
            if (one.id == command.id) return &one;
        return nullptr;
    }
    // Whether a command that is not among those is absent while this mode lies on the board.
    virtual bool withholds(const AppState&, const CommandRow& row) const {
        return hides_game() && row.about_game;
    }
    // Why those have no use while they keep their seats. Null: this mode has something else on the
    // board.
    virtual Reason why_withheld() const { return nullptr; }
    // Whether nothing else has a seat but those that never change, and what this mode adds.
    virtual bool sits_alone() const { return false; }
    // A command is about to be carried out, by this mode or by what lies below it.
    virtual void before_command(Context&, Command) {}

    // --- The hand. Each returns whether this mode took it; if not, the mode below is offered it. A
    // mode that ends itself must not be touched afterwards.

    // A hole was activated by the keyboard or in the mirror.
    virtual bool activate(Context&, Hole) { return false; }
    // The mirror activated what it has under this name, or moved the focus there; for a mode whose
    // cells are no holes of the game's board.
    virtual bool activate_named(Context&, std::string_view) { return false; }
    virtual bool focus_named(Context&, std::string_view) { return false; }
    // An arrow key moves the cursor in a direction; Home or End to the first or last cell of its
    // row, or of all.
    virtual bool move_cursor(Context&, Point) { return false; }
    virtual bool cursor_to_end(Context&, bool /*last*/, bool /*of_board*/) { return false; }
    // The pointer did something over the board.
    virtual bool point(Context&, const Pointer&) { return false; }
    // The player has pasted a text.
    virtual bool paste(Context&, std::string_view) { return false; }
    // Escape, when nothing nearer (a sheet, a selected peg, a question) is there to let go of.
    virtual bool escape(Context&) { return false; }
    // The player's own jump ended the game.
    virtual bool end_game(Context&) { return false; }

    // --- Drawing, for a mode in which something is drawn in a symmetry.

    virtual std::optional<DrawableSymmetries> symmetries(const AppState&) const {
        return std::nullopt;
    }
    // From now on it is drawn in this one of those.
    virtual void take_symmetry(Context&, Symmetry) {}

    // --- Asked of all modes

    // Lets `seconds` pass; true while another frame is wanted.
    virtual bool tick(Context&, float /*seconds*/) { return false; }
    // Something has changed; brings up to date what this mode shows.
    virtual void refresh(Context&) {}
    // Whether the game on the board is stored for the next visit.
    virtual bool stores_game() const { return true; }
    // Whether something else than the game is on the board.
    virtual bool hides_game() const { return false; }
    // This mode, where it lays something of its own over the game (canvas/over_game.h); else null.
    virtual OverGame* over_game() { return nullptr; }
    // Whether this mode ends where the game on the board changes.
    virtual bool ends_with_position() const { return hides_game(); }
    // It ended because of that, and is about to go.
    virtual void ended(AppState&) {}
    // The player's own game while this mode has the board for another one; else null.
    virtual const PlayedGame* suspended_game() const { return nullptr; }
    // Whether a solution is playing by itself.
    virtual bool plays_by_itself() const { return false; }
    // Whether the coach is silent, as it is for the player to find a jump.
    virtual bool silences_coach() const { return false; }
    // The only commands to be seen now; empty: all.
    virtual std::vector<Command> only_commands(const AppState&) const { return {}; }

    // --- What is to be seen

    // The grid that is shown in place of the board.
    virtual std::optional<ShownGrid> grid(const AppState&) const { return std::nullopt; }
    // Finds the place of that grid in a rectangle of the window.
    virtual void fit_grid(AppState&, const Rect&, float /*max_pitch*/) {}
    // What lies on the board, to be played to its finish.
    virtual std::optional<Problem> problem(const AppState&) const { return std::nullopt; }
    // Where the selected peg can go.
    virtual std::optional<Bits> targets(const AppState&) const { return std::nullopt; }
    // The holes that a hint of this mode marks.
    virtual Bits hinted(const AppState&) const { return 0; }
    // The holes that a brush would change now.
    virtual Bits brushed(const AppState&) const { return 0; }

    // --- The words. `title` names what is on the board; `instruction` is shown before everything
    // but a message; `status` is shown where nothing else is to be said.
    virtual std::optional<words::Heading> title(const AppState&) const { return std::nullopt; }
    virtual std::optional<words::Status> instruction(const AppState&) const { return std::nullopt; }
    virtual std::optional<words::Status> status(const AppState&) const { return std::nullopt; }
    // What lies on the board, in a sentence for the page.
    virtual std::optional<std::string> sentence(const AppState&) const { return std::nullopt; }
    // What the board is to come to: "One peg, in d4".
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

// Ends every mode of a kind; whether there was one.
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

// Offers something to the modes from the topmost down until one takes it; whether one did.
template <class Take>
bool offer(const Modes& modes, const Take& take) {
    for (std::size_t i = modes.size(); i-- > 0;)
        if (take(*modes[i])) return true;
    return false;
}

// The first answer (an optional) from the topmost mode down.
template <class Ask>
auto first_answer(const Modes& modes, const Ask& ask) {
    decltype(ask(std::as_const(*modes.back()))) answer;
    for (std::size_t i = modes.size(); i-- > 0 && !answer;) answer = ask(std::as_const(*modes[i]));
    return answer;
}

// Whether any mode says so.
template <class Asked>
bool any_mode(const Modes& modes, const Asked& asked) {
    for (const auto& mode : modes)
        if (asked(std::as_const(*mode))) return true;
    return false;
}

}  // namespace peg
