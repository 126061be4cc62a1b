// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace peg {

// A sheet lies over the board until it is closed.
enum class Sheet : std::uint8_t {
    kNone,
    kBoards,
    kProblems,
    kFigures,
    kMoves,
    kAnalyse,
    kSettings,
    kLibrary,
    kPuzzle,  // the options of the puzzle to make
    kDays,
    kStatistics,
    kReview,    // of the game
    kReadings,  // of moves that were pasted
    kHelp,
    kMore,
    kEnd,
    kFinish,  // of these three what is drawn is chosen
    kSymmetry,
    kNearest,
};

}  // namespace peg
