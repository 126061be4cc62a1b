// SPDX-License-Identifier: MIT
// The Journey: levels from three pegs to the English central game, with stars.

#include <array>

#include "app/features/journey/journey.h"
#include "app/kit/feature.h"
#include "words/phrases/journey.h"

namespace peg {

namespace {

// On the board, once its level is solved; in the sheet always.
CommandState next_level_state(const AppState& state) {
    const auto here = level_on_board(state);
    const bool solved = here && stars_of(state, journey_levels()[*here]).solved;
    return offered_if((solved || state.sheet == "journey") && next_level(state));
}

constexpr std::array kJourneyCommands{
    CommandRow{.id = "journey",
               .icon = "route",
               .place = {525, MenuGroup::kBoards, kInMenuOnly + 5},
               .sheet = "journey"},
    CommandRow{.id = "next_level",
               .icon = "skip-forward",
               .place = {465, MenuGroup::kBoards, 355},
               .state = next_level_state,
               .run = open_next_level},
};

constexpr std::array kJourneySheets{
    SheetRow{.id = "journey",
             .title = [](State) { return phrase::journey::title(); },
             .parts = journey_parts,
             .main_command = "next_level"},
};

constexpr std::array kJourneyChoices{
    ChoiceRow{.prefix = "journey:",
              .order = 705,
              .offered = [](State s) { return s.sheet == "journey"; },
              .list = level_cards,
              .choose = choose_level_card,
              .miniature = level_miniature},
};

constexpr MenuCardRow kJourneyCard{.order = 20, .command = "journey", .line = journey_progress};

constexpr ContinueOffer kJourneyOffer{
    .order = 15,
    .there = [](State s) { return is_under_way(s) && next_level(s); },
    .words = [](State s) { return phrase::journey::next_is(level_name(*next_level(s))); },
    .go = open_next_level,
};

}  // namespace

const Feature& journey_feature() {
    static constexpr Feature kFeature{.name = "journey",
                                      .commands = kJourneyCommands,
                                      .sheets = kJourneySheets,
                                      .choices = kJourneyChoices,
                                      .continue_offer = kJourneyOffer,
                                      .problem_title =
                                          [](State s) {
                                              const auto number = level_on_board(s);
                                              return number ? title(journey_levels()[*number])
                                                            : std::string();
                                          },
                                      .end_words = stars_won,
                                      .menu_card = kJourneyCard};
    return kFeature;
}

}  // namespace peg
