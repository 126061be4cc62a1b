// SPDX-License-Identifier: MIT
#pragma once

// The commands that buttons, keys and the page's mirror have in common. command_standing.h says
// which of them can be given now, run_command.h carries them out.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace peg {

enum class Command : std::uint8_t {
    kUndo,
    kRedo,
    kRestart,
    kHint,
    kSolve,
    kAnalyse,     // what can be asked about the position: the commands that follow
    kSolveStart,  // solve from the start of the game
    kShortest,
    kAnother,
    kWinnable,  // whether the position on the board can be won
    kMust,      // what every solution has in common
    kSurvivor,  // the player chooses the last peg
    kExplain,   // a solution that one can remember, in packages
    kCount,
    kReview,  // what each jump of the game did
    kCoach,
    kWhy,
    kGoBack,  // back to the last winnable position
    kReturn,  // to the game that was left for this one, or for this line
    kStop,
    kStepBack,
    kPlay,  // plays the solution that is watched, or pauses it
    kStep,
    kSlower,
    kFaster,
    kLeave,
    kPart,    // picks out the next cut or part of the proof that is read
    kFollow,  // a part's cheapest way, a step on
    kEdit,    // sets up a position; the commands that follow are about what is drawn
    kClear,
    kFill,
    kComplement,
    kPlayThis,
    kMakeWinnable,
    kCanArise,
    kThrough,     // a solution of the game that passes what is drawn
    kFinish,      // where the last peg shall be
    kSymmetry,    // in which it is drawn
    kDrawBoard,   // draws a board; the commands that follow are about it
    kTriangular,  // on the triangular lattice
    kByText,
    kLarger,  // the grid
    kSmaller,
    kNewGame,
    kContinue,  // with what was left unfinished, or comes next
    kTrainer,   // the player's own mistakes
    kNext,
    kLesson,
    kSkip,  // the lesson
    kBoards,
    kProblems,
    kFigures,
    kDaily,       // today's puzzle
    kDays,        // those of the days before
    kStatistics,  // what was solved, and how
    kAtlas,       // what is known of all boards, on pages of their own
    kShareDay,    // tells others how it went
    kGenerate,    // makes a puzzle
    kPuzzle,      // which
    kSymmetric,   // the puzzle to make is symmetric
    kUnsolved,    // of a list of problems, those alone that are not solved
    kMoves,
    kTypeMoves,  // to be played
    kBackwards,  // plays the game backwards, from its last peg
    kBookmark,   // names the moment of the game
    kCopy,
    kCoordinates,
    kSettings,
    kLetterKeys,
    kSound,
    kStopwatch,
    kShare,         // the position
    kShareGame,     // with its moves
    kShareProblem,  // from its start
    kPicture,
    kAnimation,   // the game, or the solution that is watched
    kPrint,       // the game's line as diagrams, with what was queued
    kPrintLater,  // queues it
    kPrintPuzzle,
    kPrintBoard,
    kPaste,  // what is on the clipboard
    kLibrary,
    kSave,       // names the game, which keeps it in the library
    kSearch,     // the library
    kBringBack,  // what was removed from it last
    kExport,     // everything that is stored, as a file
    kImport,
    kHelp,
    kMore,
    kClose,
};

inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::kClose) + 1;

struct CommandInfo {
    Command command;
    std::string_view id;    // in the page's messages, and in the files of the languages
    std::string_view keys;  // beside the letters of the language in use (words::keys)
};

// In the order of the mirror's toolbar.
std::span<const CommandInfo> commands();
const CommandInfo& info(Command command);
// Whether a command is about the game, and of no use while something is drawn and the game is out
// of sight.
bool is_about_game(Command command);
std::optional<Command> find_command(std::string_view id);

}  // namespace peg
