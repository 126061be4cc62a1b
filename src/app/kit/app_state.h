// SPDX-License-Identifier: MIT
#pragma once

// The app's state in one place, shared by all modes. There are four kinds of state, after Simon
// Tatham's puzzles. `played` is what undo restores. `settings`, `kept`, `achieved` and the game
// last from visit to visit. Other results of the player's actions (a selected peg, an open sheet)
// are here too. Everything that can be computed from the rest is computed where it is read, except
// a few fields that would take too long (board_text, lists, coach.loss). State of a single feature
// is in `own`, as a struct of that feature.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/kit/ask/question.h"
#include "app/kit/coach/must_come.h"
#include "app/kit/coach/shown_hint.h"
#include "app/kit/feature.h"
#include "app/kit/game/held_pointer.h"
#include "app/kit/intent.h"
#include "app/kit/mode.h"
#include "app/kit/own_states.h"
#include "app/kit/view/animation.h"
#include "app/kit/view/screen.h"
#include "app/kit/words/status.h"
#include "app/model/daily.h"
#include "app/model/drawing/drawing.h"
#include "app/model/drawing/sketchbook.h"
#include "app/model/knowledge/game_review.h"
#include "app/model/knowledge/knowledge.h"
#include "app/model/knowledge/mistakes.h"
#include "app/model/knowledge/removals.h"
#include "app/model/library.h"
#include "app/model/problems/problems.h"
#include "app/model/records.h"
#include "app/model/stored/leftover.h"
#include "app/model/stored/settings_json.h"
#include "app/model/tries.h"
#include "core/board/game.h"

namespace peg {

// A key's request to scroll a sheet. The scrolling area (ui/sheets/sheet.h) obeys once per new
// number.
struct Scroll {
    enum class Way : std::uint8_t { kLineUp, kLineDown, kPageUp, kPageDown, kStart, kEnd };
    Sheet sheet = Sheet::kNone;
    Way way = Way::kStart;
    std::uint32_t number = 0;
};

// The games and lines that were left for others (game/ways_back.h).
struct BackStack {
    std::vector<PlayedGame> games;
    bool just_left = false;  // no jump was played since the last entry
};

// What the player has kept.
struct Kept {
    Library library;                          // games of other problems
    std::map<std::string, Drawing> drawings;  // positions set up, by board_text
    Sketchbook sketchbook;                    // the board being drawn
    std::vector<OwnBoard> own_boards;         // first drawn first
    Removals removals;                        // of games and of the player's boards
};

// What the player has achieved.
struct Achieved {
    std::set<std::string> solved;  // by problem_key; problems solved by the player alone
    Records records;
    Tries tries;
    Mistakes mistakes;  // in the player's games
    DayRecords days;    // the daily puzzles that were opened
};

// What the page has told about its environment.
struct PageFacts {
    Environment environment;
    bool weak_graphics = false;     // the graphics are too slow for rich shading
    bool tells_time = false;        // the page reports the time that passes
    Day today = 0;                  // the current date in UTC
    std::optional<int> minute;      // of that day; none if the page does not tell
    std::uint64_t random_seed = 0;  // a new number for each visit
    bool presents = false;          // full screen with large print, for a class or a stage
};

// What the player is invited to do while no sheet is open.
struct Invitations {
    bool to_lesson = false;    // the card of the first visit is beside the board
    bool to_continue = false;  // the status panel offers what to continue with
};

// The player's pointer and keyboard.
struct HandOnBoard {
    std::optional<Hole> selected;
    Hole cursor = 0;              // the keyboard's cursor; always a hole of the board
    bool cursor_visible = false;  // the last input was the keyboard's, on a hole
    std::string focused;          // the id of the command with the keyboard's focus, or empty
    int escapes = 0;              // number of presses of Escape so far
    std::optional<Hole> hovered;
    std::optional<Press> press;
    // Jumps with the same ends: the player is asked for one of them (the sheet "which_jump").
    std::vector<JumpId> undecided;
    const void* asked_in = nullptr;  // the topmost mode then (Mode::kind); null: none
};

struct ProblemLists {
    std::vector<ListedProblem> problems;  // problems of this board
    std::vector<ListedProblem> figures;   // problems on the English board
    ProblemFilter filter;                 // kept until the page is closed
};

// What is known of the game on the board.
struct CoachFacts {
    Knowledge knowledge;      // about positions on this board with this finish
    bool seeks_loss = false;  // tell the player where the game was lost, even without the coach
    Loss loss;                // updated after every change, by the feature coach only
    std::optional<std::size_t> reported_loss;  // the last_winnable that was already announced
};

// Marks on the board from an answer of the solver.
struct ShownMarks {
    std::optional<MustCome> must_come;  // for the position that was asked about
    std::optional<ShownHint> hint;      // for the player's question, or for the lesson
};

// A question that is paused while the solver answers others.
struct Paused {
    Thinking thinking;
    std::optional<Reply> finished;  // the answer, if it came before the pause
};

// What is stored and what is to be stored.
struct Storage {
    std::string text;                // the text that was last handed out for storing
    SettingChanges setting_changes;  // up to what was stored last
    Leftover leftover;               // stored data that this version does not understand
    bool warned = false;             // the player knows that storing fails
};

struct AppState {
    AppState(PlayedGame first, const Features& all) : features(&all), played(std::move(first)) {}

