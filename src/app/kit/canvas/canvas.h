// SPDX-License-Identifier: MIT
#pragma once

// A canvas of cells that somebody draws on: a tap sets a cell or clears it, a drag goes on with
// what its first cell began, and so do the keyboard and the page's mirror, cell by cell. A kind of
// canvas says where its cells lie, and what it is to set one: a peg is put into a hole, or a cell
// of the grid becomes a hole.

#include <optional>
#include <string>

#include "app/kit/canvas/over_game.h"
#include "app/kit/intent.h"

namespace peg {

class Canvas : public OverGame {
public:
    using Spot = int;  // the number of a cell, as the kind of canvas counts

    void before_command(Context&, Command) override { brush_.reset(); }
    bool point(Context& context, const Pointer& pointer) final;
    // What is known is said when nobody draws on.
    bool tick(Context& context, float seconds) final;

protected:
    // Sets a cell, or clears it where it is set, and says so.
    void touch(Context& context, Spot spot);
    void changed(Context& context) override;

    // --- Where the cells lie, in the window

    // The cell under a pointer that was pressed, and the one that a point lies nearest to, if any.
    virtual std::optional<Spot> pressed(const AppState& state, const Pointer& pointer) const = 0;
    virtual std::optional<Spot> nearest(const AppState& state, Point at) const = 0;
    virtual Point centre(const AppState& state, Spot spot) const = 0;
    virtual float pitch(const AppState& state) const = 0;

    // --- What lies there

    virtual bool is_set(const AppState& state, Spot spot) const = 0;
    virtual int count_set(const AppState& state) const = 0;
    // Sets or clears a cell, with those that the symmetry adds, in a step of its own; `further`: as
    // a part of the step before. False, and a sentence said, where that cannot be.
    virtual bool set(Context& context, Spot spot, bool on, bool further) = 0;
    // Takes a cell for something else than drawing, where the player was asked for one.
    virtual bool take(Context&, Spot) { return false; }

    // --- The hand

    virtual void set_cursor(AppState& state, Spot spot) = 0;
    virtual void set_hovered(AppState& state, std::optional<Spot> spot) = 0;

    // --- The words

    virtual std::string all_said(const AppState& state) const = 0;  // what is drawn
    virtual std::string touched_said(const AppState& state, Spot spot, int count_before) const = 0;
    virtual std::string judgement_said(const AppState& state) const = 0;
    // Whether that may be said now.
    virtual bool may_speak(const AppState&) const { return true; }

private:
    // A pointer that draws.
    struct Brush {
        bool sets = false;  // as its first cell decided; else it clears
        Point at;           // where it was last
    };
    void press(Context& context, const Pointer& pointer);
    void draw_on(Context& context, Point to);

    std::optional<Brush> brush_;
    std::optional<float> say_in_;  // seconds until the judgement is said: more may change
};

}  // namespace peg
