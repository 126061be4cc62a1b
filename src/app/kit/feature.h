// SPDX-License-Identifier: MIT
#pragma once

// A feature: a folder below features/, which can be taken out together with its line in app.cpp.
// Everything that the rest of the app knows of it is in this struct.

#include <span>
#include <string_view>
#include <vector>

#include "app/kit/command.h"

namespace peg {

struct Feature {
    std::string_view name;
    std::span<const CommandRow> commands{};
};

// The features of an app, in the order of their list, and what they are made of.
class Features {
public:
    explicit Features(std::span<const Feature* const> list);

    std::span<const Feature* const> list() const { return list_; }
    // The commands of all features, in the order of the mirror's toolbar.
    std::span<const CommandRow* const> commands() const { return commands_; }
    // The same, the first to have seats before the others; last those that are in no menu.
    std::span<const CommandRow* const> by_rank() const { return by_rank_; }
    // Null where no feature has such a command.
    const CommandRow* find(std::string_view id) const;

private:
    std::vector<const Feature*> list_;
    std::vector<const CommandRow*> commands_;
    std::vector<const CommandRow*> by_rank_;
};

}  // namespace peg
