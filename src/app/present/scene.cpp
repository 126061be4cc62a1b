// SPDX-License-Identifier: MIT
#include "app/present/scene.h"

#include <algorithm>

#include "app/kit/coach/shown_hint.h"
#include "app/kit/game/survivor.h"
#include "app/kit/proof/proof_mode.h"

namespace peg {

namespace {

constexpr float kExcluded = 0.3f;  // opacity of a peg that cannot be chosen

// A pseudo-random number from 0 to 1, fixed for each hole.
float seed_of(Hole hole) { return static_cast<float>(hole * 37 % 64) / 64.0f; }

// A grid has no pegs, but marks for the brush and the keyboard.
Scene grid_scene(const AppState& state, const ShownGrid& grid) {
    const float pitch = grid.view.pitch;
    const float line = std::max(1.5f, pitch * 0.035f);
    Scene scene;
    for (const Cell cell : grid.brushed)
        scene.marks.push_back(
            {MarkShape::Kind::kTarget, grid.centre(cell), kBowlRadius * pitch, line, 0.6f, 0.2f});
    if (state.hand.cursor_visible)
        scene.marks.push_back({MarkShape::Kind::kCursor, grid.centre(grid.cursor), 0.475f * pitch,
                               std::max(2.5f, pitch * 0.05f), 1, 0});
    return scene;
}

}  // namespace

std::vector<PegShape> pegs_at_rest(const BoardView& view, Position position) {
    std::vector<PegShape> pegs;
    for_each_hole(position.pegs, [&](Hole hole) {
        PegShape& peg = pegs.emplace_back();
        peg.at = view.centre(hole);
        peg.radius = kPegRadius * view.pitch();
        peg.seed = seed_of(hole);
    });
    return pegs;
}

PegShape shape_of(const BoardView& view, const Sprite& sprite) {
    return {view.to_screen(sprite.at),
            kPegRadius * view.pitch() * sprite.scale,
            sprite.lift,
            sprite.alpha,
            false,
            seed_of(sprite.hole)};
}

Scene make_scene(const AppState& state) {
    if (const auto grid = shown_grid(state)) return grid_scene(state, *grid);
    const BoardView& view = state.view;
    const Board& board = state.played.game.board();
    const float pitch = view.pitch();
    const float line = std::max(1.5f, pitch * 0.035f);
    Scene scene;

    for (Hole hole : board.reading_order()) {
        const float light = state.animation.light(hole);
        if (light <= 0) continue;
        scene.marks.push_back({MarkShape::Kind::kTarget, view.centre(hole), kBowlRadius * pitch,
                               line, light, 0.75f * light});
    }
    const auto shown = shown_jump(state);
    const Bits ends = shown ? bit(board.jump(*shown).from) | bit(board.jump(*shown).to) : 0;
    for_each_hole(ends | hinted_holes(state), [&](Hole hole) {
        scene.marks.push_back({MarkShape::Kind::kHint, view.centre(hole), kBowlRadius * pitch, line,
                               1, shown && hole == board.jump(*shown).to ? 0.6f : 0.0f});
    });
    if (const auto marked = marked_peg(state))
        scene.marks.push_back(
            {MarkShape::Kind::kTarget, view.centre(*marked), 0.475f * pitch, line, 1, 0.6f});
    const Marks marks = seen_goal(state).marks;
    for (const auto& [from, to] : marks.all())
        for (const Hole hole : {from, to})
            scene.marks.push_back({MarkShape::Kind::kTarget, view.centre(hole), 0.475f * pitch,
                                   line, 1, hole == from ? 0.6f : 0.2f});
    Bits brushed = 0;
    for (const auto& mode : state.modes) brushed |= mode->brushed(state);
    for_each_hole(brushed, [&](Hole hole) {
        scene.marks.push_back(
            {MarkShape::Kind::kTarget, view.centre(hole), kBowlRadius * pitch, line, 0.6f, 0.2f});
    });
    if (state.hand.cursor_visible)
        scene.marks.push_back({MarkShape::Kind::kCursor, view.centre(state.hand.cursor),
                               0.475f * pitch, std::max(2.5f, pitch * 0.05f), 1, 0});

    // Pegs that have reached the finish are lit.
    const bool hidden = hides_game(state);
    const bool finished = !hidden && state.played.game.status() == Game::Status::kFinished;
    if (finished)
        for_each_hole(state.played.game.position().pegs, [&](Hole hole) {
            scene.marks.push_back(
                {MarkShape::Kind::kTarget, view.centre(hole), 0.475f * pitch, line, 1, 1});
        });

    const Press* drag =
        state.hand.press && state.hand.press->dragging ? &*state.hand.press : nullptr;
    const Bits excluded = never_last(state);
    std::optional<PegShape> dragged;
    std::vector<Hole> taken;
    if (!hidden)
        for (const JumpId id : state.played.game.played()) taken.push_back(board.jump(id).over);
    for (const Sprite& sprite : state.animation.sprites(view, shown_position(state), taken)) {
        PegShape shape = shape_of(view, sprite);
        if (!sprite.taken && contains(excluded, sprite.hole)) shape.alpha *= kExcluded;
        shape.ringed = !sprite.taken && state.hand.selected == sprite.hole;
        if (drag && drag->hole == sprite.hole && !sprite.taken) {
            // The lifted peg is drawn with its centre at the finger.
            shape.at = drag->at;
            shape.lift = 1;
            dragged = shape;
            continue;
        }
        const bool rests = sprite.rests && !shape.ringed && (sprite.taken || !finished);
        (rests ? scene.resting : scene.moving).push_back(shape);
    }
    if (dragged) scene.moving.push_back(*dragged);
    return scene;
}

}  // namespace peg
