// SPDX-License-Identifier: MIT
// What the coach draws on the board: a small mark on every legal jump, or, over everything, the
// proof that the position is lost. Told apart by shape and letter as well as by colour.

#include <algorithm>
#include <string>

#include "assets/icons.h"
#include "ui/model/coach.h"
#include "ui/model/words.h"
#include "ui/panels.h"
#include "ui/picture.h"

namespace peg {

namespace {

// Blue, orange, green: apart for colour-blind eyes too (Okabe and Ito).
constexpr std::array kColours{rgb(0x0072b2), rgb(0xe69f00), rgb(0x009e73)};
constexpr Colour kInk = rgb(0x14110f);
constexpr Colour kPaper = rgb(0xffffff);
constexpr Colour kGrey = rgb(0x6d675f);

struct MarkLook {
    Colour colour;
    const char* icon;  // null: a ring
};

MarkLook look_of(const Theme& theme, Verdict verdict) {
    switch (verdict) {
        case Verdict::kSolvable: return {theme.plain ? theme.good : rgb(0x1d7a4f), icon::kCheck};
        case Verdict::kUnsolvable: return {theme.plain ? theme.bad : rgb(0xb3372b), icon::kX};
        case Verdict::kUndecided: break;
    }
    return {kGrey, nullptr};
}

void draw_mark(const Frame& frame, Point at, float radius, Verdict verdict) {
    const MarkLook look = look_of(frame.theme, verdict);
    const Colour sign = frame.theme.plain ? kInk : kPaper;
    frame.draw.AddCircleFilled(vec(at), radius + 1.5f, pack(kPaper, 0.9f));
    frame.draw.AddCircleFilled(vec(at), radius, pack(look.colour));
    if (look.icon != nullptr)
        glyph(frame, at, radius * 1.5f, pack(sign), look.icon);
    else
        frame.draw.AddCircleFilled(vec(at), radius * 0.3f, pack(sign));
}

// On the way from each peg that can jump; of a chosen peg, in the holes where it would land.
void draw_marks(const Frame& frame) {
    const AppState& state = frame.state;
    const Game& game = state.game;
    const BoardView& view = state.view;
    const Known* known = known_here(state);
    // Where everything loses the panel says so; marks would only be a rash.
    if (known != nullptr && known->verdict == Verdict::kUnsolvable) return;
    if (state.hint && !state.selected) return;
    const float small = std::clamp(0.13f * view.pitch(), 5.0f, 12.0f);
    const float large = std::clamp(0.2f * view.pitch(), 7.0f, 18.0f);
    for (const JudgedJump& judged : judged_jumps(state)) {
        const Jump& jump = game.board().jump(judged.jump);
        const bool chosen = state.selected == jump.from;
        if (state.selected && !chosen) continue;
        const Point middle = mix(view.centre(jump.from), view.centre(jump.over), 0.5f);
        draw_mark(frame, chosen ? view.centre(jump.to) : middle, chosen ? large : small,
                  judged.verdict);
    }
}

void draw_proof(const Frame& frame) {
    const AppState& state = frame.state;
    const BoardView& view = state.view;
    const Explanation shown = words::explanation(state);
    std::vector<HoleNote> notes;
    for (Hole hole : state.game.board().reading_order()) {
        const bool full = contains(state.game.position().pegs, hole);
        // What counts are the pegs: a hole's note is darker.
        const auto note = [&](Colour colour, std::string sign) {
            notes.push_back({hole, full ? colour : blend(colour, kInk, 0.65f), std::move(sign)});
        };
        if (shown.worths[hole]) {
            const std::int32_t worth = *shown.worths[hole];
            if (worth == 0 && !full) continue;
            const Colour colour = worth > 0 ? kColours[0] : worth < 0 ? kColours[1] : kGrey;
            note(colour, worth_text(worth));
        } else if (shown.colours[hole]) {
            const int colour = *shown.colours[hole];
            note(kColours[static_cast<std::size_t>(colour)],
                 std::string(1, static_cast<char>('A' + colour)));
        } else if (shown.regions[hole]) {
            const int region = *shown.regions[hole];
            note(kColours[static_cast<std::size_t>(region) % kColours.size()], region_name(region));
        }
    }
    hole_notes(frame, view, notes);
    if (shown.last_peg)
        frame.draw.AddCircle(vec(view.centre(*shown.last_peg)), 0.44f * view.pitch(),
                             pack(frame.theme.dress.hint), 0, std::max(2.0f, 0.06f * view.pitch()));
}

}  // namespace

void draw_coach(Frame& frame) {
    if (frame.state.why)
        draw_proof(frame);
    else
        draw_marks(frame);
}

}  // namespace peg
