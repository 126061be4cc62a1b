// SPDX-License-Identifier: MIT
#include "ui/render/gl.h"

#include <array>
#include <string>
#include <vector>

#include "ui/platform.h"

namespace peg {

namespace {

GLuint compile(GLenum kind, Pieces pieces) {
    const GLuint shader = glCreateShader(kind);
    std::vector<const GLchar*> texts;
    std::vector<GLint> lengths;
    for (const std::string_view piece : pieces) {
        texts.push_back(piece.data());
        lengths.push_back(static_cast<GLint>(piece.size()));
    }
    glShaderSource(shader, static_cast<GLsizei>(texts.size()), texts.data(), lengths.data());
    glCompileShader(shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled == 0) {
        std::array<char, 1024> log{};
        glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
        // After a context loss every call fails with an empty log; the shader is not wrong.
        if (log[0] != 0) platform::fail("no_shader", log.data());
    }
    return shader;
}

}  // namespace

void Program::create(std::string_view vertex, Pieces fragment) {
    id_ = glCreateProgram();
    for (const GLuint shader :
         {compile(GL_VERTEX_SHADER, {vertex}), compile(GL_FRAGMENT_SHADER, fragment)}) {
        glAttachShader(id_, shader);
        glDeleteShader(shader);
    }
    glLinkProgram(id_);
}

void Program::destroy() {
    glDeleteProgram(id_);
    id_ = 0;
}

void Program::set(const char* name, bool value) const { glUniform1i(at(name), value ? 1 : 0); }
void Program::set(const char* name, int value) const { glUniform1i(at(name), value); }
void Program::set(const char* name, float value) const { glUniform1f(at(name), value); }
void Program::set(const char* name, float x, float y) const { glUniform2f(at(name), x, y); }
void Program::set(const char* name, float x, float y, float z, float w) const {
    glUniform4f(at(name), x, y, z, w);
}
void Program::set(const char* name, const Colour& colour) const {
    glUniform3f(at(name), colour.red, colour.green, colour.blue);
}

// Divisor 1: the attributes advance per square, not per corner.
void Squares::create(std::initializer_list<int> sizes) {
    glGenVertexArrays(1, &vertices_);
    glGenBuffers(1, &buffer_);
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    floats_each_ = 0;
    for (const int size : sizes) floats_each_ += size;
    const auto stride =
        static_cast<GLsizei>(static_cast<std::size_t>(floats_each_) * sizeof(float));
    GLuint location = 0;
    std::size_t offset = 0;
    for (const int size : sizes) {
        glEnableVertexAttribArray(location);
        glVertexAttribPointer(location, size, GL_FLOAT, GL_FALSE, stride,
                              reinterpret_cast<const void*>(offset));
        glVertexAttribDivisor(location, 1);
        offset += static_cast<std::size_t>(size) * sizeof(float);
        ++location;
    }
    glBindVertexArray(0);
}

void Squares::destroy() {
    glDeleteVertexArrays(1, &vertices_);
    glDeleteBuffers(1, &buffer_);
}

void Squares::draw(std::span<const float> floats) const {
    if (floats.empty()) return;
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(floats.size_bytes()), floats.data(),
                 GL_STREAM_DRAW);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4,
                          static_cast<GLsizei>(floats.size()) / floats_each_);
    glBindVertexArray(0);
}

void Texture::bind(GLenum unit) const {
    glActiveTexture(unit);
    glBindTexture(GL_TEXTURE_2D, id_);
}

void Texture::fill(GLint format, int width, int height, GLint filter, const void* data) const {
    const bool floats = format != GL_RGBA8;
    bind(GL_TEXTURE0);
    glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, floats ? GL_RGB : GL_RGBA,
                 floats ? GL_FLOAT : GL_UNSIGNED_BYTE, data);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void Picture::create() {
    glGenFramebuffers(1, &framebuffer_);
    texture_.create();
}

void Picture::destroy() {
    glDeleteFramebuffers(1, &framebuffer_);
    texture_.destroy();
}

void Picture::begin(int width, int height, GLint filter) const {
    texture_.fill(GL_RGBA8, width, height, filter, nullptr);
    resume();
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_.id(), 0);
    glViewport(0, 0, width, height);
    glDisable(GL_BLEND);
}

}  // namespace peg
