// SPDX-License-Identifier: MIT
#include "ui/panels.h"

namespace peg {

namespace {

constexpr int kScrimKey = 1 << 22;

void draw_sheet(Frame& frame) {
    switch (frame.state.sheet) {
        case Sheet::kNone: return;
        case Sheet::kBoards: return draw_boards(frame);
        case Sheet::kHelp: return draw_help(frame);
        case Sheet::kMore: return draw_more(frame);
    }
}

void draw_scrim(Frame& frame) {
    const float dark = eased(frame, kScrimKey, frame.state.sheet == Sheet::kNone ? 0.0f : 1.0f, 16);
    if (dark > 0) fill(frame, frame.state.screen.window, 0, pack(frame.theme.scrim, 0.5f * dark));
}

// A click beside the sheet closes it.
void close_by_click(Frame& frame) {
    if (frame.state.sheet == Sheet::kNone || !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return;
    const ImVec2 at = ImGui::GetIO().MouseClickedPos[ImGuiMouseButton_Left];
    if (!frame.sheet.contains({at.x, at.y})) frame.intents.emplace_back(Run{Command::kClose});
}

}  // namespace

bool draw_panels(const Looks& looks, std::vector<Intent>& intents, Widgets& widgets) {
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
    // Edges are smoothed over one pixel of the display, not of CSS.
    draw._FringeScale = 1.0f / ImGui::GetIO().DisplayFramebufferScale.x;
    Frame frame{state, looks.theme, looks.fonts, intents, widgets, draw, state.screen.unit};
    frame.covered = state.sheet != Sheet::kNone;
    draw_overlay(frame);
    draw_coach(frame);
    draw_heading(frame);
    draw_status(frame);
    if (state.player)
        draw_player(frame);
    else
        draw_actions(frame);
    if (state.screen.form == Form::kDesk) draw_extras(frame);

    frame.covered = false;
    draw_scrim(frame);
    draw_sheet(frame);
    close_by_click(frame);
    ImGui::End();
    return frame.moving;
}

}  // namespace peg
