// SPDX-License-Identifier: MIT
// The coach's drawings on the board: a small mark on every legal jump, or the proof that the
// position is lost. Shapes and letters repeat what the colours say, for players who cannot tell the
// colours apart.

#include <algorithm>
#include <string>

#include "app/kit/coach/coach.h"
#include "app/kit/game/survivor.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "assets/icons.h"
#include "core/board/notation/notation.h"
#include "ui/panels/panels.h"
#include "ui/render/picture.h"

namespace peg {

namespace {

// Blue, orange, green: colour-blind eyes can tell them apart (Okabe and Ito 2008).
constexpr std::array kColours{rgb(0x0072b2), rgb(0xe69f00), rgb(0x009e73)};
constexpr Colour kInk = rgb(0x14110f);
constexpr Colour kPaper = rgb(0xffffff);
constexpr Colour kGrey = rgb(0x6d675f);
constexpr float kAside = 0.35f;  // strength of the notes that are not selected

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
    const Colour sign = frame.theme.plain ? frame.theme.card : kPaper;
    frame.draw.AddCircleFilled(vec(at), radius + 1.5f, pack(kPaper, 0.9f));
    frame.draw.AddCircleFilled(vec(at), radius, pack(look.colour));
    if (look.icon != nullptr)
        glyph(frame, at, radius * 1.5f, pack(sign), look.icon);
    else
        frame.draw.AddCircleFilled(vec(at), radius * 0.3f, pack(sign));
}

// Marks each legal jump half-way to the peg that it jumps over. When a peg is chosen, only its own
// jumps are marked, in the holes where it would land.
void draw_marks(const Frame& frame) {
    const AppState& state = frame.state;
    const Game& game = state.played.game;
    const BoardView& view = state.view;
    const Known* known = known_here(state);
    // If every jump loses, the status panel says so, and marks would add nothing.
    if (known != nullptr && known->verdict == Verdict::kUnsolvable) return;
    if (shown_jump(state) && !state.hand.selected) return;
    const float small = std::clamp(0.13f * view.pitch(), 5.0f, 12.0f);
    const float large = std::clamp(0.2f * view.pitch(), 7.0f, 18.0f);
    for (const JudgedJump& judged : judged_jumps(state)) {
        const Jump& jump = game.board().jump(judged.jump);
        const bool chosen = state.hand.selected == jump.from;
        if (state.hand.selected && !chosen) continue;
        const Point middle = mix(view.centre(jump.from), view.centre(jump.over), 0.5f);
        draw_mark(frame, chosen ? view.centre(jump.to) : middle, chosen ? large : small,
                  judged.verdict);
    }
}

// A ring with dark edges, visible on any peg and board.
void ring(const Frame& frame, Hole hole, float radius, float width, Colour colour) {
    const float pitch = frame.state.view.pitch();
    const ImVec2 at = vec(frame.state.view.centre(hole));
    const float line = std::max(2.0f, width * pitch);
    frame.draw.AddCircle(at, radius * pitch, pack(kInk, 0.75f), 0, line + 2);
    frame.draw.AddCircle(at, radius * pitch, pack(colour), 0, line);
}

// The finish, the selected cut or region, and the hole where a jump begins.
void draw_proof_rings(const Frame& frame, const Explanation& shown) {
    const Theme& theme = frame.theme;
    for_each_hole(shown.marked,
                  [&](Hole hole) { ring(frame, hole, 0.35f, 0.045f, theme.dress.hint); });
    for_each_hole(shown.goal,
                  [&](Hole hole) { ring(frame, hole, 0.44f, 0.05f, theme.dress.inlay); });
    if (const auto from = proof_mode(frame.state)->from)
        ring(frame, *from, 0.35f, 0.08f, theme.cursor);
}

void draw_proof(const Frame& frame) {
    const AppState& state = frame.state;
    const BoardView& view = state.view;
    const Explanation shown = explanation(state);
    // Notes that are not selected are pale, except those of a jump.
    Bits strong = shown.marked != 0 ? shown.marked : state.played.game.board().holes();
    if (const auto id = shown_jump(state)) {
        const Jump& jump = state.played.game.board().jump(*id);
        strong |= bit(jump.from) | bit(jump.over) | bit(jump.to);
    }
    std::vector<HoleNote> notes;
    for (Hole hole : state.played.game.board().reading_order()) {
        const bool full = contains(shown.pegs, hole);
        // Pegs matter more, so their notes are brighter than those of empty holes.
        const auto note = [&](Colour colour, std::string sign) {
            notes.push_back({hole, full ? colour : blend(colour, kInk, 0.65f), std::move(sign),
                             nullptr, contains(strong, hole) ? 1 : kAside});
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
    draw_proof_rings(frame, shown);
}

// The block that the solution removes next, and the peg that helps.
void draw_block(const Frame& frame, const WatchedPackage& package) {
    const AppState& state = frame.state;
    std::vector<HoleNote> notes;
    const auto note = [&](Hole hole, Colour colour, const char* sign) {
        const bool full = contains(state.played.game.position().pegs, hole);
        notes.push_back({hole, colour, sign, nullptr, full ? 1 : kAside});
    };
    for_each_hole(package.block, [&](Hole hole) { note(hole, kColours[1], ""); });
    if (package.helper) note(*package.helper, kColours[0], "+");
    hole_notes(frame, state.view, notes);
}

// The holes of a painted goal that may be either, the end of each marked peg, and the holes that a
// pattern wants empty.
void draw_goal(const Frame& frame) {
    const AppState& state = frame.state;
    std::vector<HoleNote> notes;
    const auto painted = painted_goal(state);
    const auto grey = [&](Bits holes, const char* sign, float strength) {
        for_each_hole(holes,
                      [&](Hole hole) { notes.push_back({hole, kGrey, sign, nullptr, strength}); });
    };
    if (painted) grey(painted->either, "?", 1);
    const SeenGoal goal = seen_goal(state);
    const Bits pegs = shown_position(state).pegs;
    grey(goal.empty & pegs, "o", 0.7f);
    grey(goal.empty & ~pegs, "o", kAside);
    for (const auto& [from, to] : goal.marks.all())
        notes.push_back({from, kColours[0], format_hole(state.played.game.board(), to), nullptr});
    hole_notes(frame, state.view, notes);
}

}  // namespace

void draw_coach(Frame& frame) {
    if (proof_mode(frame.state) != nullptr)
        draw_proof(frame);
    else if (const WatchedPackage* package = watched_block(frame.state))
        draw_block(frame, *package);
    else
        draw_marks(frame);
    draw_goal(frame);
}

}  // namespace peg
