// SPDX-License-Identifier: MIT
#pragma once

// The table, the board and the pegs, by our own shaders. Holds nothing but what can be made again:
// the whole of it may be thrown away at any moment (a lost WebGL context) and created anew.
//
// Two pictures of the framebuffer's size are kept, and drawn again only when they change:
//
//     ground   table, board, cards      size, theme, board, finish
//     rest     ground + resting pegs    a jump begins or ends
//
// so a frame is a copy of `rest`, the marks, and the few pegs that move. A third, small one is of a
// single peg, for pictures of boards among the panels.

#include <optional>
#include <span>

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
    // Instances of a square, each with some floats.
    struct Batch {
        Program program;
        GLuint vertices = 0;  // the vertex array object
        GLuint buffer = 0;
    };
    struct Picture {
        GLuint framebuffer = 0;
        GLuint texture = 0;
    };
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

    void prepare(const Picture& picture, int width, int height, GLint filter) const;
    void draw_ground(const Board& board);
    void draw_sprite();
    void upload_shape(const BoardShape& shape);
    void copy(const Picture& from, GLuint to_framebuffer) const;
    // In a picture of this size. Straight alpha is for pictures that ImGui blends.
    void draw_pegs(const std::vector<PegShape>& pegs, Point size, float density,
                   bool straight_alpha) const;
    void draw_marks(const std::vector<MarkShape>& marks) const;

    Program ground_program_;
    Program copy_program_;
    GLuint no_vertices_ = 0;
    Batch pegs_;
    Batch marks_;
    GLuint edges_ = 0;  // textures of the board's shape
    GLuint nearest_ = 0;
    Picture ground_picture_;
    Picture rest_picture_;
    Picture sprite_picture_;

    // What the pictures show.
    std::optional<Ground> ground_;
    std::optional<std::vector<PegShape>> rest_;
};

}  // namespace peg
