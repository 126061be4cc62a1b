// SPDX-License-Identifier: MIT
#pragma once

// Draws ImGui's triangles. Replaces ImGui's own backend, which queries all of WebGL's state before
// changing it, in order to restore it. Each query waits until everything before it is drawn, which
// takes nearly all of a frame's time if the processor draws.

#include "ui/render/gl.h"

namespace peg {

class PanelPainter {
public:
    void create();
    void destroy();

    // Uploads ImGui's current font atlas as a texture.
    void take_fonts();
    void draw(const ImDrawData& data) const;

private:
    Program program_;
    Texture fonts_;
    GLuint vertices_ = 0;  // the vertex array object
    GLuint vertex_buffer_ = 0;
    GLuint index_buffer_ = 0;
};

}  // namespace peg
