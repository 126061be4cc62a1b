// SPDX-License-Identifier: MIT
#include "ui/model/animation.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kHoverLift = 0.22f;
constexpr float kJumpHeight = 1.25f;

// Slow at both ends.
float smooth(float t) { return t * t * (3 - 2 * t); }

// Moves a value towards its target, the faster the farther, and lands on it; true while under way.
bool approach(float& value, float target, float dt, bool at_once) {
    if (value == target) return false;
    value += (target - value) * (1 - std::exp(-dt * 16));
    if (at_once || std::abs(value - target) < 0.01f) value = target;
    return true;
}

float progress(float elapsed, float seconds) {
    return seconds > 0 ? std::clamp(elapsed / seconds, 0.0f, 1.0f) : 1.0f;
}

}  // namespace

void Animation::stop(Hole hole) {
    std::erase_if(flights_, [&](const Flight& flight) { return flight.to == hole; });
    std::erase_if(fades_, [&](const Fade& fade) { return fade.hole == hole; });
}

void Animation::fade(Hole hole, bool appears, float delay, float seconds) {
    stop(hole);
    fades_.push_back({hole, appears, -delay, seconds});
}

void Animation::jump(const BoardView& view, const Jump& jump, bool backwards, float seconds,
                     std::optional<Point> dropped_at) {
    const Hole from = backwards ? jump.to : jump.from;
    const Hole to = backwards ? jump.from : jump.to;
    stop(from);
    stop(to);
    const float lift = lift_[from];
    lift_[from] = 0;
    light_[to] = 0;
    if (dropped_at) {
        flights_.push_back({*dropped_at, to, 0, 1, 0, seconds * 0.5f});
        fade(jump.over, backwards, 0, seconds * 0.8f);
        return;
    }
    flights_.push_back({view.plane(from), to, kJumpHeight, lift, 0, seconds});
    // The peg jumped over goes when the other one is above it.
    fade(jump.over, backwards, seconds * 0.4f, seconds * 0.8f);
}

void Animation::glide_back(Point from, Hole to, float seconds) {
    stop(to);
    flights_.push_back({from, to, 0, 1, 0, seconds});
}

void Animation::change(Position before, Position after, float seconds) {
    clear();
    for_each_hole(after.pegs & ~before.pegs, [&](Hole hole) { fade(hole, true, 0, seconds); });
    for_each_hole(before.pegs & ~after.pegs, [&](Hole hole) { fade(hole, false, 0, seconds); });
}

void Animation::clear() {
    flights_.clear();
    fades_.clear();
    lift_ = {};
    light_ = {};
}

bool Animation::tick(float dt, const Wishes& wishes) {
    if (wishes.at_once) {
        flights_.clear();
        fades_.clear();
    }
    for (Flight& flight : flights_) flight.elapsed += dt;
    for (Fade& fade : fades_) fade.elapsed += dt;
    std::erase_if(flights_, [](const Flight& f) { return f.elapsed >= f.seconds; });
    std::erase_if(fades_, [](const Fade& f) { return f.elapsed >= f.seconds; });

    bool moving = !flights_.empty() || !fades_.empty();
    for (Hole hole = 0; hole < kMaxHoles; ++hole) {
        const float lift = contains(wishes.lifted, hole)    ? 1.0f
                           : contains(wishes.hovered, hole) ? kHoverLift
                                                            : 0.0f;
        moving |= approach(lift_[hole], lift, dt, wishes.at_once);
        const float light = contains(wishes.alight, hole) ? 1.0f : 0.0f;
        moving |= approach(light_[hole], light, dt, wishes.at_once);
    }
    return moving;
}

std::vector<Sprite> Animation::sprites(const BoardView& view, Position position) const {
    std::vector<Sprite> sprites;
    for_each_hole(position.pegs, [&](Hole hole) {
        sprites.push_back({hole, view.plane(hole), lift_[hole], 1, 1});
    });
    for (const Fade& fade : fades_)
        if (!fade.appears && !contains(position.pegs, fade.hole))
            sprites.push_back({fade.hole, view.plane(fade.hole), 0, 1, 1});

    for (Sprite& sprite : sprites) {
        for (const Fade& fade : fades_) {
            if (fade.hole != sprite.hole) continue;
            const float t = smooth(progress(fade.elapsed, fade.seconds));
            const float there = fade.appears ? t : 1 - t;
            sprite.scale = 0.55f + 0.45f * there;
            sprite.alpha = there;
        }
        for (const Flight& flight : flights_) {
            if (flight.to != sprite.hole) continue;
            const float t = smooth(progress(flight.elapsed, flight.seconds));
            sprite.at = mix(flight.from, view.plane(flight.to), t);
            sprite.lift = flight.start_lift * (1 - t) + lift_[flight.to] * t +
                          flight.height * 4 * t * (1 - t);
        }
    }
    std::ranges::stable_sort(sprites, {}, &Sprite::lift);
    return sprites;
}

}  // namespace peg
