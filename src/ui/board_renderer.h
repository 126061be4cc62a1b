// SPDX-License-Identifier: MIT
#pragma once

// The table, the board and the pegs, by our own shaders. Holds nothing but what can be made again:
// the whole of it may be thrown away at any moment (a lost WebGL context) and created anew.
//
// The table and the board are drawn once into a texture of the framebuffer's size, and again only
// when size, theme, board or finish change; a frame copies it and draws marks and pegs as
// instances.

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
    // All that the still picture depends on.
    struct Still {
        int width = 0;
        int height = 0;
        float density = 0;
        const Theme* theme = nullptr;
        BoardView view;
        Bits finish = 0;

        bool operator==(const Still&) const = default;
    };

    void create_batch(Batch& batch, std::initializer_list<int> sizes);
    void draw_batch(const Batch& batch, std::span<const float> floats, int floats_each) const;
    void draw_still(const AppState& state, const Still& still);
    void upload_shape(const BoardShape& shape);

    Program board_;
    GLuint no_vertices_ = 0;
    Batch pegs_;
    Batch marks_;
    GLuint edges_ = 0;  // textures of the board's shape
    GLuint nearest_ = 0;
    GLuint framebuffer_ = 0;
    GLuint picture_ = 0;  // its texture
    Still still_;
};

}  // namespace peg
