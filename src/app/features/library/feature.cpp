// SPDX-License-Identifier: MIT
// Games and bookmarks that are kept, and all of it as a file.

#include <array>

#include "app/features/draw/own_boards.h"
#include "app/features/library/bookmarks.h"
#include "app/features/library/exchange.h"
#include "app/features/library/go_on.h"
#include "app/features/library/keep.h"
#include "app/features/library/library_sheet.h"
#include "app/kit/feature.h"
#include "app/kit/run_command.h"
#include "words/phrases.h"

namespace peg {

namespace {

constexpr std::array kCommands{
    CommandRow{
        .id = "continue",
        .icon = "circle-play",
        .place = {450, MenuGroup::kGame, kInMenuOnly + 330},
        .about_game = true,
        .standing = [](State s) { return offered_if(put_by(s) == nullptr && has_way_on(s)); },
        .run = go_on},
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
               .place = {830, MenuGroup::kRecord, kInMenuOnly + 210},
               .standing = in_own_game,
               .run = ask_for_name},
    CommandRow{.id = "search",
               .icon = "search",
               .place = {840},
               .standing = [](State s) { return offered_if(s.sheet == "library"); },
               .run = ask_for_search},
    CommandRow{
        .id = "bring_back",
        .icon = "archive-restore",
        .place = {850},
        .standing =
            [](State s) {
                return offered_if((s.sheet == "library" && s.removed) ||
                                  (s.sheet == "boards" && s.removed_board));
            },
        .run = [](Context& c) { c.state.sheet == "boards" ? bring_back_board(c) : bring_back(c); }},
    CommandRow{.id = "bookmark",
               .icon = "flag",
               .place = {650, MenuGroup::kRecord, kInMenuOnly + 370},
               .about_game = true,
               .standing =
                   [](State s) {
                       return put_by(s) == nullptr ? offered(s.played.game.cursor() > 0) : absent();
                   },
               .run = ask_for_bookmark},
    CommandRow{.id = "export",
               .icon = "download",
               .place = {860, MenuGroup::kRecord, kInMenuOnly + 310},
               .standing = always,
               .run = export_file},
    CommandRow{.id = "import",
               .icon = "upload",
               .place = {870, MenuGroup::kRecord, kInMenuOnly + 320},
               .standing = always,
               .run = [](Context& c) { c.effects.emplace_back(PickFile{}); }},
};

constexpr std::array kSheets{
    SheetRow{.id = "library",
             .title = [](State) { return phrase::sheet::library(); },
             .parts = library_parts},
};

constexpr std::array kChoices{
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
                      return choose_numbered(c, rest, c.state.library.games().size(), open_game);
                  }},
    ChoiceRow{.prefix = "remove:",
              .choose =
                  [](Context& c, std::string_view rest) {
                      return choose_numbered(c, rest, c.state.library.games().size(), remove_game);
                  }},
};

}  // namespace

extern constinit const Feature library_feature{
    .name = "library", .commands = kCommands, .sheets = kSheets, .choices = kChoices};

}  // namespace peg
