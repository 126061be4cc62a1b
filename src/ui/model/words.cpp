// SPDX-License-Identifier: MIT
#include "ui/model/words.h"

#include <algorithm>

#include "core/catalogue.h"
#include "core/jumps.h"
#include "core/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

std::string counted(std::ptrdiff_t count, std::string_view noun) {
    return peg::counted(static_cast<std::uint64_t>(std::max<std::ptrdiff_t>(count, 0)), noun);
}

int legal_jumps(const Game& game) {
    int count = 0;
    for_each_jump(game.board(), game.position(), [&](JumpId) { ++count; });
    return count;
}

const char* quest(Purpose purpose) {
    switch (purpose) {
        case Purpose::kCoach:
        case Purpose::kTally:
        case Purpose::kHint: return "Looking for a hint";
        case Purpose::kSolve: return "Looking for a solution";
        case Purpose::kShortest: return "Looking for the shortest";
        case Purpose::kAnother: return "Looking for another";
        case Purpose::kEasiest: return "Looking for long sweeps";
        case Purpose::kCount: return "Counting the solutions";
    }
    return "";
}

const char* theme_name(ThemeChoice theme) {
    switch (theme) {
        case ThemeChoice::kAuto: return "automatic";
        case ThemeChoice::kLight: return "light";
        case ThemeChoice::kDark: return "dark";
        case ThemeChoice::kContrast: return "high contrast";
    }
    return "";
}

const char* material_name(MaterialChoice material) {
    switch (material) {
        case MaterialChoice::kAuto: return "automatic";
        case MaterialChoice::kGlass: return "glass";
        case MaterialChoice::kWood: return "wood";
        case MaterialChoice::kMarble: return "marble";
        case MaterialChoice::kPlain: return "plain";
    }
    return "";
}

}  // namespace

std::string pegs(int count) { return counted(count, "peg"); }

std::string board_title(std::string_view board) {
    const auto entry = find_in_catalogue(board);
    return entry ? std::string{entry->title} : "Your own board";
}

std::string goal(const Board& board, const Finish& finish) {
    switch (finish.kind) {
        case Finish::Kind::kHole: return "One peg, in " + format_hole(board, finish.hole);
        case Finish::Kind::kAny: return "One peg, anywhere";
        case Finish::Kind::kFewest: return "As few pegs as possible";
        case Finish::Kind::kPosition: return "A figure of " + pegs(peg_count(finish.position));
    }
    return "";
}

std::string title(const AppState& state) {
    return state.tutorial ? "First steps" : board_title(state.board_text);
}

std::string label(const AppState& state, Command command) {
    if (command == Command::kPlay) return state.player && state.player->playing ? "Pause" : "Play";
    if (command == Command::kMaterial) {
        const MaterialChoice chosen = state.settings.material;
        const bool made_plain = chosen == MaterialChoice::kAuto && state.weak_graphics;
        return std::string{"Material: "} + material_name(chosen) + (made_plain ? ", plain" : "");
    }
    if (command == Command::kTheme)
        return std::string{"Theme: "} + theme_name(state.settings.theme);
    return std::string{info(command).label};
}

std::string_view level(Level level) {
    switch (level) {
        case Level::kEasy: return "easy";
        case Level::kMedium: return "medium";
        case Level::kHard: return "hard";
        case Level::kExpert: return "expert";
    }
    return "";
}

std::string label(const AppState& state, const ListedProblem& listed) {
    std::string label = listed.title + ", " + std::string(level(listed.level));
    if (is_solved(state, listed)) label += ", solved";
    return label;
}

std::string label(const AppState& state, Hole hole) {
    const Board& board = state.game.board();
    const bool is_peg = contains(state.game.position().pegs, hole);
    std::string label = format_hole(board, hole) + (is_peg ? ", peg" : ", hole");
    if (state.selected == hole) label += ", selected";
    if (contains(targets(state), hole)) label += ", target";
    if (state.hint) {
        const Jump& jump = board.jump(*state.hint);
        if (hole == jump.from || hole == jump.to) label += ", hint";
    }
    return label + remark(state, hole);
}

std::string jump(const Board& board, JumpId jump) {
    return format_hole(board, board.jump(jump).from) + " to " +
           format_hole(board, board.jump(jump).to);
}

