// SPDX-License-Identifier: MIT
#pragma once

// Everything the app knows, in one place. Four kinds of state, after Simon Tatham's puzzles: what
// undo restores is in `game`; what is remembered between visits is in `settings` (and the game);
// what is neither, but somebody did, is here; what can be computed from these is not stored.

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/game.h"
#include "ui/model/animation.h"
#include "ui/model/command.h"
#include "ui/model/geometry.h"
#include "ui/model/intent.h"
#include "ui/model/knowledge.h"
#include "ui/model/player.h"
#include "ui/model/problems.h"
#include "ui/model/screen.h"

namespace peg {

enum class ThemeChoice : std::uint8_t { kAuto, kLight, kDark, kContrast };

// What pegs and board are made of.
enum class Material : std::uint8_t { kGlass, kWood, kMarble, kPlain };
// Automatic: glass, or plain where drawing is too slow for that.
enum class MaterialChoice : std::uint8_t { kAuto, kGlass, kWood, kMarble, kPlain };

struct Settings {
    ThemeChoice theme = ThemeChoice::kAuto;
    bool coordinates = false;
    bool coach = false;       // says of every jump whether it keeps the game winnable
    bool letter_keys = true;  // single letters are commands; people who speak to their machine
                              // switch that off (WCAG 2.1.4)
    int speed = kUsualSpeed;  // index into kPaces
    MaterialChoice material = MaterialChoice::kAuto;
};

// Who played a jump.
enum class Maker : std::uint8_t { kPlayer, kComputer };

// A sheet lies over the board until it is closed.
enum class Sheet : std::uint8_t {
    kNone,
    kBoards,
    kProblems,
    kFigures,
    kMoves,
    kHelp,
    kMore,
    kEnd,
    kWelcome
};

// A game with what the app knows of it.
struct RememberedGame {
    Game game;
    std::vector<Maker> makers;  // one for each jump of the line
    int hints = 0;
};

enum class Tone : std::uint8_t { kPlain, kHint, kGood, kBad };

// Something said to the player, until the position changes or something else is said.
struct Message {
    Tone tone = Tone::kPlain;
    std::string title;
    std::string text;  // why, or what then; may be empty
};

// A pointer held down on the board.
struct Press {
    Point start;
    Point at;
    std::optional<Hole> hole;
    bool dragging = false;
    bool was_selected = false;  // the peg under it, before
    bool touch = false;
    std::optional<Hole> stop;  // a target that the peg was dragged over
};

// What a question to the solver is for.
enum class Purpose : std::uint8_t {
    kCoach,  // quiet: nobody waits for it
    kTally,  // how many solutions, for the coach: as quiet, and the last thing to be asked
    kHint,
    kSolve,
    kShortest,
    kAnother,
    kEasiest,
    kCount,
};

inline bool is_quiet(Purpose purpose) {
    return purpose == Purpose::kCoach || purpose == Purpose::kTally;
}

// A question the solver has not answered yet.
struct Thinking {
    std::uint32_t id = 0;
    Purpose purpose = Purpose::kHint;
    bool judges = false;  // it is about every jump, not about one solution
    Problem asked;
    double nodes = 0;
    double seconds = 0;  // of the solver's time
    float age = 0;       // seconds since it was asked, by our frames
};

struct AppState {
    explicit AppState(Game first) : game(std::move(first)) {}

    Game game;
    std::string board_text;  // the game's board, as format_board writes it (which takes a while)
    Settings settings;
    Environment environment;

    bool weak_graphics = false;  // rich shading would be too slow here

    Screen screen;
    Sheet sheet = Sheet::kNone;
    BoardView view;
    Animation animation;

    std::optional<Hole> selected;
    Hole cursor = 0;              // of the keyboard; always a hole of the board
    bool cursor_visible = false;  // the keyboard was used last, on a hole
    std::string focused;          // the id of the command that has the keyboard's focus, or empty
    std::optional<Hole> hovered;
    std::optional<Press> press;

    std::vector<ListedProblem> problems;  // of this board
    std::vector<ListedProblem> figures;   // on the English board
    std::set<std::string> solved;         // by the player alone; keys as problem_key gives them

    std::optional<RememberedGame> tutorial;  // while it runs: the game to come back to
    std::optional<float> ending;             // seconds until the end is summed up

    std::vector<Maker> makers;  // of each jump of the game's line
    int hints = 0;              // shown in this game

    Knowledge knowledge;                   // of this board and finish
    bool seeks_loss = false;               // somebody wants to know where the game was lost
    std::optional<std::size_t> told_loss;  // ... and has been told this
    std::optional<std::size_t> why;        // the page of the proof that lies on the board

    std::optional<JumpId> hint;
    std::optional<Player> player;
    std::optional<Thinking> thinking;
    std::optional<Message> message;
};

// How long to think before saying so: what is quicker should not flash.
inline constexpr float kPatience = 0.15f;

inline bool shows_thinking(const AppState& state) {
    return state.thinking && !is_quiet(state.thinking->purpose) && state.thinking->age >= kPatience;
}

// How many jumps of the solution that is watched have been played.
std::size_t watched(const AppState& state);

// Where the selected peg can go.
inline Bits targets(const AppState& state) {
    return state.selected ? state.game.targets_of(*state.selected) : 0;
}

// Where a peg could go on to from `stop`, after a jump to there.
Bits targets_beyond(const Game& game, Hole from, Hole stop);

inline Appearance appearance(const AppState& state) {
    switch (state.settings.theme) {
        case ThemeChoice::kAuto: break;
        case ThemeChoice::kLight: return Appearance::kLight;
        case ThemeChoice::kDark: return Appearance::kDark;
        case ThemeChoice::kContrast: return Appearance::kContrast;
    }
    return state.environment.appearance;
}

inline Material material(const AppState& state) {
    switch (state.settings.material) {
        case MaterialChoice::kAuto: break;
        case MaterialChoice::kGlass: return Material::kGlass;
        case MaterialChoice::kWood: return Material::kWood;
        case MaterialChoice::kMarble: return Material::kMarble;
        case MaterialChoice::kPlain: return Material::kPlain;
    }
    return state.weak_graphics ? Material::kPlain : Material::kGlass;
}

// Whether this is the problem that is being played.
bool is_current(const AppState& state, const ListedProblem& listed);
bool is_solved(const AppState& state, const ListedProblem& listed);

// Whether a command has a place in the toolbar now, and whether it would do something.
bool applies(const AppState& state, Command command);
bool enabled(const AppState& state, Command command);
// On or off, for a command that is a switch.
std::optional<bool> pressed(const AppState& state, Command command);

}  // namespace peg
