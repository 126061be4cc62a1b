// SPDX-License-Identifier: MIT
#include "app/kit/view/animation.h"

#include <algorithm>
#include <cmath>

namespace peg {

namespace {

constexpr float kHoverLift = 0.22f;
constexpr float kJumpHeight = 1.25f;
constexpr float kTakenHeight = 0.9f;  // on the way to the tray, in lifts
constexpr float kStagger = 0.012f;    // seconds between the starts of successive pegs

// Ease in and out.
float smooth(float t) { return t * t * (3 - 2 * t); }

// Moves a value towards its target, faster if it is farther, and reaches it exactly; true while it
// moves.
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

Point Animation::point(const BoardView& view, Place place) {
    return place < kSlots ? view.plane(static_cast<Hole>(place)) : view.slot(place - kSlots);
}

float Animation::scale(const BoardView& view, Place place) {
    return place < kSlots ? 1.0f : view.slot_radius() / kPegRadius;
}

void Animation::stop(Place place) {
    std::erase_if(flights_, [&](const Flight& flight) { return flight.to == place; });
    std::erase_if(fades_, [&](const Fade& fade) { return fade.hole == place; });
}

void Animation::fly(const BoardView& view, Place from, Place to, float height, float delay,
                    float seconds) {
    stop(to);
    flights_.push_back(
        {point(view, from), scale(view, from), to, height, 0, -delay, std::max(seconds, 0.0f)});
}

void Animation::fade(Hole hole, bool appears, float delay, float seconds) {
    stop(hole);
    fades_.push_back({hole, appears, -delay, seconds});
}

void Animation::jump(const BoardView& view, const Jump& jump, int slot, bool backwards,
                     float seconds, std::optional<Point> dropped_at) {
    const Hole from = backwards ? jump.to : jump.from;
    const Hole to = backwards ? jump.from : jump.to;
    stop(from);
    stop(jump.over);
    const float lift = lift_[from];
    lift_[from] = 0;
    light_[to] = 0;
    const Place tray = kSlots + slot;
    if (dropped_at) {
        stop(to);
        flights_.push_back({*dropped_at, 1, to, 0, 1, 0, seconds * 0.5f});
    } else {
        fly(view, from, to, kJumpHeight, 0, seconds);
        flights_.back().start_lift = lift;
    }
    // The jumped peg disappears when the jumping peg is above it.
    const float delay = dropped_at || backwards ? 0 : seconds * 0.5f;
    if (!view.has_tray())
        fade(jump.over, backwards, delay, seconds * 0.8f);
    else if (backwards)
        fly(view, tray, jump.over, kTakenHeight, delay, seconds * 1.3f);
    else
        fly(view, jump.over, tray, kTakenHeight, delay, seconds * 1.3f);
}

void Animation::celebrate(Hole last, int taken, float delay) {
    constexpr float kHop = 0.45f;      // seconds
    constexpr float kHopLift = 0.8f;   // in lifts
    constexpr float kRollLift = 0.6f;  // for pegs in the tray, which are close together
    constexpr float kWave = 0.9f;      // seconds between the first and the last hop
    const auto hop = [&](Place place, float height, float after) {
        flights_.push_back(
            {.to = place, .height = height, .elapsed = -after, .seconds = kHop, .hops = true});
    };
    hop(last, kHopLift, delay);
    for (int slot = 0; slot < taken; ++slot)
        hop(kSlots + slot, kRollLift,
            delay + kWave * static_cast<float>(slot) / static_cast<float>(taken));
}

void Animation::glide_back(Point from, Hole to, float seconds) {
    stop(to);
    flights_.push_back({from, 1, to, 0, 1, 0, seconds});
}

void Animation::change(const BoardView& view, const Moment& before, const Moment& after,
                       float seconds) {
    clear();
    // Places that lose a peg, and places that get one.
    std::vector<Place> leaving;
    std::vector<Place> filling;
    for_each_hole(before.position.pegs & ~after.position.pegs,
                  [&](Hole hole) { leaving.push_back(hole); });
    for_each_hole(after.position.pegs & ~before.position.pegs,
                  [&](Hole hole) { filling.push_back(hole); });
    if (view.has_tray()) {
        for (int slot = after.taken; slot < before.taken; ++slot) leaving.push_back(kSlots + slot);
        for (int slot = before.taken; slot < after.taken; ++slot) filling.push_back(kSlots + slot);
    }

    const std::size_t pairs = std::min(leaving.size(), filling.size());
    for (std::size_t i = 0; i < pairs; ++i)
        fly(view, leaving[i], filling[i], kTakenHeight, kStagger * static_cast<float>(i), seconds);
    for (std::size_t i = pairs; i < leaving.size(); ++i)
        if (leaving[i] < kSlots) fade(static_cast<Hole>(leaving[i]), false, 0, seconds);
    for (std::size_t i = pairs; i < filling.size(); ++i)
        if (filling[i] < kSlots) fade(static_cast<Hole>(filling[i]), true, 0, seconds);
}

void Animation::clear() {
    flights_.clear();
    fades_.clear();
    lift_ = {};
    light_ = {};
}

bool Animation::tick(float dt, const Highlights& highlights) {
    if (highlights.at_once) {
        flights_.clear();
        fades_.clear();
    }
    for (Flight& flight : flights_) flight.elapsed += dt;
    for (Fade& fade : fades_) fade.elapsed += dt;
    std::erase_if(flights_, [](const Flight& f) { return f.elapsed >= f.seconds; });
    std::erase_if(fades_, [](const Fade& f) { return f.elapsed >= f.seconds; });

    bool moving = !flights_.empty() || !fades_.empty();
    for (Hole hole = 0; hole < kMaxHoles; ++hole) {
        const float lift = contains(highlights.lifted, hole)    ? 1.0f
                           : contains(highlights.hovered, hole) ? kHoverLift
                                                                : 0.0f;
        moving |= approach(lift_[hole], lift, dt, highlights.at_once);
        const float light = contains(highlights.alight, hole) ? 1.0f : 0.0f;
        moving |= approach(light_[hole], light, dt, highlights.at_once);
    }
    return moving;
}

// Applies the running animations of a peg's place to its sprite.
void Animation::animate(Sprite& sprite, const BoardView& view, Place place) const {
    for (const Fade& fade : fades_) {
        if (fade.hole != place) continue;
        const float t = smooth(progress(fade.elapsed, fade.seconds));
        const float there = fade.appears ? t : 1 - t;
        sprite.scale = 0.55f + 0.45f * there;
        sprite.alpha = there;
        sprite.rests = false;
    }
    for (const Flight& flight : flights_) {
        if (flight.to != place) continue;
        if (flight.hops) {
            const float t = progress(flight.elapsed, flight.seconds);
            sprite.lift += flight.height * 4 * t * (1 - t);
            sprite.rests &= t <= 0;
            continue;
        }
        const float t = smooth(progress(flight.elapsed, flight.seconds));
        sprite.at = mix(flight.from, sprite.at, t);
        sprite.lift =
            flight.start_lift * (1 - t) + sprite.lift * t + flight.height * 4 * t * (1 - t);
        sprite.scale = flight.from_scale + (scale(view, place) - flight.from_scale) * t;
        sprite.rests = false;
    }
}

std::vector<Sprite> Animation::sprites(const BoardView& view, Position position,
                                       std::span<const Hole> taken) const {
    std::vector<Sprite> sprites;
    for (std::size_t i = 0; view.has_tray() && i < taken.size(); ++i) {
        const Place place = kSlots + static_cast<int>(i);
        Sprite sprite{taken[i], true, point(view, place), 0, scale(view, place), 1, true};
        animate(sprite, view, place);
        sprites.push_back(sprite);
    }
    Bits shown = position.pegs;
    for (const Fade& fade : fades_)
        if (!fade.appears) shown |= bit(fade.hole);
    for_each_hole(shown, [&](Hole hole) {
        Sprite sprite{hole, false, view.plane(hole), lift_[hole], 1, 1, lift_[hole] == 0};
        animate(sprite, view, hole);
        sprites.push_back(sprite);
    });
    std::ranges::stable_sort(sprites, {}, &Sprite::lift);
    return sprites;
}

}  // namespace peg
