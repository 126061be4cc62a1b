// SPDX-License-Identifier: MIT
#include "app/kit/solution/package_words.h"

#include "app/kit/solution/packages.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/packages.h"

namespace peg::words {

namespace {

// "two by three"
std::string block(const WatchedPackage& package) {
    if (package.kind == "three") return phrase::packages::three();
    if (package.kind == "four") return phrase::packages::four();
    if (package.kind == "six") return phrase::packages::six();
    if (package.kind == "ell") return phrase::packages::ell();
    if (package.kind == "line") return phrase::packages::line();
    if (package.kind == "triangle") return phrase::packages::triangle();
    if (package.kind == "ring") return phrase::packages::ring();
    return phrase::packages::block(peg_count(Position{package.block}));
}

std::string in_full(const AppState& state, std::size_t number, const std::string& holes) {
    const PlaybackMode& watched = *playback_mode(state);
    const WatchedPackage& package = watched.packages[number];
    const std::string what =
        package.block == 0
            ? phrase::packages::jump(jump(state.played.game.board(),
                                          state.played.game.jumps()[watched.begin + package.begin]))
            : phrase::packages::removes(block(package) + holes);
    return phrase::packages::step(number + 1, watched.packages.size(), what);
}

std::string help(const AppState& state, const WatchedPackage& package) {
    return package.helper ? ' ' + phrase::packages::helper(
                                      format_hole(state.played.game.board(), *package.helper))
                          : "";
}

}  // namespace

std::string explained(const ExplainedSolution& explained) {
    const std::size_t steps = explained.packages.size();
    return explained.fewest ? phrase::packages::fewest(steps) : phrase::packages::steps(steps);
}

std::string package(const AppState& state, std::size_t number) {
    const WatchedPackage& package = playback_mode(state)->packages[number];
    std::string holes;
    for (const Hole hole : state.played.game.board().reading_order())
        if (contains(package.block, hole))
            holes += ", " + format_hole(state.played.game.board(), hole);
    return in_full(state, number, holes) + '.' + help(state, package);
}

Status package_status(const AppState& state, std::size_t number) {
    const PlaybackMode& watched = *playback_mode(state);
    Status status{Tone::kPlain, false, in_full(state, number, ""), place(state) + '.'};
    if (watched_jumps(state) == 0) status.text = watched.heading;
    status.text += help(state, watched.packages[number]);
    return status;
}

}  // namespace peg::words
