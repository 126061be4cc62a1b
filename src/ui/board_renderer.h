// SPDX-License-Identifier: MIT
#pragma once

// The table, the board and the pegs, by our own shaders. Holds nothing but what can be made again:
// the whole of it may be thrown away at any moment (a lost WebGL context) and created anew.
//
// Three pictures are kept, and drawn again only when they change:
//
//     ground   table, board, tray, cards   size, theme, material, board, finish
//     rest     ground + resting pegs       a jump begins or ends
//     sprite   one peg, for pictures of boards among the panels
//
// so a frame is a copy of `rest`, the marks, and the few pegs that move.

#include <optional>

#include "ui/gl.h"
#include "ui/model/board_shape.h"
#include "ui/model/scene.h"

namespace peg {

class BoardRenderer {
public:
    void create();
    void destroy();

    // The framebuffer has width * height pixels, `density` of them in a CSS pixel.
    void draw(const AppState& state, const Theme& theme, int width, int height, float density);

    // The texture of a peg in its own place, reaching kPegSpriteReach of its radii to each side.
    // Valid until destroy(); draw() keeps it in the looks of the theme.
    ImTextureID peg_sprite() const;

private:
    // All that the ground depends on.
    struct Ground {
        int width = 0;
        int height = 0;
        float density = 0;
        const Theme* theme = nullptr;
        Screen screen;
        BoardView view;
        Bits finish = 0;

        bool operator==(const Ground&) const = default;
    };

    void dress(Material material);
    void draw_ground(const Board& board);
    void draw_table() const;
    void draw_board(const BoardShape& shape) const;
    void draw_card(const Rect& card) const;
    void confine(const Rect& rect, float around) const;
    float reach() const;
    void draw_sprite();
    void draw_window() const;
    void copy(const Texture& from) const;
    // In a picture of this size. Straight alpha is for pictures that ImGui blends.
    void draw_pegs(const std::vector<PegShape>& pegs, Point size, float density,
                   bool straight_alpha) const;
    void draw_marks(const std::vector<MarkShape>& marks) const;

    std::optional<Material> material_;  // the next two programs are for it
    Program board_program_;
    Program peg_program_;
    Program table_program_;
    Program card_program_;
    Program copy_program_;
    Program mark_program_;
    GLuint no_vertices_ = 0;
    Squares pegs_;
    Squares marks_;
    Texture edges_;  // the board's shape
    Texture nearest_;
    Picture ground_picture_;
    Picture rest_picture_;
    Picture sprite_picture_;

    // What the pictures show.
    std::optional<Ground> ground_;
    std::optional<std::vector<PegShape>> rest_;
};

}  // namespace peg
