// SPDX-License-Identifier: MIT
#include "ui/board_renderer.h"

#include <algorithm>
#include <vector>

#include "assets/shaders.h"

namespace peg {

namespace {

constexpr int kSpriteSize = 256;  // pixels; mipmaps make the smaller ones
constexpr int kPegFloats = 7;     // in_place, in_look
constexpr int kMarkFloats = 9;    // in_place, in_colour, in_glow

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

// An attribute of `sizes` floats for each location, one set an instance.
void lay_out(GLuint vertices, GLuint buffer, std::initializer_list<int> sizes) {
    glBindVertexArray(vertices);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
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

void draw_instances(GLuint vertices, GLuint buffer, std::span<const float> floats,
                    int floats_each) {
    if (floats.empty()) return;
    glBindVertexArray(vertices);
    glBindBuffer(GL_ARRAY_BUFFER, buffer);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(floats.size_bytes()), floats.data(),
                 GL_STREAM_DRAW);
    glDrawArraysInstanced(GL_TRIANGLE_STRIP, 0, 4,
                          static_cast<GLsizei>(floats.size()) / floats_each);
    glBindVertexArray(0);
}

void upload(GLuint texture, GLint format, int width, int height, GLint filter, const void* data) {
    const bool floats = format != GL_RGBA8;
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, format, width, height, 0, floats ? GL_RGB : GL_RGBA,
                 floats ? GL_FLOAT : GL_UNSIGNED_BYTE, data);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

}  // namespace

void BoardRenderer::create() {
    ground_program_.create(assets::window_vert, assets::board_frag);
    copy_program_.create(assets::window_vert, assets::copy_frag);
    pegs_.program.create(assets::peg_vert, assets::peg_frag);
    marks_.program.create(assets::mark_vert, assets::mark_frag);
    glGenVertexArrays(1, &no_vertices_);
    for (Batch* batch : {&pegs_, &marks_}) {
        glGenVertexArrays(1, &batch->vertices);
        glGenBuffers(1, &batch->buffer);
    }
    lay_out(pegs_.vertices, pegs_.buffer, {4, 3});
    lay_out(marks_.vertices, marks_.buffer, {4, 4, 1});
    for (GLuint* texture : {&edges_, &nearest_}) glGenTextures(1, texture);
    for (Picture* picture : {&ground_picture_, &rest_picture_, &sprite_picture_}) {
        glGenFramebuffers(1, &picture->framebuffer);
        glGenTextures(1, &picture->texture);
    }
    ground_.reset();
    rest_.reset();
}

void BoardRenderer::destroy() {
    ground_program_.destroy();
    copy_program_.destroy();
    glDeleteVertexArrays(1, &no_vertices_);
    for (Batch* batch : {&pegs_, &marks_}) {
        batch->program.destroy();
        glDeleteVertexArrays(1, &batch->vertices);
        glDeleteBuffers(1, &batch->buffer);
    }
    for (const GLuint* texture : {&edges_, &nearest_}) glDeleteTextures(1, texture);
    for (Picture* picture : {&ground_picture_, &rest_picture_, &sprite_picture_}) {
        glDeleteFramebuffers(1, &picture->framebuffer);
        glDeleteTextures(1, &picture->texture);
    }
}

void BoardRenderer::upload_shape(const BoardShape& shape) {
    // WebGL 2 filters half floats, but not floats.
    upload(edges_, GL_RGB16F, shape.width, shape.height, GL_LINEAR, shape.edges.data());
    upload(nearest_, GL_RGB32F, shape.width, shape.height, GL_NEAREST, shape.nearest.data());
}

void BoardRenderer::prepare(const Picture& picture, int width, int height, GLint filter) const {
    upload(picture.texture, GL_RGBA8, width, height, filter, nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, picture.framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture.texture, 0);
}

void BoardRenderer::draw_sprite() {
    prepare(sprite_picture_, kSpriteSize, kSpriteSize, GL_LINEAR);
    glViewport(0, 0, kSpriteSize, kSpriteSize);
    glDisable(GL_BLEND);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    constexpr float kMiddle = kSpriteSize / 2.0f;
    draw_pegs({{{kMiddle, kMiddle}, kMiddle / kPegSpriteReach, 0, 1, false, 0.4f}},
              {kSpriteSize, kSpriteSize}, 1, true);
    glBindTexture(GL_TEXTURE_2D, sprite_picture_.texture);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
    glViewport(0, 0, ground_->width, ground_->height);
}

ImTextureID BoardRenderer::peg_sprite() const {
    return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(sprite_picture_.texture));
}

