// SPDX-License-Identifier: MIT
#include "ui/render/board_renderer.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/kit/proof/proof_mode.h"
#include "assets/shaders.h"

namespace peg {

namespace {

constexpr float kPhotographSize = 1200;     // pixels
constexpr float kMinStepsAcross = 6;        // min width of the picture in steps, so that a small
                                            // board does not fill it
constexpr float kPhotographMargin = 0.45f;  // in steps, around the board
constexpr int kSpriteSize = 256;            // in pixels; mipmaps give the smaller sizes

const Colour& colour_of(const Theme& theme, MarkShape::Kind kind) {
    switch (kind) {
        case MarkShape::Kind::kTarget: return theme.dress.target;
        case MarkShape::Kind::kHint: return theme.dress.hint;
        case MarkShape::Kind::kCursor: return theme.cursor;
    }
    return theme.dress.target;
}

struct Recipe {
    std::string_view board;
    std::string_view peg;
    float spill;  // light that shines through a peg onto the board, 0 to 1
};

Recipe recipe_of(Material material) {
    switch (material) {
        case Material::kGlass: return {assets::board_wood_glsl, assets::peg_glass_glsl, 0.30f};
        case Material::kWood: return {assets::board_wood_glsl, assets::peg_wood_glsl, 0};
        case Material::kMarble: return {assets::board_stone_glsl, assets::peg_marble_glsl, 0};
        case Material::kPlain: break;
    }
    return {assets::board_plain_glsl, assets::peg_plain_glsl, 0};
}

// The board that is shown, if any, and the holes with the ring of the finish.
struct Shown {
    const Board* board;
    Bits finish;
};
Shown shown_board(const AppState& state) {
    const auto grid = shown_grid(state);
    if (!grid) return {&state.played.game.board(), goal_holes(problem_at_hand(state).finish)};
    return {grid->board, goal_holes(grid->finish)};
}

}  // namespace

void BoardRenderer::create() {
    copy_program_.create(assets::window_vert, {assets::copy_frag});
    table_program_.create(assets::window_vert, {assets::common_glsl, assets::table_frag});
    card_program_.create(assets::window_vert, {assets::common_glsl, assets::card_frag});
    mark_program_.create(assets::mark_vert, {assets::mark_frag});
    glGenVertexArrays(1, &no_vertices_);
    pegs_.create({4, 3});      // in_place, in_look
    marks_.create({4, 4, 1});  // in_place, in_colour, in_glow
    for (Texture* texture : {&edges_, &nearest_}) texture->create();
    for (Picture* picture : {&ground_picture_, &rest_picture_, &sprite_picture_}) picture->create();
    ground_.reset();
    rest_.reset();
}

void BoardRenderer::destroy() {
    for (Program* program : {&table_program_, &card_program_, &board_program_, &peg_program_,
                             &copy_program_, &mark_program_})
        program->destroy();
    material_.reset();
    glDeleteVertexArrays(1, &no_vertices_);
    for (Squares* squares : {&pegs_, &marks_}) squares->destroy();
    for (Texture* texture : {&edges_, &nearest_}) texture->destroy();
    for (Picture* picture : {&ground_picture_, &rest_picture_, &sprite_picture_})
        picture->destroy();
}

ImTextureID BoardRenderer::peg_sprite() const {
    return reinterpret_cast<ImTextureID>(
        static_cast<std::uintptr_t>(sprite_picture_.texture().id()));
}

// Compiles the shaders of one material, since compiling is slow.
void BoardRenderer::dress(Material material) {
    if (material_ == material) return;
    if (material_) {
        board_program_.destroy();
        peg_program_.destroy();
    }
    material_ = material;
    const Recipe recipe = recipe_of(material);
    board_program_.create(assets::window_vert,
                          {assets::common_glsl, recipe.board, assets::board_frag});
    peg_program_.create(assets::peg_vert, {assets::common_glsl, recipe.peg, assets::peg_frag});
}

void BoardRenderer::draw_window() const {
    glBindVertexArray(no_vertices_);
    glDrawArrays(GL_TRIANGLES, 0, 3);
    glBindVertexArray(0);
}

void BoardRenderer::draw_ground(const Board* board) {
    rest_picture_.begin(ground_->width, ground_->height, GL_NEAREST);
    ground_picture_.begin(ground_->width, ground_->height, GL_NEAREST);
    draw_table();
    glEnable(GL_SCISSOR_TEST);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    if (board != nullptr) draw_board(make_shape(*board, ground_->finish));
    for (const Rect& card : ground_->screen.cards)
        if (card.width > 0) draw_card(card);
    glDisable(GL_SCISSOR_TEST);
}

// Clips drawing to a rectangle extended by `around` CSS pixels.
void BoardRenderer::confine(const Rect& rect, float around) const {
    const float density = ground_->density;
    const Rect wide = rect.shrunk(-around);
    const auto pixel = [&](float value) {
        return static_cast<GLint>(std::max(std::round(value * density), 0.0f));
    };
    glScissor(pixel(wide.x), ground_->height - pixel(wide.bottom()),
              pixel(wide.right()) - pixel(wide.x), pixel(wide.bottom()) - pixel(wide.y));
}

void BoardRenderer::draw_table() const {
    const auto& [width, height, density, theme, screen, view, finish] = *ground_;
    const Program& program = table_program_;
    program.use();
    program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    const Rect area = screen.board;
    const Point middle = area.centre();
    program.set("u_light_at", middle.x * density, (area.y + area.height * 0.38f) * density);
    program.set("u_reach", reach());
    program.set("u_table", theme->table);
    program.set("u_table_edge", theme->table_edge);
    draw_window();
}

void BoardRenderer::draw_card(const Rect& card) const {
    const auto& [width, height, density, theme, screen, view, finish] = *ground_;
    const float radius = screen.unit * 1.25f;
    confine(card, 2 * radius);
    const Program& program = card_program_;
    program.use();
    program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    program.set("u_card", card.x * density, card.y * density, card.width * density,
                card.height * density);
    program.set("u_radius", radius * density);
    program.set("u_fill", theme->card);
    program.set("u_line", theme->line);
    program.set("u_shadow", theme->card_shadow);
    draw_window();
}

// Reach of the light, in pixels of the framebuffer.
float BoardRenderer::reach() const {
    const Rect area = ground_->screen.board;
    return 0.62f * ground_->density * std::max(area.width, area.height);
}

void BoardRenderer::draw_board(const BoardShape& shape) const {
    // WebGL 2 filters half floats, but not floats.
    edges_.fill(GL_RGB16F, shape.width, shape.height, GL_LINEAR, shape.edges.data());
    nearest_.fill(GL_RGB32F, shape.width, shape.height, GL_NEAREST, shape.nearest.data());
    const auto& [width, height, density, theme, screen, view, finish] = *ground_;
    const Rect board = view.frame();
    const Rect tray = view.tray();
    const Point end = view.to_screen({tray.right(), tray.bottom()});
    const float right = view.has_tray() ? std::max(board.right(), end.x) : board.right();
    const float bottom = view.has_tray() ? std::max(board.bottom(), end.y) : board.bottom();
    confine({board.x, board.y, right - board.x, bottom - board.y},
            BoardShape::kMargin * view.pitch());
    nearest_.bind(GL_TEXTURE1);
    edges_.bind(GL_TEXTURE0);
    const Program& program = board_program_;
    program.use();
    program.set("u_edges", 0);
    program.set("u_nearest", 1);
    program.set("u_size", static_cast<float>(width), static_cast<float>(height));
    const Point origin = view.to_screen({0, 0}) * density;
    program.set("u_origin", origin.x, origin.y);
    program.set("u_pitch", view.pitch() * density);
    // A texel's value is at its centre.
    constexpr float kStep = 1.0f / BoardShape::kSamples;
    program.set("u_corner", shape.corner.x - kStep / 2, shape.corner.y - kStep / 2);
    program.set("u_field_size", static_cast<float>(shape.width) * kStep,
                static_cast<float>(shape.height) * kStep);
    program.set("u_bowl", kBowlRadius);
    program.set("u_sheen_at", (board.x + 0.30f * board.width) * density,
                (board.y + 0.26f * board.height) * density);
    program.set("u_reach", reach());
    program.set("u_tray", tray.centre().x, tray.centre().y, tray.width / 2, tray.height / 2);
    program.set("u_plain", theme->plain);
    program.set("u_board", theme->dress.board);
    program.set("u_board_deep", theme->dress.board_deep);
    program.set("u_inlay", theme->dress.inlay);
    program.set("u_shadow", theme->shadow);
    draw_window();
}

void BoardRenderer::draw_sprite() {
    sprite_picture_.begin(kSpriteSize, kSpriteSize, GL_LINEAR);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    constexpr float kMiddle = kSpriteSize / 2.0f;
    PegShape peg;
    peg.at = {kMiddle, kMiddle};
    peg.radius = kMiddle / kPegSpriteReach;
    peg.seed = 0.4f;
    draw_pegs({peg}, {kSpriteSize, kSpriteSize}, 1, true);
    sprite_picture_.texture().bind(GL_TEXTURE0);
    glGenerateMipmap(GL_TEXTURE_2D);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
}

// Copies a picture over the whole current target. Draws a triangle, because a blit to a canvas
// without alpha is slow in Chromium.
void BoardRenderer::copy(const Texture& from) const {
    glViewport(0, 0, ground_->width, ground_->height);
    glDisable(GL_BLEND);
    from.bind(GL_TEXTURE0);
    copy_program_.use();
    copy_program_.set("u_picture", 0);
    draw_window();
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
    const Program& program = peg_program_;
    program.use();
    program.set("u_size", size.x, size.y);
    program.set("u_straight", straight_alpha);
    program.set("u_peg", theme.dress.peg);
    program.set("u_peg_deep", theme.dress.peg_deep);
    program.set("u_ring", theme.dress.ring);
    program.set("u_shadow", theme.shadow);
    program.set("u_spill", recipe_of(theme.material).spill);
    program.set("u_plain", theme.plain);
    pegs_.draw(floats);
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
    mark_program_.use();
    mark_program_.set("u_size", static_cast<float>(ground_->width),
                      static_cast<float>(ground_->height));
    marks_.draw(floats);
}

// Draws the ground again if it has changed.
void BoardRenderer::set_ground(const Ground& ground, const Board* board) {
    glDisable(GL_SCISSOR_TEST);
    glDisable(GL_DEPTH_TEST);
    glDisable(GL_CULL_FACE);
    if (ground == ground_) return;
    const bool new_looks = !ground_ || ground.theme != ground_->theme;
    ground_ = ground;
    rest_.reset();
    dress(ground.theme->material);
    draw_ground(board);
    if (new_looks) draw_sprite();
}

const BoardView& BoardRenderer::pose(const Board& board, const Finish& finish, const Theme& theme,
                                     float size) {
    // First as large as fits a square; then cropped to the board with its rim and shadow.
    const BoardView square(board, {0, 0, size, size}, size / kMinStepsAcross);
    const Rect frame = square.frame().shrunk(-kPhotographMargin * square.pitch());
    const Rect area{0, 0, std::round(frame.width), std::round(frame.height)};
    const BoardView view(board, area.shrunk(kPhotographMargin * square.pitch()), square.pitch());
    set_ground({static_cast<int>(area.width),
                static_cast<int>(area.height),
                1,
                &theme,
                {area, {}, 16},
                view,
                goal_holes(finish)},
               &board);
    return ground_->view;
}

BoardRenderer::Photograph BoardRenderer::expose(const std::vector<PegShape>& pegs) {
    Photograph photograph{ground_->width, ground_->height, {}};
    rest_picture_.resume();
    copy(ground_picture_.texture());
    draw_pegs(pegs, {static_cast<float>(photograph.width), static_cast<float>(photograph.height)},
              1, false);
    const auto row = static_cast<std::size_t>(photograph.width) * 4;
    std::vector<std::uint8_t> upside_down(row * static_cast<std::size_t>(photograph.height));
    glReadPixels(0, 0, photograph.width, photograph.height, GL_RGBA, GL_UNSIGNED_BYTE,
                 upside_down.data());
    photograph.pixels.reserve(upside_down.size());
    for (auto end = upside_down.end(); end != upside_down.begin();
         end -= static_cast<std::ptrdiff_t>(row))
        photograph.pixels.insert(photograph.pixels.end(), end - static_cast<std::ptrdiff_t>(row),
                                 end);
    return photograph;
}

BoardRenderer::Photograph BoardRenderer::photograph(const AppState& state, const Theme& theme) {
    const Finish& finish = state.played.game.problem().finish;
    const BoardView& view = pose(state.played.game.board(), finish, theme, kPhotographSize);
    Photograph photograph = expose(pegs_at_rest(view, shown_position(state)));
    ground_.reset();  // the kept pictures no longer belong to the window
    return photograph;
}

void BoardRenderer::draw(const AppState& state, const Theme& theme, int width, int height,
                         float density) {
    const Screen& screen = state.screen;
    const Shown shown = shown_board(state);
    const Ground ground{
        width,      height,      density, &theme, {screen.board, screen.cards, screen.unit},
        state.view, shown.finish};
    set_ground(ground, shown.board);
    const Point size{static_cast<float>(width), static_cast<float>(height)};
    const Scene scene = make_scene(state);
    if (scene.resting != rest_) {
        rest_ = scene.resting;
        rest_picture_.resume();
        copy(ground_picture_.texture());
        draw_pegs(scene.resting, size, density, false);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    copy(rest_picture_.texture());
    draw_marks(scene.marks);
    draw_pegs(scene.moving, size, density, false);
}

}  // namespace peg