    const Features* features;  // the features of the app
    Modes modes;               // from the bottom up; the last one is the topmost
    PlayedGame played;         // the game on the board
    BackStack back_stack;
    Kept kept;
    Achieved achieved;
    Settings settings;
    Storage storage;
    PageFacts page;

    Screen screen;
    Sheet sheet = Sheet::kNone;
    Scroll scroll;  // of the open sheet, by keys
    Invitations invites;
    BoardView view;
    Animation animation;
    HandOnBoard hand;
    ProblemLists lists;

    CoachFacts coach;
    ShownMarks marks;
    std::optional<GameReview> review;          // of the game on the board or of another
    std::optional<Thinking> thinking;          // the open question: no answer yet
    std::optional<Paused> paused;              // the paused question
    std::uint32_t last_question = 0;           // id of the last question
    std::optional<Message> message;            // the last message
    std::optional<AnimationProgress> filming;  // the animated picture in the making
    OwnStates own;                             // state of single features
};

// The player's own game while a lesson or the trainer uses the board, otherwise null.
inline const PlayedGame* suspended_game(const AppState& state) {
    for (const auto& mode : state.modes)
        if (const PlayedGame* game = mode->suspended_game()) return game;
    return nullptr;
}
// True if a drawing or backward play hides the game.
inline bool hides_game(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.hides_game(); });
}
// True if the coach is silent because the player has to find a jump.
inline bool is_coach_silent(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.silences_coach(); });
}
// The grid shown in place of the game's board.
inline std::optional<ShownGrid> shown_grid(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.grid(state); });
}
// The goal being painted on the board.
inline std::optional<PaintedGoal> painted_goal(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.painted(state); });
}
// The problem on the board: what is drawn or built, otherwise the rest of the game.
inline Problem problem_at_hand(const AppState& state) {
    const Game& game = state.played.game;
    const auto shown =
        first_answer(state.modes, [&](const Mode& mode) { return mode.problem(state); });
    if (shown) return *shown;
    return game.problem_left().value_or(
        Problem{game.position(), game.problem().finish, std::nullopt});
}
// Ends the modes above the game: drawing, backward play, reading a proof.
inline void end_modes_over_game(AppState& state) {
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        if (!state.modes[i]->ends_with_position()) continue;
        const std::unique_ptr<Mode> ended = std::move(state.modes[i]);
        state.modes.erase(state.modes.begin() + static_cast<std::ptrdiff_t>(i));
        ended->ended(state);
    }
}
// True while a solution plays by itself.
inline bool is_played_back(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.plays_by_itself(); });
}

// True if the time of the game on the board is shown: it was measured from the game's first jump.
inline bool shows_time(const AppState& state) {
    return state.settings.stopwatch && state.played.seconds && state.modes.size() == 1;
}
// True if the player sees that the solver is working.
inline bool shows_thinking(const AppState& state) {
    return state.thinking && !state.thinking->question->quiet() && state.thinking->age >= kPatience;
}

// The theme in use: the player's choice, otherwise the system's.
inline Appearance appearance(const AppState& state) {
    switch (state.settings.theme) {
        case ThemeChoice::kAuto: break;
        case ThemeChoice::kLight: return Appearance::kLight;
        case ThemeChoice::kDark: return Appearance::kDark;
        case ThemeChoice::kContrast: return Appearance::kContrast;
    }
    return state.page.environment.appearance;
}

// The material in use: the player's choice, otherwise the best for which the graphics are fast
// enough.
inline Material material(const AppState& state) {
    switch (state.settings.material) {
        case MaterialChoice::kAuto: break;
        case MaterialChoice::kGlass: return Material::kGlass;
        case MaterialChoice::kWood: return Material::kWood;
        case MaterialChoice::kMarble: return Material::kMarble;
        case MaterialChoice::kPlain: return Material::kPlain;
    }
    return state.page.weak_graphics ? Material::kPlain : Material::kGlass;
}

}  // namespace peg
