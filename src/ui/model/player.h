// SPDX-License-Identifier: MIT
#pragma once

// Watching a solution. Its jumps are the line of the Game from `begin` to `end`, so stepping is
// undo and redo, and leaving needs no clean-up: this knows only the pace.

#include <algorithm>
#include <array>
#include <cstddef>

namespace peg {

// Seconds from one jump to the next, slowest first.
inline constexpr std::array kPaces{1.4f, 0.8f, 0.45f, 0.2f};
inline constexpr int kSlowest = 0;
inline constexpr int kFastest = static_cast<int>(kPaces.size()) - 1;
inline constexpr int kUsualSpeed = 1;

struct Player {
    std::size_t begin = 0;  // cursor of the Game before the solution's first jump
    std::size_t end = 0;    // and after its last
    bool playing = true;
    float wait = 0.35f;  // seconds until the next jump

    // Lets `dt` seconds pass; true when a jump is due.
    constexpr bool tick(float dt, int speed) {
        if (!playing) return false;
        wait -= dt;
        if (wait > 0) return false;
        wait = kPaces[static_cast<std::size_t>(std::clamp(speed, kSlowest, kFastest))];
        return true;
    }
};

}  // namespace peg
