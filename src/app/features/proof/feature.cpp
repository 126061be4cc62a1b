// SPDX-License-Identifier: MIT
// Reading a proof that a position cannot be won.

#include <array>

#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "app/kit/proof/proof_mode.h"

namespace peg {

namespace {

// Proofs that the app found on its own are not offered until the player asks about the position.
CommandState why_state(const AppState& state) {
    const bool asked = state.settings.coach || state.coach.seeks_loss;
    CommandState why = offered_if(asked && proof_here(state) != nullptr);
    why.pressed = false;
    return why;
}

constexpr std::array kProofCommands{
    CommandRow{.id = "why",
               .icon = "message-circle-question",
               .place = {170},
               .state = why_state,
               .run =
                   [](Context& c) {
                       c.state.played.help.add(HelpKind::kSolver);
                       read_proof(c);
                   }},
    CommandRow{.id = "part", .icon = "layers", .place = {270, MenuGroup::kSolution, 50}},
    CommandRow{.id = "follow", .icon = "footprints", .place = {280, MenuGroup::kSolution, 55}},
};

}  // namespace

const Feature& proof_feature() {
    static constexpr Feature kFeature{.name = "proof", .commands = kProofCommands};
    return kFeature;
}

}  // namespace peg
