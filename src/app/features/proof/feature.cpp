// SPDX-License-Identifier: MIT
// Reading a proof that a position cannot be won.

#include <array>

#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "app/kit/proof/reading.h"

namespace peg {

namespace {

// What was found out once is no business of a player who has not asked about this position.
Standing why_standing(const AppState& state) {
    const bool asked = state.settings.coach || state.coach.seeks_loss;
    Standing why = offered_if(asked && proof_here(state) != nullptr);
    why.pressed = false;
    return why;
}

constexpr std::array kProofCommands{
    CommandRow{.id = "why",
               .icon = "message-circle-question",
               .place = {170},
               .standing = why_standing,
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
