// SPDX-License-Identifier: MIT
#pragma once

// Draws a run of jumps frame by frame, for an animated picture, beside the window and at its own
// pace: a jump at a time, so that the page stays alive.

#include <vector>

#include "core/board/game.h"
#include "ui/render/board_renderer.h"

namespace peg {

class Film {
public:
    // The jumps from `first` up to `end` of the game on the board, in the looks of the theme. There
    // must be graphics.
    void begin(const Game& game, std::size_t first, std::size_t end, const Theme& theme);
    // Gives up what it has; also with what the graphics had of it.
    void stop();
    bool runs() const { return game_.has_value(); }
    std::size_t length() const { return end_ - first_; }

    // A picture, and how long it is seen.
    struct FilmFrame {
        BoardRenderer::Photograph picture;
        int milliseconds = 0;
    };
    // The frames of the next jump; before them the position that it is played in, where it is the
    // first. Empty where there is no further jump.
    std::vector<FilmFrame> next();
    // How many jumps are drawn.
    std::size_t done() const { return game_->cursor() - first_; }

private:
    BoardRenderer renderer_;
    std::optional<Game> game_;
    const Theme* theme_ = nullptr;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
};

}  // namespace peg
