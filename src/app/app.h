// SPDX-License-Identifier: MIT
#pragma once

// The app without its looks: intents in, state and effects out. App only routes: an intent goes to
// the room that carries it out (app.cpp has the list), commands and the hand on the board go
// through the modes (mode.h). It knows no clock (time comes in by tick), no window and no browser,
// so tests drive it.

#include <utility>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// The features that an app consists of.
const Features& all_features();

class App {
public:
    // Starts with the classic problem of the catalogue's first board.
    App();

    const AppState& state() const { return context_.state; }
    // Rises whenever something changes that the page's mirror shows.
    std::uint64_t revision() const { return context_.revision; }

    void dispatch(const Intent& intent);
    // Says that something from outside could not be understood.
    void complain(const Error& error) { context_.complain(error); }
    // Lets time pass; true while something moves, so that another frame is wanted.
    bool tick(float seconds);

    // The effects since the last call, in order.
    std::vector<Effect> take_effects() { return std::exchange(context_.effects, {}); }

private:
    void follow_changes();

    Context context_;
    std::uint64_t followed_revision_ = 0;  // what is computed from the state is as new as this
};

}  // namespace peg
