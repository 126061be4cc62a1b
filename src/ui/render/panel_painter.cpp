// SPDX-License-Identifier: MIT
#include "ui/render/panel_painter.h"

#include <cmath>
#include <cstddef>
#include <cstdint>

#include "assets/shaders.h"

namespace peg {

namespace {

template <class T>
GLsizeiptr bytes(const ImVector<T>& list) {
    return static_cast<GLsizeiptr>(static_cast<std::size_t>(list.Size) * sizeof(T));
}

const void* offset(std::size_t place) { return reinterpret_cast<const void*>(place); }

}  // namespace

void PanelPainter::create() {
    program_.create(assets::panel_vert, {assets::panel_frag});
    fonts_.create();
    glGenBuffers(1, &vertex_buffer_);
    glGenBuffers(1, &index_buffer_);
    glGenVertexArrays(1, &vertices_);
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, vertex_buffer_);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, index_buffer_);
    constexpr auto kStride = static_cast<GLsizei>(sizeof(ImDrawVert));
    for (const GLuint location : {0u, 1u, 2u}) glEnableVertexAttribArray(location);
    glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, kStride, offset(offsetof(ImDrawVert, pos)));
    glVertexAttribPointer(1, 2, GL_FLOAT, GL_FALSE, kStride, offset(offsetof(ImDrawVert, uv)));
    glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_TRUE, kStride,
                          offset(offsetof(ImDrawVert, col)));
    glBindVertexArray(0);
}

void PanelPainter::destroy() {
    program_.destroy();
    fonts_.destroy();
    glDeleteBuffers(1, &vertex_buffer_);
    glDeleteBuffers(1, &index_buffer_);
    glDeleteVertexArrays(1, &vertices_);
}

void PanelPainter::take_fonts() {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.GetTexDataAsRGBA32(&pixels, &width, &height);
    fonts_.fill(GL_RGBA8, width, height, GL_LINEAR, pixels);
    atlas.SetTexID(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(fonts_.id())));
}

void PanelPainter::draw(const ImDrawData& data) const {
    const ImVec2 density = data.FramebufferScale;
    const auto pixel = [](float value) { return static_cast<GLint>(std::lround(value)); };
    const GLint height = pixel(data.DisplaySize.y * density.y);
    glEnable(GL_BLEND);
    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
    glEnable(GL_SCISSOR_TEST);
    glActiveTexture(GL_TEXTURE0);
    program_.use();
    program_.set("u_size", data.DisplaySize.x, data.DisplaySize.y);
    program_.set("u_texture", 0);
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, vertex_buffer_);
    for (const ImDrawList* list : data.CmdLists) {
        glBufferData(GL_ARRAY_BUFFER, bytes(list->VtxBuffer), list->VtxBuffer.Data, GL_STREAM_DRAW);
        glBufferData(GL_ELEMENT_ARRAY_BUFFER, bytes(list->IdxBuffer), list->IdxBuffer.Data,
                     GL_STREAM_DRAW);
        for (const ImDrawCmd& command : list->CmdBuffer) {
            const GLint left = pixel(command.ClipRect.x * density.x);
            const GLint top = pixel(command.ClipRect.y * density.y);
            const GLint right = pixel(command.ClipRect.z * density.x);
            const GLint bottom = pixel(command.ClipRect.w * density.y);
            if (right <= left || bottom <= top) continue;
            glScissor(left, height - bottom, right - left, bottom - top);
            glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(
                                             reinterpret_cast<std::uintptr_t>(command.GetTexID())));
            static_assert(sizeof(ImDrawIdx) == sizeof(GLuint));
            glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(command.ElemCount), GL_UNSIGNED_INT,
                           offset(command.IdxOffset * sizeof(ImDrawIdx)));
        }
    }
    glBindVertexArray(0);
    glDisable(GL_SCISSOR_TEST);
}

}  // namespace peg
