// SPDX-License-Identifier: MIT
#include "ui/board_renderer.h"

#include <algorithm>
#include <array>
#include <vector>

#include "assets/shaders.h"

namespace peg {

namespace {

constexpr int kPegFloats = 8;   // in_place, in_look
constexpr int kMarkFloats = 9;  // in_place, in_colour, in_glow

Bits finish_holes(const Game& game) {
    const Finish& finish = game.problem().finish;
    switch (finish.kind) {
        case Finish::Kind::kHole: return bit(finish.hole);
        case Finish::Kind::kPosition: return finish.position.pegs;
        case Finish::Kind::kAny:
        case Finish::Kind::kFewest: return 0;
    }
    return 0;
}

const Colour& colour_of(const Theme& theme, MarkShape::Kind kind) {
    switch (kind) {
        case MarkShape::Kind::kTarget: return theme.target;
        case MarkShape::Kind::kHint: return theme.hint;
        case MarkShape::Kind::kCursor: return theme.cursor;
    }
    return theme.target;
}

}  // namespace

void BoardRenderer::create() {
    board_.create(assets::board_vert, assets::board_frag);
    pegs_.program.create(assets::peg_vert, assets::peg_frag);
    marks_.program.create(assets::mark_vert, assets::mark_frag);
    glGenVertexArrays(1, &no_vertices_);
    create_batch(pegs_, {4, 4});
    create_batch(marks_, {4, 4, 1});
    glGenFramebuffers(1, &framebuffer_);
    for (GLuint* texture : {&picture_, &edges_, &nearest_}) glGenTextures(1, texture);
    still_ = {};
}

void BoardRenderer::destroy() {
    board_.destroy();
    glDeleteVertexArrays(1, &no_vertices_);
    for (Batch* batch : {&pegs_, &marks_}) {
        batch->program.destroy();
        glDeleteVertexArrays(1, &batch->vertices);
        glDeleteBuffers(1, &batch->buffer);
    }
    glDeleteFramebuffers(1, &framebuffer_);
    for (const GLuint* texture : {&picture_, &edges_, &nearest_}) glDeleteTextures(1, texture);
}

void BoardRenderer::create_batch(Batch& batch, std::initializer_list<int> sizes) {
    glGenVertexArrays(1, &batch.vertices);
    glGenBuffers(1, &batch.buffer);
    glBindVertexArray(batch.vertices);
    glBindBuffer(GL_ARRAY_BUFFER, batch.buffer);
    int floats = 0;
    for (const int size : sizes) floats += size;
    const auto stride = static_cast<GLsizei>(static_cast<std::size_t>(floats) * sizeof(float));
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

void BoardRenderer::draw_batch(const Batch& batch, std::span<const float> floats,
                               int floats_each) const {
    if (floats.empty()) return;
    glBindVertexArray(batch.vertices);
    glBindBuffer(GL_ARRAY_BUFFER, batch.buffer);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(floats.size_bytes()), floats.data(),
                 GL_STREAM_DRAW);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4,
                          static_cast<GLsizei>(floats.size()) / floats_each);
    glBindVertexArray(0);
}

void BoardRenderer::upload_shape(const BoardShape& shape) {
    const auto upload = [&](GLuint texture, GLint format, GLint filter, const void* data) {
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, format, shape.width, shape.height, 0, GL_RGB, GL_FLOAT,
                     data);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    };
    // WebGL 2 filters half floats, but not floats.
    upload(edges_, GL_RGB16F, GL_LINEAR, shape.edges.data());
    upload(nearest_, GL_RGB32F, GL_NEAREST, shape.nearest.data());
}

void BoardRenderer::draw_still(const AppState& state, const Still& still) {
    if (still.width != still_.width || still.height != still_.height) {
        glBindTexture(GL_TEXTURE_2D, picture_);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, still.width, still.height, 0, GL_RGBA,
                     GL_UNSIGNED_BYTE, nullptr);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture_, 0);
    }
    still_ = still;

    const float density = still.density;
    const BoardShape shape = make_shape(state.game.board(), still.finish);
    upload_shape(shape);
    const Point origin = still.view.to_screen({0, 0}) * density;
    const Rect board = state.screen.board;
    const Theme& theme = *still.theme;
    constexpr float kStep = 1.0f / BoardShape::kSamples;

    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_);
    glDisable(GL_BLEND);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, nearest_);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, edges_);
    board_.use();
    board_.set("u_edges", 0);
    board_.set("u_nearest", 1);
    board_.set("u_size", static_cast<float>(still.width), static_cast<float>(still.height));
    board_.set("u_origin", origin.x, origin.y);
    board_.set("u_pitch", still.view.pitch() * density);
    // A texel's value is that of its middle.
    board_.set("u_corner", shape.corner.x - kStep / 2, shape.corner.y - kStep / 2);
    board_.set("u_field_size", static_cast<float>(shape.width) * kStep,
               static_cast<float>(shape.height) * kStep);
    board_.set("u_bowl", kBowlRadius);
    board_.set("u_light_at", board.centre().x * density,
               (board.y + board.height * 0.38f) * density);
    board_.set("u_reach", 0.62f * density * std::max(board.width, board.height));
    board_.set("u_plain", theme.plain);
    board_.set("u_table", theme.table);
    board_.set("u_table_edge", theme.table_edge);
    board_.set("u_wood", theme.wood);
    board_.set("u_wood_dark", theme.wood_dark);
    board_.set("u_inlay", theme.inlay);
    board_.set("u_shadow", theme.shadow);
    glBindVertexArray(no_vertices_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
}

void BoardRenderer::draw(const AppState& state, const Theme& theme, int width, int height,
                         float density) {
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glViewport(0, 0, width, height);
    const Still still{width, height, density, &theme, state.view, finish_holes(state.game)};
    if (still != still_) draw_still(state, still);

    // Chromium clears the canvas that it has shown at the next draw call, for which it does not
    // take a blit: without this, the marks and pegs would wipe the board out.
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glClearColor(theme.table_edge.red, theme.table_edge.green, theme.table_edge.blue, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);

    const Scene scene = make_scene(state);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);

    std::vector<float> floats;
    for (const MarkShape& mark : scene.marks) {
        const Colour& colour = colour_of(theme, mark.kind);
        floats.insert(floats.end(),
                      {mark.at.x * density, mark.at.y * density, mark.radius * density,
                       mark.width * density, colour.red, colour.green, colour.blue, mark.alpha,
                       theme.plain ? 0.0f : mark.glow});
    }
    marks_.program.use();
    marks_.program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    draw_batch(marks_, floats, kMarkFloats);

    floats.clear();
    for (const PegShape& peg : scene.pegs)
        floats.insert(floats.end(),
                      {peg.at.x * density, peg.at.y * density, peg.radius * density, peg.lift,
                       peg.alpha, peg.ringed ? 1.0f : 0.0f, peg.seed, 0.0f});
    const Program& program = pegs_.program;
    program.use();
    program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    program.set("u_glass", theme.glass);
    program.set("u_glass_deep", theme.glass_deep);
    program.set("u_ring", theme.ring);
    program.set("u_shadow", theme.shadow);
    program.set("u_plain", theme.plain);
    draw_batch(pegs_, floats, kPegFloats);
}

}  // namespace peg
