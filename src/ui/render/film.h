// SPDX-License-Identifier: MIT
#pragma once

// Draws a sequence of jumps frame by frame for an animated picture, off screen and at its own pace:
// one jump per call, so that the page stays responsive.

#include <vector>

#include "core/board/game.h"
#include "ui/render/board_renderer.h"

namespace peg {

class Film {
public:
    // Begins with the jumps [first, end) of the game on the board, in the theme. There must be a
    // graphics context.
    void begin(const Game& game, std::size_t first, std::size_t end, const Theme& theme);
    // Drops everything, including graphics objects.
    void stop();
    bool runs() const { return game_.has_value(); }
    std::size_t length() const { return end_ - first_; }

    // A picture and its duration.
    struct FilmFrame {
        BoardRenderer::Photograph picture;
        int milliseconds = 0;
    };
    // The frames of the next jump; for the first jump, preceded by its start position. Empty after
    // the last jump.
    std::vector<FilmFrame> next();
    // Number of jumps drawn so far.
    std::size_t done() const { return game_->cursor() - first_; }

private:
    BoardRenderer renderer_;
    std::optional<Game> game_;
    const Theme* theme_ = nullptr;
    std::size_t first_ = 0;
    std::size_t end_ = 0;
};

}  // namespace peg
