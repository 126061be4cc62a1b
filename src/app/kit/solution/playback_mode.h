// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a solution plays. Its jumps are the line of the Game from `begin` to `end`, so
// a step is undo or redo, and leaving needs no clean-up. The mode only stores where the solution
// is, its packages, and the pace.

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/kit/mode.h"
#include "app/kit/solution/packages.h"
#include "core/board/board.h"

namespace peg {

struct PlaybackMode : ModeOf<PlaybackMode> {
    PlaybackMode(std::size_t first, std::size_t last, std::string what,
                 std::vector<WatchedPackage> parts)
        : begin(first), end(last), heading(std::move(what)), packages(std::move(parts)),
          playing(packages.empty()) {}

    std::size_t begin;                     // the Game's cursor before the solution's first jump
    std::size_t end;                       // and after its last jump
    std::string heading;                   // shown while the solution plays: "18 moves, ..."
    std::vector<WatchedPackage> packages;  // steps of playing; empty: jump by jump
    bool playing;
    std::optional<std::size_t> stop;  // the cursor where playing pauses before the end
    float wait = 0.35f;               // seconds until the next jump
    bool shared = false;              // the game came from a link

    std::span<const ModeCommand> commands() const override;
    bool escape(Context& context) override;
    bool tick(Context& context, float seconds) override;
    void refresh(Context& context) override;
    bool plays_by_itself() const override { return playing; }
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// Replaces the line after the cursor by these jumps, which must be legal, and plays them; with
// packages it pauses before the first one. `heading` describes the solution.
void watch(Context& context, std::span<const JumpId> jumps, std::string heading,
           std::vector<WatchedPackage> packages = {});
// Shows the whole line, which somebody else has played, from its start, paused.
void watch_shared(Context& context);
// The same if the line on the board is the game that was shared last; keeps the place in it.
void watch_shared_again(Context& context);
// Goes to a place in the playing solution: 0 is its start, 1 its end. Does nothing if there is
// none.
void seek(Context& context, float where);

// Call when the player touches the board: pauses playing.
void pause_playback(AppState& state);
// Ends the mode silently, if it is on.
void end_playback(AppState& state);
// Call before the game's cursor moves: pauses, and ends the mode if the cursor leaves the solution.
void follow_playback(AppState& state, std::size_t cursor);

// The mode if it is on, or null.
const PlaybackMode* playback_mode(const AppState& state);
// Number of jumps of the solution that were played. The mode must be on.
std::size_t watched_jumps(const AppState& state);
// The number, from 0, of the package that is being played or is next; none without packages, or
// after the last one.
std::optional<std::size_t> watched_package(const AppState& state);
// That package if it removes a block, otherwise null.
const WatchedPackage* watched_block(const AppState& state);
// The jump of that package if it is a single jump that was not played yet.
std::optional<JumpId> waiting_jump(const AppState& state);

}  // namespace peg
