// SPDX-License-Identifier: MIT
#include "ui/panels/panels.h"

#include <utility>

#include "app/kit/dialog/dialog.h"

namespace peg {

namespace {

// Draws a sheet during its transition (`there` from 0 to 1) by moving and fading its vertices from
// `first` on: on a desk the sheet grows a little, on a phone it rises.
void show_in_part(Frame& frame, int first, float there) {
    const Screen& screen = frame.state.screen;
    const bool desk = screen.form == Form::kDesk;
    const float scale = desk ? 0.96f + 0.04f * there : 1.0f;
    const float rise = desk ? 0.0f : (1 - there) * 3 * frame.unit;
    const Point middle = frame.sheet.centre();
    for (int i = first; i < frame.draw.VtxBuffer.Size; ++i) {
        ImDrawVert& vertex = frame.draw.VtxBuffer[i];
        vertex.pos.x = middle.x + (vertex.pos.x - middle.x) * scale;
        vertex.pos.y = middle.y + (vertex.pos.y - middle.y) * scale + rise;
        const float alpha = static_cast<float>(vertex.col >> IM_COL32_A_SHIFT) * there;
        vertex.col = (vertex.col & ~IM_COL32_A_MASK) | static_cast<ImU32>(alpha)
                                                           << IM_COL32_A_SHIFT;
    }
}

// The open sheet over a darkened table. A closed sheet is drawn until its transition ends.
void draw_sheet(Frame& frame) {
    const bool open = frame.state.sheet != Sheet::kNone;
    const float there = eased(frame, "sheet open", open ? 1.0f : 0.0f, 20);
    ImGuiStorage& memory = *ImGui::GetStateStorage();
    const ImGuiID last = WidgetId("last sheet").value();  // the sheet to draw while it closes
    const Features& features = *frame.state.features;
    int& opened = *memory.GetIntRef(WidgetId("opened sheet").value());
    if (!open) opened = 0;
    // A pointer to the row stays valid: the features' rows never move.
    if (open) {
        const SheetRow* shown = features.find_sheet(frame.state.sheet.id);
        // A menu always opens at its top.
        const auto hash = static_cast<int>(WidgetId(shown->id).value());
        if (std::exchange(opened, hash) != hash && shown->is_menu) forget_scrolling(shown->id);
        memory.SetVoidPtr(last, const_cast<SheetRow*>(shown));
    }
    if (there <= 0 && !open) return;
    const auto* row = static_cast<const SheetRow*>(memory.GetVoidPtr(last));
    if (row == nullptr) return;
    // The board of a won game stays lit.
    const bool won = frame.state.played.game.status() == Game::Status::kFinished;
    const float shade = !row->shows_board ? 0.5f : won ? 0 : 0.15f;
    fill(frame, frame.state.screen.window, 0, pack(frame.theme.scrim, shade * there));
    const int first = frame.draw.VtxBuffer.Size;
    frame.covered = !open;
    {
        const IdScope scope(row->id);
        draw_dialog(frame, *row);
    }
    frame.covered = false;
    if (there < 1) show_in_part(frame, first, there);
}

// A click outside the sheet closes it.
void close_by_click(Frame& frame) {
    if (frame.state.sheet == Sheet::kNone || !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return;
    const ImVec2 at = ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left];
    if (!frame.sheet.contains({at.x, at.y})) frame.intents.emplace_back(Run{"close"});
}

}  // namespace

bool draw_panels(const Looks& looks, std::vector<Intent>& intents, WidgetAreas& widget_areas,
                 Rect& note) {
    const AppState& state = looks.state;
    const Rect window = state.screen.window;
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({window.width, window.height});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("Last Peg", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
    ImGui::PopStyleVar(2);

    ImDrawList& draw = *ImGui::GetWindowDrawList();
    // Anti-aliasing covers one pixel of the display, not of CSS.
    draw._FringeScale = 1.0f / ImGui::GetIO().DisplayFramebufferScale.x;
    Frame frame{state,        looks.theme, looks.fonts, intents,
                widget_areas, draw,        looks.peg,   state.screen.unit};
    frame.covered = state.sheet != Sheet::kNone;
    if (shown_grid(state)) {
        draw_grid(frame);
    } else {
        draw_tray(frame);
        draw_coach(frame);
        draw_overlay(frame);
    }
    draw_heading(frame);
    // An error in a link is shown on the first visit, too.
    state.invites.to_lesson && !state.message ? draw_welcome(frame) : draw_status(frame);
    draw_buttons(frame);

    frame.covered = false;
    draw_sheet(frame);
    close_by_click(frame);
    draw_tip(frame);
    ImGui::End();
    note = frame.note;
    return frame.moving;
}

}  // namespace peg
