// SPDX-License-Identifier: MIT
#pragma once

// Everything the app knows, in one place, for all modes to share. Four kinds of state, after Simon
// Tatham's puzzles: what undo restores is in `played`; what lasts from visit to visit is in
// `settings`, `kept`, `achieved` and the game; what else somebody has done (a selected peg, an open
// sheet) is here; and what can be computed from the rest is computed where it is read, but for a
// few fields that would take too long (board_text, lists, coach.loss). What concerns one feature
// alone lies in `own`, as a struct of that feature.

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
#include "app/model/drawing.h"
#include "app/model/game_review.h"
#include "app/model/knowledge.h"
#include "app/model/library.h"
#include "app/model/mistakes.h"
#include "app/model/problems/problems.h"
#include "app/model/records.h"
#include "app/model/removals.h"
#include "app/model/sketchbook.h"
#include "app/model/stored/leftover.h"
#include "app/model/stored/settings_json.h"
#include "app/model/tries.h"
#include "core/board/game.h"

namespace peg {

// What a key asked of a sheet that scrolls. The area that scrolls (ui/sheets/sheet.h) obeys once
// for each new number.
struct Scroll {
    enum class Way : std::uint8_t { kLineUp, kLineDown, kPageUp, kPageDown, kStart, kEnd };
    Sheet sheet = Sheet::kNone;
    Way way = Way::kStart;
    std::uint32_t number = 0;
};

// What was left for another game or line (game/ways_back.h).
struct BackStack {
    std::vector<PlayedGame> games;
    bool just_left = false;  // nothing was played since the last of them
};

// What the player has put away.
struct Kept {
    Library library;                          // games on other problems
    std::map<std::string, Drawing> drawings;  // what is set up on a board, by board_text
    Sketchbook sketchbook;                    // the board that is drawn
    std::vector<OwnBoard> own_boards;         // from the one that was drawn first
    Removals removals;                        // of games and boards
};

// What the player has reached.
struct Achieved {
    std::set<std::string> solved;  // problems solved by the player alone; by problem_key
    Records records;
    Tries tries;
    Mistakes mistakes;  // of the player's games
    DayRecords days;    // the daily puzzles that were opened
};

// What the page has told of the place where it runs.
struct PageFacts {
    Environment environment;
    bool weak_graphics = false;     // rich shading would be too slow here
    bool tells_time = false;        // it tells how time passes
    Day today = 0;                  // by the player's clock, in UTC
    std::optional<int> minute;      // of that day; none where the page does not tell
    std::uint64_t random_seed = 0;  // a new one at each visit
    bool presents = false;          // it fills the screen, with large print, for a class or a stage
};

// What the player is invited to while no sheet is open.
struct Invitations {
    bool to_lesson = false;  // the card of the first visit lies beside the board
    bool to_way_on = false;  // what to go on with stands in the status, as its answer
};

// Where the player's pointer and keyboard are.
struct HandOnBoard {
    std::optional<Hole> selected;
    Hole cursor = 0;              // of the keyboard; always a hole of the board
    bool cursor_visible = false;  // the keyboard was used last, on a hole
    std::string focused;          // the id of the command that has the keyboard's focus, or empty
    int escapes = 0;              // how often Escape was pressed
    std::optional<Hole> hovered;
    std::optional<Press> press;
};

struct ProblemLists {
    std::vector<ListedProblem> problems;  // of this board
    std::vector<ListedProblem> figures;   // on the English board
    ProblemFilter filter;                 // kept while the page is open
};

// What is known of the game on the board.
struct CoachFacts {
    Knowledge knowledge;      // of positions on this board with this finish
    bool seeks_loss = false;  // the player is told where the game was lost, also without the coach
    Loss loss;                // computed after every change, by the feature coach alone
    std::optional<std::size_t> reported_loss;  // the last_winnable that was announced
};

// What an answer of the solver marks on the board.
struct ShownMarks {
    std::optional<MustCome> must_come;  // of the position that was asked about
    std::optional<ShownHint> hint;      // of the player's question, or of the lesson
};

// A question that waits where it stands, while the solver answers others.
struct Paused {
    Thinking thinking;
    std::optional<Reply> finished;  // it was done before it could be held
};

// What was stored, and what is to be stored.
struct Storage {
    std::string text;                // that was handed out last to be stored
    SettingChanges setting_changes;  // up to what was stored last
    Leftover leftover;               // what was stored, and cannot be understood
    bool warned = false;             // the player knows that nothing can be stored
};

struct AppState {
    AppState(PlayedGame first, const Features& all) : features(&all), played(std::move(first)) {}

