// SPDX-License-Identifier: MIT
// Kept games and bookmarks, and exporting everything as a file.

#include <array>

#include "app/features/library/bookmarks.h"
#include "app/features/library/exchange.h"
#include "app/features/library/keep.h"
#include "app/features/library/library_sheet.h"
#include "app/kit/continue_offer.h"
#include "app/kit/feature.h"
#include "app/kit/run_command.h"
#include "app/kit/words/sheet_words.h"
#include "words/phrases/memory.h"
#include "words/phrases/reason.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The row that restores what was removed last from the open sheet's list; null if nothing was.
const BringBackRow* removed_here(const AppState& state) {
    for (const Feature* feature : state.features->list())
        if (feature->bring_back && feature->bring_back->sheet == state.sheet &&
            feature->bring_back->there(state))
            return &*feature->bring_back;
    return nullptr;
}

constexpr BringBackRow kBringBackLibrary{
    .sheet = "library",
    .there = [](State s) { return s.own.of<LibraryView>().removed.has_value(); },
    .run = bring_back,
};

constexpr std::array kLibraryCommands{
    CommandRow{.id = "continue",
               .icon = "circle-play",
               .place = {450, MenuGroup::kGame, kInMenuOnly + 330},
               .about_game = true,
               .state =
                   [](State s) {
                       return offered_if(suspended_game(s) == nullptr &&
                                         continue_offer(s) != nullptr);
                   },
               .run = accept_continue_offer},
    CommandRow{.id = "library",
               .icon = "library",
               .place = {820, MenuGroup::kRecord, kInMenuOnly + 200},
               .sheet = "library",
               .run =
                   [](Context& c) {
                       keep_named_game(c.state);
                       toggle_sheet(c, "library");
                   }},
    CommandRow{.id = "save",
               .icon = "bookmark",
               .place = {830},
               .state = in_own_game,
               .run = ask_for_name},
    CommandRow{.id = "search",
               .icon = "search",
               .place = {840},
               .state = [](State s) { return offered_if(s.sheet == "library"); },
               .run = ask_for_search},
    CommandRow{.id = "bring_back",
               .icon = "archive-restore",
               .place = {850},
               .state = [](State s) { return offered_if(removed_here(s) != nullptr); },
               .run = [](Context& c) { removed_here(c.state)->run(c); }},
    CommandRow{.id = "bookmark",
               .icon = "flag",
               .place = {650},
               .about_game = true,
               .state =
                   [](State s) {
                       return suspended_game(s) == nullptr
                                  ? offered(s.played.game.cursor() > 0, phrase::reason::at_start)
                                  : absent();
                   },
               .run = ask_for_bookmark},
    CommandRow{
        .id = "export", .icon = "download", .place = {860}, .state = always, .run = export_file},
    CommandRow{.id = "import",
               .icon = "upload",
               .place = {870},
               .state = always,
               .run = [](Context& c) { c.effects.emplace_back(PickFile{}); }},
};

constexpr std::array kLibrarySheets{
    SheetRow{.id = "library",
             .title = [](State) { return phrase::sheet::library(); },
             .parts = library_parts,
             .describes = true},
};

constexpr std::array kLibraryChoices{
    ChoiceRow{.prefix = "bookmark:",
              .order = 20,
              .offered = [](State s) { return !hides_game(s); },
              .list = bookmark_choices,
              .choose =
                  [](Context& c, std::string_view rest) {
                      const std::size_t many = c.state.played.bookmarks.size();
                      return choose_numbered(c, rest, many, go_to_bookmark);
                  }},
    ChoiceRow{.prefix = "unmark:",
              .choose =
                  [](Context& c, std::string_view rest) {
                      const std::size_t many = c.state.played.bookmarks.size();
                      return choose_numbered(c, rest, many, remove_bookmark);
                  }},
    ChoiceRow{.prefix = "game:",
              .order = 200,
              .offered = [](State s) { return s.sheet == "library"; },
              .list = game_choices,
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.kept.library.games().size(),
                                             open_game);
                  },
              .miniature = game_miniature},
    ChoiceRow{.prefix = "remove:",
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.kept.library.games().size(),
                                             remove_game);
                  }},
};

// The index of the unfinished game that was left last.
std::optional<std::size_t> left_under_way(const AppState& state) {
    const std::vector<PlayedGame>& games = state.kept.library.games();
    for (std::size_t place = games.size(); place-- > 0;) {
        const Game& game = games[place].game;
        if (!game.jumps().empty() && game.status() == Game::Status::kPlaying &&
            !is_same_problem(game, state.played.game))
            return place;
    }
    return std::nullopt;
}

constexpr ContinueOffer kLibraryOffer{
    .order = 10,
    .there = [](State s) { return left_under_way(s).has_value(); },
    .words =
        [](State s) {
            const PlayedGame& game = s.kept.library.games()[*left_under_way(s)];
            return phrase::sheet::left_unfinished(words::game_title(s, game),
                                                  words::game_detail(game));
        },
    .go = [](Context& c) { open_game(c, *left_under_way(c.state)); },
};

void tell_library(Context& context, const Event& event) {
    if (!std::holds_alternative<CameBack>(event)) return;
    if (!offer_to_continue(context) && context.state.played.game.cursor() > 0)
        context.say(Tone::kPlain, phrase::memory::welcome_back(), phrase::memory::as_you_left());
}

}  // namespace

const Feature& library_feature() {
    static constexpr Feature kFeature{.name = "library",
                                      .commands = kLibraryCommands,
                                      .sheets = kLibrarySheets,
                                      .choices = kLibraryChoices,
                                      .on = tell_library,
                                      .continue_offer = kLibraryOffer,
                                      .bring_back = kBringBackLibrary};
    return kFeature;
}

}  // namespace peg
