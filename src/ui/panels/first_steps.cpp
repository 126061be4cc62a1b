// SPDX-License-Identifier: MIT
// The welcome of the first visit, in place of the status panel, beside a board that is ready to
// play.

#include "app/kit/words/sheet_words.h"
#include "ui/panels/panels.h"
#include "ui/sheets/sheet.h"

namespace peg {

void draw_welcome(Frame& frame) {
    const IdScope scope("welcome");
    const float u = frame.unit;
    const Rect room = frame.state.screen.status;
    const auto height = [&](Type type) {
        return paragraph_height(frame, type, room.width, words::welcome());
    };
    // On the smallest screens the text is smaller, and the title leaves more room for it.
    const float title = line_height(frame, Type::kStrong) + 0.2f * u;
    const bool titled = title + height(Type::kCaption) <= room.height;
    float y = room.y;
    if (height(Type::kCaption) > room.height) {
        ScrollArea area(frame, room, height(Type::kCaption));
        paragraph(frame, Type::kCaption, {room.x, area.top()}, room.width, pack(frame.theme.text),
                  words::welcome());
        return;
    }
    if (titled) {
        text(frame, Type::kStrong, {room.x, y}, pack(frame.theme.text), words::welcome_title());
        y += title;
    }
    const Type type = y + height(Type::kBody) <= room.bottom() ? Type::kBody : Type::kCaption;
    paragraph(frame, type, {room.x, y}, room.width, pack(frame.theme.text), words::welcome(),
              room.bottom());
}

}  // namespace peg
