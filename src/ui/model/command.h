// SPDX-License-Identifier: MIT
#pragma once

// The commands that buttons, keys and the page's mirror have in common.

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
    kSolveStart,  // from the start of the game
    kShortest,
    kAnother,
    kEasiest,  // to remember
    kCount,
    kCoach,
    kWhy,
    kGoBack,  // to the last winnable position
    kStop,
    kStepBack,
    kPlay,  // and pause
    kStep,
    kSlower,
    kFaster,
    kLeave,
    kNewGame,
    kNext,
    kTutorial,
    kSkip,  // the tutorial
    kBoards,
    kProblems,
    kFigures,
    kMoves,
    kCopy,
    kCoordinates,
    kMaterial,
    kTheme,
    kLetterKeys,
    kShare,
    kHelp,
    kMore,
    kClose,
};

inline constexpr std::size_t kCommandCount = static_cast<std::size_t>(Command::kClose) + 1;

struct CommandInfo {
    Command command;
    std::string_view id;     // in the page's messages
    std::string_view label;  // on buttons, where the state does not give another (words.h)
    std::string_view keys;   // as in aria-keyshortcuts: alternatives with spaces between
};

// In the order of the mirror's toolbar.
std::span<const CommandInfo> commands();
const CommandInfo& info(Command command);
std::optional<Command> find_command(std::string_view id);

}  // namespace peg
