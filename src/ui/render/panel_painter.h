// SPDX-License-Identifier: MIT
#pragma once

// Draws ImGui's triangles. It replaces ImGui's own backend, which first asks WebGL for all the
// state that it is going to change, to restore that state afterwards. Each of these 14 questions a
// frame waits until everything before it has been drawn: that took 97 % of the frame's time where
// the processor draws.

#include "ui/render/gl.h"

namespace peg {

class PanelPainter {
public:
    void create();
    void destroy();

    // Makes the texture of ImGui's font atlas as the atlas is now.
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
