// SPDX-License-Identifier: MIT
#pragma once

// Draws what ImGui has put together. ImGui's own backend first asks WebGL for all the state that it
// is going to change, and each such question waits until everything before it is drawn: 14 a frame,
// which took 97 % of the frame's time where the processor draws. Nobody here wants that state back.

#include "ui/gl.h"

namespace peg {

class PanelPainter {
public:
    void create();
    void destroy();

    // Takes over the atlas as it is now.
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
