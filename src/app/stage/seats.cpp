// SPDX-License-Identifier: MIT
#include "app/stage/seats.h"

#include <algorithm>

namespace peg {

namespace {

struct MenuEntry {
    Command command;
    MenuGroup group;
};

// Every command that is neither an answer in the status panel nor the menu itself, in the order of
// priority: the first have seats.
constexpr std::array kSeated{
    MenuEntry{Command::kStepBack, MenuGroup::kSolution},
    MenuEntry{Command::kPlay, MenuGroup::kSolution},
    MenuEntry{Command::kStep, MenuGroup::kSolution},
    MenuEntry{Command::kPart, MenuGroup::kSolution},
    MenuEntry{Command::kFollow, MenuGroup::kSolution},
    MenuEntry{Command::kLeave, MenuGroup::kSolution},
    MenuEntry{Command::kSlower, MenuGroup::kSolution},
    MenuEntry{Command::kFaster, MenuGroup::kSolution},
    MenuEntry{Command::kUndo, MenuGroup::kGame},
    MenuEntry{Command::kRedo, MenuGroup::kGame},
    MenuEntry{Command::kHint, MenuGroup::kGame},
    MenuEntry{Command::kSolve, MenuGroup::kGame},
    MenuEntry{Command::kReturn, MenuGroup::kGame},
    MenuEntry{Command::kClear, MenuGroup::kEdit},
    MenuEntry{Command::kFill, MenuGroup::kEdit},
    MenuEntry{Command::kFinish, MenuGroup::kEdit},
    MenuEntry{Command::kMakeWinnable, MenuGroup::kEdit},
    MenuEntry{Command::kSymmetry, MenuGroup::kEdit},
    MenuEntry{Command::kTriangular, MenuGroup::kEdit},
    MenuEntry{Command::kByText, MenuGroup::kEdit},
    MenuEntry{Command::kLarger, MenuGroup::kEdit},
    MenuEntry{Command::kSmaller, MenuGroup::kEdit},
    MenuEntry{Command::kCanArise, MenuGroup::kEdit},
    MenuEntry{Command::kPlayThis, MenuGroup::kEdit},
    MenuEntry{Command::kBoards, MenuGroup::kBoards},
    MenuEntry{Command::kComplement, MenuGroup::kEdit},
    MenuEntry{Command::kAnalyse, MenuGroup::kAnalyse},
    MenuEntry{Command::kNewGame, MenuGroup::kGame},
    MenuEntry{Command::kCoach, MenuGroup::kGame},
    MenuEntry{Command::kRestart, MenuGroup::kGame},
    MenuEntry{Command::kMoves, MenuGroup::kRecord},
    MenuEntry{Command::kEdit, MenuGroup::kEdit},
    MenuEntry{Command::kHelp, MenuGroup::kSettings},
    MenuEntry{Command::kSettings, MenuGroup::kSettings},
    MenuEntry{Command::kShare, MenuGroup::kRecord},
    MenuEntry{Command::kNext, MenuGroup::kBoards},
    MenuEntry{Command::kProblems, MenuGroup::kBoards},
    MenuEntry{Command::kFigures, MenuGroup::kBoards},
};
// These are in the menu however large the window is: a panel of thirty buttons would hide the five
// that everybody needs.
constexpr std::array kInMenuOnly{
    MenuEntry{Command::kDaily, MenuGroup::kBoards},
    MenuEntry{Command::kDays, MenuGroup::kBoards},
    MenuEntry{Command::kShareDay, MenuGroup::kBoards},
    MenuEntry{Command::kStatistics, MenuGroup::kBoards},
    MenuEntry{Command::kGenerate, MenuGroup::kBoards},
    MenuEntry{Command::kPuzzle, MenuGroup::kBoards},
    MenuEntry{Command::kDrawBoard, MenuGroup::kEdit},
    MenuEntry{Command::kCoordinates, MenuGroup::kSettings},
    MenuEntry{Command::kReview, MenuGroup::kAnalyse},
    MenuEntry{Command::kWinnable, MenuGroup::kAnalyse},
    MenuEntry{Command::kShortest, MenuGroup::kAnalyse},
    MenuEntry{Command::kMust, MenuGroup::kAnalyse},
    MenuEntry{Command::kSurvivor, MenuGroup::kAnalyse},
    MenuEntry{Command::kThrough, MenuGroup::kEdit},
    MenuEntry{Command::kAnother, MenuGroup::kAnalyse},
    MenuEntry{Command::kExplain, MenuGroup::kAnalyse},
    MenuEntry{Command::kCount, MenuGroup::kAnalyse},
    MenuEntry{Command::kSolveStart, MenuGroup::kAnalyse},
    MenuEntry{Command::kAtlas, MenuGroup::kAnalyse},
    MenuEntry{Command::kPaste, MenuGroup::kRecord},
    MenuEntry{Command::kLibrary, MenuGroup::kRecord},
    MenuEntry{Command::kSave, MenuGroup::kRecord},
    MenuEntry{Command::kCopy, MenuGroup::kRecord},
    MenuEntry{Command::kShareGame, MenuGroup::kRecord},
    MenuEntry{Command::kShareProblem, MenuGroup::kRecord},
    MenuEntry{Command::kPicture, MenuGroup::kRecord},
    MenuEntry{Command::kAnimation, MenuGroup::kRecord},
    MenuEntry{Command::kPrint, MenuGroup::kRecord},
    MenuEntry{Command::kPrintLater, MenuGroup::kRecord},
    MenuEntry{Command::kPrintPuzzle, MenuGroup::kRecord},
    MenuEntry{Command::kPrintBoard, MenuGroup::kRecord},
    MenuEntry{Command::kExport, MenuGroup::kRecord},
    MenuEntry{Command::kImport, MenuGroup::kRecord},
    MenuEntry{Command::kContinue, MenuGroup::kGame},
    MenuEntry{Command::kTrainer, MenuGroup::kGame},
    MenuEntry{Command::kTypeMoves, MenuGroup::kGame},
    MenuEntry{Command::kBackwards, MenuGroup::kGame},
    MenuEntry{Command::kBookmark, MenuGroup::kRecord},
    MenuEntry{Command::kLetterKeys, MenuGroup::kSettings},
    MenuEntry{Command::kSound, MenuGroup::kSettings},
    MenuEntry{Command::kStopwatch, MenuGroup::kSettings},
    MenuEntry{Command::kLesson, MenuGroup::kSettings},
};

}  // namespace

Command stand_in(const Needs& needs, Command command) {
    const auto applies = [&](Command other) {
        return needs.commands[static_cast<std::size_t>(other)];
    };
    if (needs.editing && command == Command::kHint && applies(Command::kPlayThis))
        return Command::kPlayThis;
    if (needs.editing && command == Command::kSolve && applies(Command::kEdit))
        return Command::kEdit;
    if (needs.over && command == Command::kHint) return Command::kRestart;
    if (needs.over && command == Command::kSolve) return Command::kNewGame;
    return command;
}

bool has_seat(const Screen& screen, Command command) {
    return std::ranges::find(screen.seats, command, &Seat::command) != screen.seats.end();
}

void take_seats(Screen& screen, const Rect& rect, int columns, int rows, float gap) {
    const int last = columns * rows - 1;
    int taken = 0;
    for (const MenuEntry& entry : kSeated) {
        const Command command = stand_in(screen.needs, entry.command);
        const bool applies = screen.needs.commands[static_cast<std::size_t>(command)];
        if (taken == last || !applies || has_seat(screen, command)) continue;
        screen.seats.push_back({command, grid_cell(rect, columns, rows, taken, gap)});
        ++taken;
    }
    screen.seats.push_back({Command::kMore, grid_cell(rect, columns, rows, last, gap)});
}

std::vector<Command> group_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list;
    for (const auto entries :
         {std::span<const MenuEntry>(kSeated), std::span<const MenuEntry>(kInMenuOnly)})
        for (const MenuEntry& entry : entries)
            if (entry.group == group && entry.command != Command::kAnalyse &&
                screen.needs.commands[static_cast<std::size_t>(entry.command)])
                list.push_back(entry.command);
    return list;
}

std::vector<Command> menu_of(const Screen& screen, MenuGroup group) {
    std::vector<Command> list = group_of(screen, group);
    std::erase_if(list, [&](Command command) { return has_seat(screen, command); });
    return list;
}

}  // namespace peg
