// SPDX-License-Identifier: MIT
#include "ui/sheets/option_list.h"

#include <algorithm>

namespace peg {

float OptionList::row_height() const { return std::max(kLeastTarget, 2.75f * frame_.unit); }

// As many cells of a least width in units as fit in a row: all of them, or four, or two.
int OptionList::columns(int count, float least) const {
    for (const int columns : {count, 4, 3, 2})
        if (columns <= count && inside_.width >= static_cast<float>(columns) * least * frame_.unit)
            return columns;
    return 1;
}

void OptionList::options(std::string_view caption, int key, std::span<const Option> options,
                         float least) {
    if (area_ != nullptr)
        text(frame_, Type::kCaption, {inside_.x, y_}, pack(frame_.theme.muted), caption);
    y_ += line_height(frame_, Type::kCaption) + 0.15f * frame_.unit;
    const int count = static_cast<int>(options.size());
    grid(count, columns(count, least), row_height(), [&](std::size_t i, const Rect& cell) {
        const Option& option = options[i];
        area_->follow_focus(option.id, cell);
        if (!area_->shows(cell)) return;
        const ButtonFace face{nullptr, option.label, true, option.current};
        if (button(frame_, key + static_cast<int>(i), cell, ButtonStyle::kRow, face))
            frame_.intents.emplace_back(Choose{option.id});
        place_choice(frame_, option.id, cell);
    });
}

void OptionList::commands(std::span<const Command> commands, float least, ButtonStyle style) {
    const int count = static_cast<int>(commands.size());
    grid(count, columns(count, least), row_height(), [&](std::size_t i, const Rect& cell) {
        area_->follow_focus(commands[i].id, cell);
        if (area_->shows(cell)) command_button(frame_, commands[i], cell, style);
    });
}

void OptionList::words(std::string_view text) {
    if (area_ != nullptr)
        paragraph(frame_, Type::kBody, {inside_.x, y_}, inside_.width, pack(frame_.theme.muted),
                  text);
    y_ += paragraph_height(frame_, Type::kBody, inside_.width, text) + 0.6f * frame_.unit;
}

std::vector<OptionList::Option> options_of_choices(const std::vector<Choice>& choices) {
    std::vector<OptionList::Option> options;
    options.reserve(choices.size());
    for (const Choice& choice : choices)
        options.push_back({choice.id, choice.label, choice.current});
    return options;
}

}  // namespace peg