void BoardRenderer::draw_ground(const Board& board) {
    const auto& [width, height, density, theme, screen, view, finish] = *ground_;
    for (const Picture* picture : {&ground_picture_, &rest_picture_})
        prepare(*picture, width, height, GL_NEAREST);
    const BoardShape shape = make_shape(board, finish);
    upload_shape(shape);

    glBindFramebuffer(GL_FRAMEBUFFER, ground_picture_.framebuffer);
    glDisable(GL_BLEND);
    glActiveTexture(GL_TEXTURE1);
    glBindTexture(GL_TEXTURE_2D, nearest_);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, edges_);
    const Program& program = ground_program_;
    program.use();
    program.set("u_edges", 0);
    program.set("u_nearest", 1);
    program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    const Point origin = view.to_screen({0, 0}) * density;
    program.set("u_origin", origin.x, origin.y);
    program.set("u_pitch", view.pitch() * density);
    // A texel's value is that of its middle.
    constexpr float kStep = 1.0f / BoardShape::kSamples;
    program.set("u_corner", shape.corner.x - kStep / 2, shape.corner.y - kStep / 2);
    program.set("u_field_size", static_cast<float>(shape.width) * kStep,
                static_cast<float>(shape.height) * kStep);
    program.set("u_bowl", kBowlRadius);
    const Rect area = screen.board;
    program.set("u_light_at", area.centre().x * density, (area.y + area.height * 0.38f) * density);
    program.set("u_reach", 0.62f * density * std::max(area.width, area.height));
    program.set("u_plain", theme->plain);
    program.set("u_table", theme->table);
    program.set("u_table_edge", theme->table_edge);
    program.set("u_wood", theme->wood);
    program.set("u_wood_dark", theme->wood_dark);
    program.set("u_inlay", theme->inlay);
    program.set("u_shadow", theme->shadow);
    for (std::size_t i = 0; i < screen.cards.size(); ++i) {
        const Rect card = screen.cards[i];
        program.set(i == 0 ? "u_cards[0]" : "u_cards[1]", card.x * density, card.y * density,
                    card.width * density, card.height * density);
    }
    program.set("u_radius", screen.unit * 1.25f * density);
    program.set("u_card", theme->card);
    program.set("u_line", theme->line);
    program.set("u_card_shadow", theme->card_shadow);
    glBindVertexArray(no_vertices_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
}

void BoardRenderer::copy(const Picture& from, GLuint to_framebuffer) const {
    // A triangle, because a blit to a canvas without alpha takes a detour in Chromium.
    glBindFramebuffer(GL_FRAMEBUFFER, to_framebuffer);
    glDisable(GL_BLEND);
    glBindTexture(GL_TEXTURE_2D, from.texture);
    copy_program_.use();
    copy_program_.set("u_picture", 0);
    glBindVertexArray(no_vertices_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
}

void BoardRenderer::draw_pegs(const std::vector<PegShape>& pegs, Point size, float density,
                              bool straight_alpha) const {
    std::vector<float> floats;
    for (const PegShape& peg : pegs)
        floats.insert(floats.end(), {peg.at.x * density, peg.at.y * density, peg.radius * density,
                                     peg.lift, peg.alpha, peg.ringed ? 1.0f : 0.0f, peg.seed});
    const Theme& theme = *ground_->theme;
    const Program& program = pegs_.program;
    program.use();
    program.set("u_size", size.x, size.y);
    program.set("u_straight", straight_alpha);
    program.set("u_glass", theme.glass);
    program.set("u_glass_deep", theme.glass_deep);
    program.set("u_ring", theme.ring);
    program.set("u_shadow", theme.shadow);
    program.set("u_plain", theme.plain);
    draw_instances(pegs_.vertices, pegs_.buffer, floats, kPegFloats);
}

void BoardRenderer::draw_marks(const std::vector<MarkShape>& marks) const {
    const float density = ground_->density;
    const Theme& theme = *ground_->theme;
    std::vector<float> floats;
    for (const MarkShape& mark : marks) {
        const Colour& colour = colour_of(theme, mark.kind);
        floats.insert(floats.end(),
                      {mark.at.x * density, mark.at.y * density, mark.radius * density,
                       mark.width * density, colour.red, colour.green, colour.blue, mark.alpha,
                       theme.plain ? 0.0f : mark.glow});
    }
    marks_.program.use();
    marks_.program.set("u_size", static_cast<float>(ground_->width),
                       static_cast<float>(ground_->height));
    draw_instances(marks_.vertices, marks_.buffer, floats, kMarkFloats);
}

void BoardRenderer::draw(const AppState& state, const Theme& theme, int width, int height,
                         float density) {
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    glViewport(0, 0, width, height);
    const Ground ground{
        width, height, density, &theme, state.screen, state.view, finish_holes(state.game)};
    if (ground != ground_) {
        const bool new_looks = !ground_ || ground.theme != ground_->theme;
        ground_ = ground;
        rest_.reset();
        draw_ground(state.game.board());
        if (new_looks) draw_sprite();
    }
    const Point size{static_cast<float>(width), static_cast<float>(height)};
    const Scene scene = make_scene(state);
    if (scene.resting != rest_) {
        rest_ = scene.resting;
        copy(ground_picture_, rest_picture_.framebuffer);
        draw_pegs(scene.resting, size, density, false);
    }
    copy(rest_picture_, 0);
    draw_marks(scene.marks);
    draw_pegs(scene.moving, size, density, false);
}

}  // namespace peg