    const Features* features;  // what the app is made of
    Modes modes;               // what the board is for; the last one is the topmost
    PlayedGame played;         // on the board
    BackStack back_stack;
    Kept kept;
    Achieved achieved;
    Settings settings;
    Storage storage;
    PageFacts page;

    Screen screen;
    Sheet sheet = Sheet::kNone;
    Scroll scroll;  // of the open sheet, by key
    Invitations invites;
    BoardView view;
    Animation animation;
    HandOnBoard hand;
    ProblemLists lists;

    CoachFacts coach;
    ShownMarks marks;
    std::optional<GameReview> review;  // of the game on the board, or of another
    std::optional<Thinking> thinking;  // the question that the solver has not answered yet
    std::optional<Paused> paused;      // the question that the player goes on with later
    std::uint32_t last_question = 0;   // the id of the question that was asked last
    std::optional<Message> message;    // what was said last
    std::optional<Filmed> filming;     // the animation that is being made
    OwnStates own;                     // of each feature, what concerns it alone
};

// The player's own game while a lesson or the trainer has the board; else null.
inline const PlayedGame* put_by(const AppState& state) {
    for (const auto& mode : state.modes)
        if (const PlayedGame* game = mode->suspended_game()) return game;
    return nullptr;
}
// Whether something is drawn or played backwards, so that the game is out of sight.
inline bool hides_game(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.hides_game(); });
}
// Whether the coach is silent, as it is for the player to find a jump.
inline bool is_coach_silent(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.silences_coach(); });
}
// The grid that is shown in place of the game's board.
inline std::optional<ShownGrid> shown_grid(const AppState& state) {
    return first_answer(state.modes, [&](const Mode& mode) { return mode.grid(state); });
}
// What lies on the board, to be played to its finish: what is drawn or built, else the game from
// here.
inline Problem problem_at_hand(const AppState& state) {
    const Game& game = state.played.game;
    const auto shown =
        first_answer(state.modes, [&](const Mode& mode) { return mode.problem(state); });
    if (shown) return *shown;
    return game.problem_left().value_or(
        Problem{game.position(), game.problem().finish, std::nullopt});
}
// Ends what lies over the game: what is drawn or played backwards, and the proof that is read.
inline void end_modes_over_game(AppState& state) {
    for (std::size_t i = state.modes.size(); i-- > 0;) {
        if (!state.modes[i]->ends_with_position()) continue;
        const std::unique_ptr<Mode> ended = std::move(state.modes[i]);
        state.modes.erase(state.modes.begin() + static_cast<std::ptrdiff_t>(i));
        ended->ended(state);
    }
}
// Whether a solution is playing by itself.
inline bool is_played_back(const AppState& state) {
    return any_mode(state.modes, [](const Mode& mode) { return mode.plays_by_itself(); });
}

// Whether the time of the game on the board is shown: it was taken from the game's first jump on.
inline bool shows_time(const AppState& state) {
    return state.settings.stopwatch && state.played.seconds && state.modes.size() == 1;
}
// Whether the player is shown that the solver works.
inline bool shows_thinking(const AppState& state) {
    return state.thinking && !state.thinking->question->quiet() && state.thinking->age >= kPatience;
}

// The theme in use: the player's choice, else the system's.
inline Appearance appearance(const AppState& state) {
    switch (state.settings.theme) {
        case ThemeChoice::kAuto: break;
        case ThemeChoice::kLight: return Appearance::kLight;
        case ThemeChoice::kDark: return Appearance::kDark;
        case ThemeChoice::kContrast: return Appearance::kContrast;
    }
    return state.page.environment.appearance;
}

// The material in use: the player's choice, else what the graphics are fast enough for.
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
