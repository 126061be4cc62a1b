// SPDX-License-Identifier: MIT
#include "app/command.h"

#include <array>

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandInfo{Command::kUndo, "undo", "Undo", "U Backspace"},
    CommandInfo{Command::kRedo, "redo", "Redo", "R"},
    CommandInfo{Command::kRestart, "restart", "Restart", "Shift+Home"},
    CommandInfo{Command::kHint, "hint", "Hint", "H"},
    CommandInfo{Command::kSolve, "solve", "Solve", "S"},
    CommandInfo{Command::kAnalyse, "analyse", "Analyse", "A"},
    CommandInfo{Command::kSolveStart, "solve_start", "Solve from the start", ""},
    CommandInfo{Command::kShortest, "shortest", "Shortest solution", ""},
    CommandInfo{Command::kAnother, "another", "Another solution", ""},
    CommandInfo{Command::kEasiest, "easiest", "Easiest to remember: longest sweeps", ""},
    CommandInfo{Command::kCount, "count", "Count the solutions", ""},
    CommandInfo{Command::kCoach, "coach", "Coach", "K"},
    CommandInfo{Command::kWhy, "why", "Why?", "W"},
    CommandInfo{Command::kGoBack, "go_back", "Go back to the last winnable position", "L"},
    CommandInfo{Command::kReturn, "return", "Back to my game", "G"},
    CommandInfo{Command::kStop, "stop", "Stop", "Escape"},
    CommandInfo{Command::kStepBack, "step_back", "Step back", ","},
    CommandInfo{Command::kPlay, "play", "Play", "P Space"},
    CommandInfo{Command::kStep, "step", "Step", "."},
    CommandInfo{Command::kSlower, "slower", "Slower", "-"},
    CommandInfo{Command::kFaster, "faster", "Faster", "+ ="},
    CommandInfo{Command::kLeave, "leave", "Leave the solution", "Escape"},
    CommandInfo{Command::kPart, "part", "Next part", "J"},
    CommandInfo{Command::kFollow, "follow", "Follow the cheapest way", "E"},
    CommandInfo{Command::kEdit, "edit", "Edit", "I"},
    CommandInfo{Command::kClear, "clear", "Clear", "Q"},
    CommandInfo{Command::kFill, "fill", "Fill", "O"},
    CommandInfo{Command::kComplement, "complement", "Complement", ""},
    CommandInfo{Command::kPlayThis, "play_this", "Play this", ""},
    CommandInfo{Command::kMakeWinnable, "make_winnable", "Make it winnable", ""},
    CommandInfo{Command::kCanArise, "can_arise", "Can it arise?", ""},
    CommandInfo{Command::kFinish, "finish", "Finish", ""},
    CommandInfo{Command::kSymmetry, "symmetry", "Symmetry", "Y"},
    CommandInfo{Command::kNewGame, "new_game", "New game", "N"},
    CommandInfo{Command::kContinue, "continue", "Continue", ""},
    CommandInfo{Command::kTrainer, "trainer", "Practise mistakes", ""},
    CommandInfo{Command::kNext, "next", "Next problem", "X"},
    CommandInfo{Command::kLesson, "tutorial", "Show me how", ""},
    CommandInfo{Command::kSkip, "skip", "Skip the tutorial", "Escape"},
    CommandInfo{Command::kBoards, "boards", "Boards", "B"},
    CommandInfo{Command::kProblems, "problems", "Problems", "D"},
    CommandInfo{Command::kFigures, "figures", "Figures", "F"},
    CommandInfo{Command::kDaily, "daily", "Daily puzzle", ""},
    CommandInfo{Command::kDays, "days", "Puzzle calendar", ""},
    CommandInfo{Command::kStatistics, "statistics", "Statistics", ""},
    CommandInfo{Command::kShareDay, "share_day", "Share how it went", ""},
    CommandInfo{Command::kGenerate, "generate", "Generate", ""},
    CommandInfo{Command::kPuzzle, "puzzle", "Puzzle options", ""},
    CommandInfo{Command::kSymmetric, "symmetric", "Symmetric", ""},
    CommandInfo{Command::kUnsolved, "unsolved", "Unsolved only", ""},
    CommandInfo{Command::kMoves, "moves", "Moves", "V"},
    CommandInfo{Command::kBookmark, "bookmark", "Bookmark this moment", ""},
    CommandInfo{Command::kCopy, "copy", "Copy the moves", ""},
    CommandInfo{Command::kCoordinates, "coordinates", "Coordinates", "C"},
    CommandInfo{Command::kSettings, "settings", "Settings", "M T"},
    CommandInfo{Command::kLetterKeys, "letter_keys", "Single-key shortcuts", ""},
    CommandInfo{Command::kSound, "sound", "Sound and vibration", ""},
    CommandInfo{Command::kStopwatch, "stopwatch", "Stopwatch", ""},
    CommandInfo{Command::kShare, "share", "Share", ""},
    CommandInfo{Command::kShareGame, "share_game", "Share the game with its moves", ""},
    CommandInfo{Command::kShareProblem, "share_problem", "Share the problem from its start", ""},
    CommandInfo{Command::kPicture, "picture", "Picture", ""},
    CommandInfo{Command::kPrint, "print", "Print", ""},
    CommandInfo{Command::kPrintLater, "print_later", "Add the game to the next print", ""},
    CommandInfo{Command::kPrintPuzzle, "print_puzzle", "Print a puzzle sheet", ""},
    CommandInfo{Command::kPrintBoard, "print_board", "Print a board to cut out", ""},
    CommandInfo{Command::kPaste, "paste", "Paste moves, a position or a board", ""},
    CommandInfo{Command::kLibrary, "library", "Library", ""},
    CommandInfo{Command::kSave, "save", "Save", ""},
    CommandInfo{Command::kSearch, "search", "Search", ""},
    CommandInfo{Command::kBringBack, "bring_back", "Bring back what was removed", ""},
    CommandInfo{Command::kExport, "export", "Export", ""},
    CommandInfo{Command::kImport, "import", "Import", ""},
    CommandInfo{Command::kHelp, "help", "Help", "?"},
    CommandInfo{Command::kMore, "more", "More", ""},
    CommandInfo{Command::kClose, "close", "Close", "Escape"},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kCommands.size(); ++i)
        if (static_cast<std::size_t>(kCommands[i].command) != i) return false;
    return true;
}
static_assert(kCommands.size() == kCommandCount && in_order(),
              "info() looks commands up by their number");

}  // namespace

std::span<const CommandInfo> commands() { return kCommands; }

const CommandInfo& info(Command command) { return kCommands[static_cast<std::size_t>(command)]; }

std::optional<Command> find_command(std::string_view id) {
    for (const CommandInfo& candidate : kCommands)
        if (candidate.id == id) return candidate.command;
    return std::nullopt;
}

}  // namespace peg
