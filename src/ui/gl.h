// SPDX-License-Identifier: MIT
#pragma once

// A shader program, as little of it as we need.

#include <GLES3/gl3.h>

#include <string_view>

#include "ui/theme.h"

namespace peg {

class Program {
public:
    // Compiles and links; where that fails it tells the platform, and draws nothing.
    void create(std::string_view vertex, std::string_view fragment);
    void destroy();
    void use() const { glUseProgram(id_); }

    void set(const char* name, bool value) const;
    void set(const char* name, int value) const;
    void set(const char* name, float value) const;
    void set(const char* name, float x, float y) const;
    void set(const char* name, float x, float y, float z, float w) const;
    void set(const char* name, const Colour& colour) const;

private:
    GLint at(const char* name) const { return glGetUniformLocation(id_, name); }

    GLuint id_ = 0;
};

}  // namespace peg
