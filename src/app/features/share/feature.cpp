// SPDX-License-Identifier: MIT
// Links, pictures and animations.

#include <algorithm>
#include <array>

#include "app/features/share/share.h"
#include "app/kit/context.h"
#include "app/kit/feature.h"
#include "app/kit/game/challenge.h"
#include "app/kit/view/buttons.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

// The element has no marked pegs and no survivor, and does not ask over which peg a jump goes.
CommandState for_other_pages(const AppState& state) {
    const Game& game = state.played.game;
    const bool has_twins = std::ranges::any_of(game.board().jumps(), &Jump::has_twin);
    return offered_if(game.problem().marks.empty() && !game.survivor() && !has_twins);
}

constexpr std::array kShareCommands{
    CommandRow{.id = "copy",
               .icon = "copy",
               .place = {660, MenuGroup::kShare, kInMenuOnly + 220},
               .about_game = true,
               .state = with_jumps,
               .run = copy_moves},
    CommandRow{.id = "share",
               .icon = "share-2",
               .place = {720, MenuGroup::kRecord, 150},
               .sheet = "share",
               .run = open_share_sheet},
    CommandRow{.id = "share_position",
               .icon = "link",
               .place = {725, MenuGroup::kShare, kInMenuOnly + 200},
               .state = always,
               .run = share_position},
    CommandRow{.id = "share_game",
               .icon = "list-ordered",
               .place = {730, MenuGroup::kShare, kInMenuOnly + 230},
               .about_game = true,
               .state = with_jumps,
               .run = share_game},
    CommandRow{.id = "share_challenge",
               .icon = "trophy",
               .place = {735, MenuGroup::kShare, kInMenuOnly + 205},
               .about_game = true,
               .state = [](State s) { return offered_if(has_own_solution(s)); },
               .run = share_challenge},
    CommandRow{.id = "share_problem",
               .icon = "puzzle",
               .place = {740, MenuGroup::kShare, kInMenuOnly + 210},
               .about_game = true,
               .state = always,
               .run = share_problem},
    CommandRow{.id = "copy_tag",
               .icon = "code-xml",
               .place = {745, MenuGroup::kShare, kInMenuOnly + 240},
               .about_game = true,
               .state = for_other_pages,
               .run = copy_tag},
    CommandRow{.id = "copy_frame",
               .icon = "frame",
               .place = {747, MenuGroup::kShare, kInMenuOnly + 245},
               .about_game = true,
               .state = for_other_pages,
               .run = copy_frame},
    CommandRow{.id = "picture",
               .icon = "image",
               .place = {750, MenuGroup::kShare, kInMenuOnly + 250},
               .state = always,
               .run = take_picture},
    CommandRow{.id = "animation",
               .icon = "film",
               .place = {760, MenuGroup::kShare, kInMenuOnly + 260},
               .about_game = true,
               .state = with_jumps,
               .run = take_animation},
};

constexpr std::array kShareSheets{
    SheetRow{.id = "share",
             .title = [](State) { return phrase::sheet::share(); },
             .parts = [](State s) { return parts_of_group(s, MenuGroup::kShare); },
             .is_menu = true},
};

}  // namespace

const Feature& share_feature() {
    static constexpr Feature kFeature{
        .name = "share", .commands = kShareCommands, .sheets = kShareSheets};
    return kFeature;
}

}  // namespace peg
