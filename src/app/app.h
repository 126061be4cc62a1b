// SPDX-License-Identifier: MIT
#pragma once

// The app without its looks: intents in, state and effects out. App only routes: an intent goes to
// the room that handles it (app.cpp has the list); commands and pointer input go through the modes
// (mode.h). The app knows no clock (time comes in by tick), no window and no browser, so tests
// drive it.

#include <utility>
#include <vector>

#include "app/kit/context.h"
#include "app/kit/intent.h"

namespace peg {

// All features of the app.
const Features& all_features();

class App {
public:
    // Starts with the classic problem of the catalogue's first board.
    App();

    const AppState& state() const { return context_.state; }
    // Increased by every change that the page's mirror shows.
    std::uint64_t revision() const { return context_.revision; }

    void dispatch(const Intent& intent);
    // Tells the player that input from outside was wrong.
    void complain(const Error& error) { context_.complain(error); }
    // Advances time by `seconds`. True while something moves, so that another frame is needed.
    bool tick(float seconds);

    // The effects since the last call, in order.
    std::vector<Effect> take_effects() { return std::exchange(context_.effects, {}); }

private:
    void follow_changes();

    Context context_;
    std::uint64_t followed_revision_ = 0;  // the revision for which derived state was last updated
};

}  // namespace peg
