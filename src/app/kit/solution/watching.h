// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a solution is watched. Its jumps are the line of the Game from `begin` to
// `end`, so stepping is undo and redo, and leaving needs no clean-up: the mode knows only where the
// solution lies, its packages, and the pace.

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/kit/mode.h"
#include "app/kit/solution/packages.h"
#include "core/board/board.h"

namespace peg {

struct Watching : ModeOf<Watching> {
    Watching(std::size_t first, std::size_t last, std::string what,
             std::vector<WatchedPackage> parts)
        : begin(first), end(last), heading(std::move(what)), packages(std::move(parts)),
          playing(packages.empty()) {}

    std::size_t begin;                     // cursor of the Game before the solution's first jump
    std::size_t end;                       // and after its last
    std::string heading;                   // what is watched, for as long as it is: "18 moves, ..."
    std::vector<WatchedPackage> packages;  // by which it is watched; empty: jump by jump
    bool playing;
    std::optional<std::size_t> stop;  // the cursor where playing stops before the end
    float wait = 0.35f;               // seconds until the next jump
    bool shared = false;              // it is a game that somebody has shared

    std::span<const ModeCommand> commands() const override;
    bool escape(Context& context) override;
    bool tick(Context& context, float seconds) override;
    void refresh(Context& context) override;
    bool plays_by_itself() const override { return playing; }
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The line from the cursor on becomes these jumps, which are legal, and is played; with packages it
// waits for the player to see the first. `heading` says what they are.
void watch(Context& context, std::span<const JumpId> jumps, std::string heading,
           std::vector<WatchedPackage> packages = {});
// The whole line, which somebody else has played, is watched from its start, where it waits.
void watch_shared(Context& context);
// The same where the line on the board is the game that was shared last, and its place is kept.
void watch_shared_again(Context& context);
// To a place in the solution that is watched: 0 is its start, 1 its end. Does nothing where none
// is.
void seek(Context& context, float where);

// The player has a hand on the board: playing stops.
void pause_watching(AppState& state);
// Watching ends without a word, where a solution is watched.
void stop_watching(AppState& state);
// Pauses; ends it where the game is about to stand at a cursor that is not in the solution.
void follow_watching(AppState& state, std::size_t cursor);

// The solution that is watched, or null.
const Watching* watching(const AppState& state);
// How many jumps of the solution that is watched have been played. There must be one.
std::size_t watched_jumps(const AppState& state);
// The number, from 0, of the package that is being played, or that is next; none where nothing is
// watched by packages, or all of them were played.
std::optional<std::size_t> watched_package(const AppState& state);
// That package where it removes a block, else null.
const WatchedPackage* watched_block(const AppState& state);
// The jump that it is where it is a single one, while it waits to be played.
std::optional<JumpId> waiting_jump(const AppState& state);

}  // namespace peg
