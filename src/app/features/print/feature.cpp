// SPDX-License-Identifier: MIT
// Printing games, worksheets and boards.

#include <array>

#include "app/features/print/print.h"
#include "app/kit/feature.h"
#include "app/kit/view/buttons.h"
#include "words/phrases/sheet.h"

namespace peg {

namespace {

constexpr std::array kPrintCommands{
    CommandRow{.id = "paper",
               .icon = "printer",
               .place = {765, MenuGroup::kRecord, kInMenuOnly + 240},
               .about_game = true,
               .sheet = "paper"},
    CommandRow{.id = "print",
               .icon = "list-ordered",
               .place = {770, MenuGroup::kPrint, kInMenuOnly + 270},
               .about_game = true,
               .state = always,
               .run = print_game},
    CommandRow{.id = "print_later",
               .icon = "list-plus",
               .place = {780, MenuGroup::kPrint, kInMenuOnly + 310},
               .about_game = true,
               .state = with_jumps,
               .run = queue_for_print},
    CommandRow{.id = "print_puzzle",
               .icon = "puzzle",
               .place = {790, MenuGroup::kPrint, kInMenuOnly + 280},
               .about_game = true,
               .state = always,
               .run = print_puzzle},
    CommandRow{.id = "print_board",
               .icon = "scissors",
               .place = {800, MenuGroup::kPrint, kInMenuOnly + 290},
               .state = always,
               .run = print_board},
};

constexpr std::array kPrintSheets{
    SheetRow{.id = "paper",
             .title = [](State) { return phrase::sheet::paper(); },
             .parts = [](State s) { return parts_of_group(s, MenuGroup::kPrint); },
             .is_menu = true},
};

}  // namespace

const Feature& print_feature() {
    static constexpr Feature kFeature{
        .name = "print", .commands = kPrintCommands, .sheets = kPrintSheets};
    return kFeature;
}

}  // namespace peg
