// SPDX-License-Identifier: MIT
#include "ui/gl.h"

#include <array>
#include <string>

#include "ui/platform.h"

namespace peg {

namespace {

GLuint compile(GLenum kind, std::string_view source) {
    const GLuint shader = glCreateShader(kind);
    const GLchar* text = source.data();
    const auto length = static_cast<GLint>(source.size());
    glShaderSource(shader, 1, &text, &length);
    glCompileShader(shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled == 0) {
        std::array<char, 1024> log{};
        glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
        // A lost context fails every call; that is no news.
        if (log[0] != 0) platform::fail(std::string{"A shader does not compile: "} + log.data());
    }
    return shader;
}

}  // namespace

void Program::create(std::string_view vertex, std::string_view fragment) {
    id_ = glCreateProgram();
    for (const GLuint shader :
         {compile(GL_VERTEX_SHADER, vertex), compile(GL_FRAGMENT_SHADER, fragment)}) {
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

}  // namespace peg
