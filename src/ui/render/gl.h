// SPDX-License-Identifier: MIT
#pragma once

// Thin wrappers of the few kinds of OpenGL ES 3 objects that are used. Constructors and destructors
// do not call OpenGL, because a lost context takes its objects with it: the owner calls create()
// and destroy() in pairs.

#include <GLES3/gl3.h>

#include <initializer_list>
#include <span>
#include <string_view>

#include "ui/widgets/theme.h"

namespace peg {

using Pieces = std::initializer_list<std::string_view>;

class Program {
public:
    // Compiles and links. The fragment shader's source is the concatenated pieces. On failure,
    // tells the platform (platform::fail), and the program draws nothing.
    void create(std::string_view vertex, Pieces fragment);
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

// Squares drawn in one call (instancing), each with some floats of its own.
class Squares {
public:
    // `sizes`: number of floats per square for location 0, 1, ... of the vertex shader.
    void create(std::initializer_list<int> sizes);
    void destroy();
    void draw(std::span<const float> floats) const;

private:
    int floats_each_ = 0;
    GLuint vertices_ = 0;  // the vertex array object
    GLuint buffer_ = 0;
};

class Texture {
public:
    void create() { glGenTextures(1, &id_); }
    void destroy() { glDeleteTextures(1, &id_); }
    GLuint id() const { return id_; }
    void bind(GLenum unit) const;
    // `format` is GL_RGBA8 or a floating-point format with three channels. Null data: blank.
    void fill(GLint format, int width, int height, GLint filter, const void* data) const;

private:
    GLuint id_ = 0;
};

// A picture that can be rendered to.
class Picture {
public:
    void create();
    void destroy();
    const Texture& texture() const { return texture_; }
    // Makes the picture blank in this size in pixels, and the target of drawing.
    void begin(int width, int height, GLint filter) const;
    // Makes the picture the target of drawing without changing it.
    void resume() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_); }

private:
    GLuint framebuffer_ = 0;
    Texture texture_;
};

}  // namespace peg
