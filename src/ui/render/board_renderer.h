// SPDX-License-Identifier: MIT
#pragma once

// Draws the table, the board and the pegs by the shaders in shaders/. Everything held here can be
// made anew from the state, because a WebGL context and all its objects may be lost at any moment.
//
// Three pictures are kept, and each is drawn again only when what it depends on changes:
//
//     picture  what it shows               what it depends on
//     ground   table, board, tray, cards   size, theme, material, board, finish
//     rest     ground + resting pegs       which pegs rest: a jump begins or ends
//     sprite   one peg, for board_picture  theme, material
//
// A frame is a copy of `rest`, the marks, and the few pegs that move.

#include <cstdint>
#include <optional>
#include <vector>

#include "app/present/board_shape.h"
#include "app/present/scene.h"
#include "ui/render/gl.h"

namespace peg {

class BoardRenderer {
public:
    void create();
    void destroy();

    // Draws a frame into a framebuffer of width * height pixels; `density` is the number of pixels
    // per CSS pixel.
    void draw(const AppState& state, const Theme& theme, int width, int height, float density);

    // A picture of a board alone: opaque RGBA, four bytes per pixel, rows from the top.
    struct Photograph {
        int width = 0;
        int height = 0;
        std::vector<std::uint8_t> pixels;
    };
    // A picture of the position that is shown. Slow: reads pixels back.
    Photograph photograph(const AppState& state, const Theme& theme);

    // Prepares pictures of a board of at most `size` by `size` pixels with some of the table around
    // it, until draw() or photograph() is called. Returns where the holes are.
    const BoardView& pose(const Board& board, const Finish& finish, const Theme& theme, float size);
    // A picture of these pegs on the board of pose().
    Photograph expose(const std::vector<PegShape>& pegs);

    // The picture of one peg, which extends kPegSpriteReach peg radii to each side. Valid until
    // destroy(); draw() changes it with the theme.
    ImTextureID peg_sprite() const;

private:
    // Everything that the picture `ground` depends on.
    struct Places {
        Rect board;
        std::array<Rect, 2> cards;
        float unit = 0;

        bool operator==(const Places&) const = default;
    };
    struct Ground {
        int width = 0;
        int height = 0;
        float density = 0;
        const Theme* theme = nullptr;
        Places screen;
        BoardView view;
        Bits finish = 0;

        bool operator==(const Ground&) const = default;
    };

    // The board is null while the board being drawn has no hole.
    void set_ground(const Ground& ground, const Board* board);
    void dress(Material material);
    void draw_ground(const Board* board);
    void draw_table() const;
    void draw_board(const BoardShape& shape) const;
    void draw_card(const Rect& card) const;
    void confine(const Rect& rect, float around) const;
    float reach() const;
    void draw_sprite();
    void draw_window() const;
    void copy(const Texture& from) const;
    // Draws into a picture of this size in pixels. ImGui needs straight alpha; the canvas
    // premultiplied alpha.
    void draw_pegs(const std::vector<PegShape>& pegs, Point size, float density,
                   bool straight_alpha) const;
    void draw_marks(const std::vector<MarkShape>& marks) const;

    std::optional<Material> material_;  // material of the next two programs
    Program board_program_;
    Program peg_program_;
    Program table_program_;
    Program card_program_;
    Program copy_program_;
    Program mark_program_;
    GLuint no_vertices_ = 0;
    Squares pegs_;
    Squares marks_;
    Texture edges_;    // distances to the board's edge (board_shape.h)
    Texture nearest_;  // the hole nearest to each point
    Picture ground_picture_;
    Picture rest_picture_;
    Picture sprite_picture_;

    // What the kept pictures show.
    std::optional<Ground> ground_;
    std::optional<std::vector<PegShape>> rest_;
};

}  // namespace peg
