// SPDX-License-Identifier: MIT
#include "app/command.h"

#include <algorithm>
#include <array>

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandInfo{Command::kUndo, "undo", "Backspace"},
    CommandInfo{Command::kRedo, "redo"},
    CommandInfo{Command::kRestart, "restart", "Shift+Home"},
    CommandInfo{Command::kHint, "hint"},
    CommandInfo{Command::kSolve, "solve"},
    CommandInfo{Command::kAnalyse, "analyse"},
    CommandInfo{Command::kSolveStart, "solve_start"},
    CommandInfo{Command::kShortest, "shortest"},
    CommandInfo{Command::kAnother, "another"},
    CommandInfo{Command::kWinnable, "winnable"},
    CommandInfo{Command::kMust, "must"},
    CommandInfo{Command::kSurvivor, "survivor"},
    CommandInfo{Command::kExplain, "explain"},
    CommandInfo{Command::kCount, "count"},
    CommandInfo{Command::kReview, "review"},
    CommandInfo{Command::kCoach, "coach"},
    CommandInfo{Command::kWhy, "why"},
    CommandInfo{Command::kGoBack, "go_back"},
    CommandInfo{Command::kReturn, "return"},
    CommandInfo{Command::kStop, "stop", "Escape"},
    CommandInfo{Command::kStepBack, "step_back", ","},
    CommandInfo{Command::kPlay, "play", "Space"},
    CommandInfo{Command::kStep, "step", "."},
    CommandInfo{Command::kSlower, "slower", "-"},
    CommandInfo{Command::kFaster, "faster", "+ ="},
    CommandInfo{Command::kLeave, "leave", "Escape"},
    CommandInfo{Command::kPart, "part"},
    CommandInfo{Command::kFollow, "follow"},
    CommandInfo{Command::kEdit, "edit"},
    CommandInfo{Command::kClear, "clear"},
    CommandInfo{Command::kFill, "fill"},
    CommandInfo{Command::kComplement, "complement"},
    CommandInfo{Command::kPlayThis, "play_this"},
    CommandInfo{Command::kMakeWinnable, "make_winnable"},
    CommandInfo{Command::kCanArise, "can_arise"},
    CommandInfo{Command::kThrough, "through"},
    CommandInfo{Command::kFinish, "finish"},
    CommandInfo{Command::kSymmetry, "symmetry"},
    CommandInfo{Command::kDrawBoard, "draw_board"},
    CommandInfo{Command::kTriangular, "triangular"},
    CommandInfo{Command::kByText, "by_text"},
    CommandInfo{Command::kLarger, "larger"},
    CommandInfo{Command::kSmaller, "smaller"},
    CommandInfo{Command::kNewGame, "new_game"},
    CommandInfo{Command::kContinue, "continue"},
    CommandInfo{Command::kTrainer, "trainer"},
    CommandInfo{Command::kNext, "next"},
    CommandInfo{Command::kLesson, "tutorial"},
    CommandInfo{Command::kSkip, "skip", "Escape"},
    CommandInfo{Command::kBoards, "boards"},
    CommandInfo{Command::kProblems, "problems"},
    CommandInfo{Command::kFigures, "figures"},
    CommandInfo{Command::kDaily, "daily"},
    CommandInfo{Command::kDays, "days"},
    CommandInfo{Command::kStatistics, "statistics"},
    CommandInfo{Command::kAtlas, "atlas"},
    CommandInfo{Command::kShareDay, "share_day"},
    CommandInfo{Command::kGenerate, "generate"},
    CommandInfo{Command::kPuzzle, "puzzle"},
    CommandInfo{Command::kSymmetric, "symmetric"},
    CommandInfo{Command::kUnsolved, "unsolved"},
    CommandInfo{Command::kMoves, "moves"},
    CommandInfo{Command::kTypeMoves, "type_moves"},
    CommandInfo{Command::kBackwards, "backwards"},
    CommandInfo{Command::kBookmark, "bookmark"},
    CommandInfo{Command::kCopy, "copy"},
    CommandInfo{Command::kCoordinates, "coordinates"},
    CommandInfo{Command::kSettings, "settings"},
    CommandInfo{Command::kLetterKeys, "letter_keys"},
    CommandInfo{Command::kSound, "sound"},
    CommandInfo{Command::kStopwatch, "stopwatch"},
    CommandInfo{Command::kShare, "share"},
    CommandInfo{Command::kShareGame, "share_game"},
    CommandInfo{Command::kShareProblem, "share_problem"},
    CommandInfo{Command::kPicture, "picture"},
    CommandInfo{Command::kAnimation, "animation"},
    CommandInfo{Command::kPrint, "print"},
    CommandInfo{Command::kPrintLater, "print_later"},
    CommandInfo{Command::kPrintPuzzle, "print_puzzle"},
    CommandInfo{Command::kPrintBoard, "print_board"},
    CommandInfo{Command::kPaste, "paste"},
    CommandInfo{Command::kLibrary, "library"},
    CommandInfo{Command::kSave, "save"},
    CommandInfo{Command::kSearch, "search"},
    CommandInfo{Command::kBringBack, "bring_back"},
    CommandInfo{Command::kExport, "export"},
    CommandInfo{Command::kImport, "import"},
    CommandInfo{Command::kHelp, "help", "?"},
    CommandInfo{Command::kMore, "more"},
    CommandInfo{Command::kClose, "close", "Escape"},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kCommands.size(); ++i)
        if (static_cast<std::size_t>(kCommands[i].command) != i) return false;
    return true;
}
static_assert(kCommands.size() == kCommandCount && in_order(),
              "info() looks commands up by their number");

constexpr std::array kAboutGame{
    Command::kMust,      Command::kRestart,    Command::kHint,         Command::kSolve,
    Command::kAnalyse,   Command::kSolveStart, Command::kShortest,     Command::kAnother,
    Command::kExplain,   Command::kCount,      Command::kWinnable,     Command::kReview,
    Command::kGoBack,    Command::kReturn,     Command::kNewGame,      Command::kNext,
    Command::kMoves,     Command::kShareGame,  Command::kShareProblem, Command::kShareDay,
    Command::kPrint,     Command::kPrintLater, Command::kPrintPuzzle,  Command::kCopy,
    Command::kAnimation, Command::kBookmark,   Command::kContinue,     Command::kTypeMoves,
    Command::kSurvivor,  Command::kBackwards,
};

}  // namespace

std::span<const CommandInfo> commands() { return kCommands; }

const CommandInfo& info(Command command) { return kCommands[static_cast<std::size_t>(command)]; }

bool is_about_game(Command command) {
    return std::ranges::find(kAboutGame, command) != kAboutGame.end();
}

std::optional<Command> find_command(std::string_view id) {
    for (const CommandInfo& candidate : kCommands)
        if (candidate.id == id) return candidate.command;
    return std::nullopt;
}

}  // namespace peg