std::string jumped(const Game& game) {
    std::string text = "Jumped " + jump(game.board(), game.played().back()) + ". " +
                       pegs(peg_count(game.position())) + " left.";
    if (const std::string end = outcome(game); !end.empty()) text += ' ' + end;
    return text;
}

std::string taken_back(const Game& game, JumpId taken) {
    return "Took back " + jump(game.board(), taken) + ". " + pegs(peg_count(game.position())) +
           " left.";
}

std::string selected(const Game& game, Hole hole) {
    const Board& board = game.board();
    const Bits targets = game.targets_of(hole);
    std::string text = format_hole(board, hole) + " selected. ";
    if (targets == 0) return text + "It cannot jump now.";
    text += "It can jump to ";
    int left = count(targets);
    for (Hole to : board.reading_order()) {
        if (!contains(targets, to)) continue;
        text += format_hole(board, to);
        --left;
        text += left > 1 ? ", " : left == 1 ? " or " : ".";
    }
    return text;
}

std::string no_jump(const Board& board, Hole from, Hole to) {
    return format_hole(board, from) + " to " + format_hole(board, to) + " is not a jump.";
}

std::string outcome(const Game& game) {
    const Position position = game.position();
    const int left = peg_count(position);
    switch (game.status()) {
        case Game::Status::kPlaying: return "";
        case Game::Status::kFinished:
            if (left == 1)
                return "One peg, in " + format_hole(game.board(), lowest(position.pegs)) +
                       ". Solved!";
            return "The figure is reached. Solved!";
        case Game::Status::kStuck:
            if (left == 1)
                return "One peg, in " + format_hole(game.board(), lowest(position.pegs)) +
                       ". No jump left.";
            return "No jump left, " + pegs(left) + " remain.";
    }
    return "";
}

std::string status_line(const Game& game) {
    if (const std::string end = outcome(game); !end.empty()) return end;
    return pegs(peg_count(game.position())) + ", " + counted(legal_jumps(game), "jump") +
           " possible";
}

std::string place(const AppState& state) {
    const Player& player = *state.player;
    return "Jump " + std::to_string(watched(state)) + " of " +
           std::to_string(player.end - player.begin);
}

bool is_long(const Status& status) {
    constexpr std::size_t kShort = 80;
    return status.text.size() > kShort;
}

Status status(const AppState& state) {
    const Game& game = state.game;
    Status status;
    if (state.tutorial && !state.message) return lesson(state);
    if (shows_thinking(state)) {
        const Thinking& thinking = *state.thinking;
        status.thinking = true;
        status.title = quest(thinking.purpose);
        const auto tenths = static_cast<int>(std::max(thinking.seconds, 0.0) * 10);
        status.text = grouped(static_cast<std::uint64_t>(std::max(thinking.nodes, 0.0))) +
                      " positions, " + std::to_string(tenths / 10) + '.' +
                      std::to_string(tenths % 10) + " s";
        return status;
    }
    if (state.message) {
        status.tone = state.message->tone;
        status.title = state.message->title;
        status.text = state.message->text;
        if (state.hint) status.text = hint_reason(state);  // more of it may be known by now
        return status;
    }
    if (const auto coach = coach_status(state)) return *coach;
    switch (game.status()) {
        case Game::Status::kPlaying: break;
        case Game::Status::kFinished:
            status.tone = Tone::kGood;
            status.title = outcome(game);
            status.text = counted(static_cast<std::ptrdiff_t>(game.cursor()), "jump") + " in " +
                          counted(game.move_count(), "move") + '.';
            return status;
        case Game::Status::kStuck:
            status.tone = Tone::kBad;
            status.title = outcome(game);
            status.text = "Undo, or start again.";
            return status;
    }
    if (state.player) {
        status.title = place(state);
        if (watched(state) > 0) status.text = jump(game.board(), game.played().back()) + '.';
        return status;
    }
    status.title = counted(legal_jumps(game), "jump") + " possible";
    if (state.selected)
        status.text = selected(game, *state.selected);
    else if (game.cursor() == 0 && game.jumps().empty())
        status.text = "Jump with a peg over its neighbour into an empty hole; the neighbour goes.";
    else if (game.cursor() > 0)
        status.text = "Last jump: " + jump(game.board(), game.played().back()) + '.';
    return status;
}

}  // namespace peg::words
