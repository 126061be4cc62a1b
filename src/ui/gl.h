// SPDX-License-Identifier: MIT
#pragma once

// The few things of OpenGL ES 3 that we need, as little as there is to each. They own nothing by
// themselves: create() and destroy() come in pairs, because a lost context takes its objects along.

#include <GLES3/gl3.h>

#include <initializer_list>
#include <span>
#include <string_view>

#include "ui/theme.h"

namespace peg {

using Pieces = std::initializer_list<std::string_view>;

// A shader program.
class Program {
public:
    // Compiles and links, the fragment shader from several pieces one after the other; where that
    // fails it tells the platform, and draws nothing.
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

// Squares that are drawn at once, each with some floats of its own.
class Squares {
public:
    // The floats of a square go to the locations 0, 1, ... of the vertex shader, so many each.
    void create(std::initializer_list<int> sizes);
    void destroy();
    void draw(std::span<const float> floats) const;

private:
    int floats_each_ = 0;
    GLuint vertices_ = 0;  // the vertex array object
    GLuint buffer_ = 0;
};

// A texture.
class Texture {
public:
    void create() { glGenTextures(1, &id_); }
    void destroy() { glDeleteTextures(1, &id_); }
    GLuint id() const { return id_; }
    void bind(GLenum unit) const;
    // `format` is GL_RGBA8, or a floating-point one with three channels; without data: blank.
    void fill(GLint format, int width, int height, GLint filter, const void* data) const;

private:
    GLuint id_ = 0;
};

// A picture that can be drawn into.
class Picture {
public:
    void create();
    void destroy();
    const Texture& texture() const { return texture_; }
    // Blank, of this size, and what is drawn next goes into it.
    void begin(int width, int height, GLint filter) const;
    // What is drawn next goes into it, as it is.
    void resume() const { glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_); }

private:
    GLuint framebuffer_ = 0;
    Texture texture_;
};

}  // namespace peg
