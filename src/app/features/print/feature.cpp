// SPDX-License-Identifier: MIT
// What comes out of the printer.

#include <array>

#include "app/features/print/print.h"
#include "app/kit/feature.h"

namespace peg {

namespace {

constexpr std::array kPrintCommands{
    CommandRow{.id = "print",
               .icon = "printer",
               .place = {770, MenuGroup::kRecord, kInMenuOnly + 270},
               .about_game = true,
               .standing = always,
               .run = print_game},
    CommandRow{.id = "print_later",
               .icon = "list-plus",
               .place = {780, MenuGroup::kRecord, kInMenuOnly + 280},
               .about_game = true,
               .standing = with_jumps,
               .run = queue_for_print},
    CommandRow{.id = "print_puzzle",
               .icon = "printer",
               .place = {790, MenuGroup::kRecord, kInMenuOnly + 290},
               .about_game = true,
               .standing = always,
               .run = print_puzzle},
    CommandRow{.id = "print_board",
               .icon = "scissors",
               .place = {800, MenuGroup::kRecord, kInMenuOnly + 300},
               .standing = always,
               .run = print_board},
};

}  // namespace

const Feature& print_feature() {
    static constexpr Feature kFeature{.name = "print", .commands = kPrintCommands};
    return kFeature;
}

}  // namespace peg
