// SPDX-License-Identifier: MIT
#pragma once

// Owns the window, the graphics context, Dear ImGui and the App, and runs a frame: SDL's events
// become intents, App changes its state, panels and board are drawn from the state, and the
// platform carries out App's effects. A frame is drawn only after an event or a message of the
// page, or while something moves, so an idle page costs nothing.

#include <SDL.h>

#include "app/app.h"
#include "app/present/snapshot.h"
#include "ui/input.h"
#include "ui/platform.h"
#include "ui/render/board_renderer.h"
#include "ui/render/film.h"
#include "ui/render/panel_painter.h"

namespace peg {

class Shell final : public platform::Client {
public:
    Shell() = default;
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;
    ~Shell();

    // False if there is no WebGL 2; SDL_GetError() says why.
    bool open();

    void frame(double seconds) override;
    void receive(std::string_view json) override;
    void lose_graphics() override;
    void restore_graphics() override;
    void cancel_touch() override;

private:
    static int on_event(void* self, SDL_Event* event);

    void wake();
    void read_events();
    void begin_frame(float dt);
    bool judge_graphics(double seconds);
    void forget_press();
    void apply();
    void carry_out();
    void take_picture(const TakePicture& wanted);
    BoardRenderer::Photograph photograph();
    void share_card(const ShareCard& wanted);
    void begin_film(const TakeAnimation& wanted);
    void end_film();
    bool draw_film();
    void publish();

    App app_;
    BoardRenderer renderer_;
    Film film_;
    std::string film_name_;  // name of the file
    PanelPainter painter_;
    Fonts fonts_;
    Input input_;
    SDL_Window* window_ = nullptr;
    SDL_GLContext context_ = nullptr;

    std::vector<Intent> intents_;
    WidgetAreas widget_areas_;
    WidgetAreas published_widget_areas_;
    Rect note_;  // the part of the board that a card covers (Frame::note)
    std::uint64_t published_revision_ = ~std::uint64_t{0};
    int frames_wanted_ = 0;
    double last_frame_ = 0;
    bool was_moving_ = false;
    bool lost_ = false;
    // True once an intent has come; the language is the first. Earlier frames would show English
    // text, and a game that is about to be replaced.
    bool begun_ = false;

    bool in_software_ = false;  // the processor draws, and its speed is not measured yet
    GLsync first_picture_ = nullptr;
    double first_drawn_ = 0;  // by the clock of frame()
};

}  // namespace peg
