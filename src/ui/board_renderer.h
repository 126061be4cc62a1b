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
// so a frame is a copy of `rest`, the marks, and the few pegs that move.

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

    void draw_ground(const Board& board);
    void upload_shape(const BoardShape& shape);
    void copy(const Picture& from, GLuint to_framebuffer) const;
    void draw_pegs(const std::vector<PegShape>& pegs) const;
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

    // What the pictures show.
    std::optional<Ground> ground_;
    std::optional<std::vector<PegShape>> rest_;
};

}  // namespace peg
