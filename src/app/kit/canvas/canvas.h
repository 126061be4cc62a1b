// SPDX-License-Identifier: MIT
#pragma once

// A canvas of cells to draw on. A tap sets or clears a cell; a drag continues what its first cell
// began; the keyboard and the page's mirror work cell by cell. Each kind of canvas defines where
// its cells are, and what setting one does: putting a peg into a hole, or making a cell of the grid
// a hole.

#include <optional>
#include <string>

#include "app/kit/canvas/over_game.h"
#include "app/kit/intent.h"

namespace peg {

class Canvas : public OverGame {
public:
    using Spot = int;  // number of a cell, as the kind of canvas counts

    void before_command(Context&, Command) override { brush_.reset(); }
    bool point(Context& context, const Pointer& pointer) final;
    // Says the verdict when the player has stopped drawing.
    bool tick(Context& context, float seconds) final;

protected:
    // Sets a cell, or clears it if it is set, and says so.
    void touch(Context& context, Spot spot);
    void changed(Context& context) override;

    // --- Where the cells are in the window

    // The cell under a pressed pointer, and the cell nearest to a point, if any.
    virtual std::optional<Spot> pressed(const AppState& state, const Pointer& pointer) const = 0;
    virtual std::optional<Spot> nearest(const AppState& state, Point at) const = 0;
    virtual Point centre(const AppState& state, Spot spot) const = 0;
    virtual float pitch(const AppState& state) const = 0;

    // --- What the cells show

    virtual bool is_set(const AppState& state, Spot spot) const = 0;
    virtual int count_set(const AppState& state) const = 0;
    // Sets or clears a cell together with its symmetric cells, as a new undo step, or, if
    // `further`, as part of the last step. Returns false and tells the player if that is
    // impossible.
    virtual bool set(Context& context, Spot spot, bool on, bool further) = 0;
    // Uses the cell for something other than drawing, if the player was asked for one.
    virtual bool take(Context&, Spot) { return false; }

    // --- Input

    virtual void set_cursor(AppState& state, Spot spot) = 0;
    virtual void set_hovered(AppState& state, std::optional<Spot> spot) = 0;

    // --- Words

    virtual std::string all_said(const AppState& state) const = 0;  // the whole drawing
    virtual std::string touched_said(const AppState& state, Spot spot, int count_before) const = 0;
    virtual std::string judgement_said(const AppState& state) const = 0;
    // True if that may be said now.
    virtual bool may_speak(const AppState&) const { return true; }

private:
    // A pointer that draws.
    struct Brush {
        bool sets = false;  // true: the stroke sets cells; false: it clears them
        Point at;           // the brush's last point
    };
    void press(Context& context, const Pointer& pointer);
    void draw_on(Context& context, Point to);

    std::optional<Brush> brush_;
    std::optional<float> say_in_;  // seconds until the verdict is said, as more may change
};

}  // namespace peg
