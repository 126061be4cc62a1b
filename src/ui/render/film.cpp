// SPDX-License-Identifier: MIT
#include "ui/render/film.h"

namespace peg {

namespace {

constexpr float kFilmSize = 400;  // pixels
constexpr int kFlightFrames = 5;  // frames per jump
constexpr int kFlightFrame = 60;  // milliseconds
constexpr int kBetweenJumps = 350;
constexpr int kAtStart = 800;
constexpr int kAtEnd = 2500;

}  // namespace

void Film::begin(const Game& game, std::size_t first, std::size_t end, const Theme& theme) {
    stop();
    game_ = game;
    game_->go_to(first);
    first_ = first;
    end_ = end;
    theme_ = &theme;
    renderer_.create();
}

void Film::stop() {
    if (!game_) return;
    game_.reset();
    renderer_.destroy();
}

std::vector<Film::FilmFrame> Film::next() {
    std::vector<FilmFrame> frames;
    if (game_->cursor() == end_) return frames;
    const Board& board = game_->board();
    const BoardView& view = renderer_.pose(board, game_->problem().finish, *theme_, kFilmSize);
    if (done() == 0)
        frames.push_back({renderer_.expose(pegs_at_rest(view, game_->position())), kAtStart});
    game_->redo();
    const JumpId played = game_->played().back();
    Animation flight;
    constexpr float kSeconds = static_cast<float>(kFlightFrame) / 1000;
    flight.jump(view, board.jump(played), 0, false, kFlightFrames * kSeconds);
    for (int i = 1; i < kFlightFrames; ++i) {
        flight.tick(kSeconds, {});
        std::vector<PegShape> shapes;
        for (const Sprite& sprite : flight.sprites(view, game_->position(), {}))
            shapes.push_back(shape_of(view, sprite));
        frames.push_back({renderer_.expose(shapes), kFlightFrame});
    }
    frames.push_back({renderer_.expose(pegs_at_rest(view, game_->position())),
                      game_->cursor() == end_ ? kAtEnd : kBetweenJumps});
    return frames;
}

}  // namespace peg
