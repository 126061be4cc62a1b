// SPDX-License-Identifier: MIT
// A sheet that has no drawing of its own: what its dialog says, and below each other what can be
// done and chosen in it.

#include "app/kit/dialog/dialog.h"

#include "ui/panels/panels.h"
#include "ui/sheets/option_list.h"

namespace peg {

namespace {

constexpr int kDialogScrollKey = (1 << 18) + 336;
constexpr int kDialogChoiceKey = (1 << 18) + 1024;  // of the first choice; each choice has the next

// Puts the parts of a dialog into a list, one after the other.
struct PartDrawer {
    OptionList& list;
    int key = kDialogChoiceKey;

    void operator()(const words::Passage& passage) const {
        for (const std::string& text : {passage.title, passage.text})
            if (!text.empty()) list.words(text);
    }
    void operator()(const words::Table& table) const {
        if (!table.title.empty()) list.words(table.title);
        for (const auto& [name, value] : table.rows) list.words(name + ": " + value);
    }
    void operator()(const Command& command) const { list.commands({&command, 1}, 14); }
    void operator()(const ChoiceList& choices) {
        list.options(choices.name, key, options_of_choices(choices.choices), 14);
        key += static_cast<int>(choices.choices.size());
    }
};

}  // namespace

void draw_dialog(Frame& frame, Sheet sheet) {
    const Dialog dialog = describe(frame.state, sheet);
    draw_option_list(frame, dialog.title, kDialogScrollKey, [&](OptionList& list) {
        PartDrawer drawer{list};
        for (const DialogPart& part : dialog.parts) std::visit(drawer, part);
    });
}

}  // namespace peg
