// SPDX-License-Identifier: MIT
#include "ui/shell.h"

#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <cfloat>
#include <utility>

#include "app/words/app_errors.h"
#include "ui/panels/panels.h"

namespace peg {

namespace {

// ImGui shows the effect of an event one frame later, and reports press and release of a quick tap
// in separate frames. So three frames follow each event.
constexpr int kFramesAfterEvent = 3;
constexpr float kUsualFrame = 1.0f / 60;  // in seconds
constexpr double kSlowPicture = 4;        // in seconds
constexpr int kMaxWaitingFrames = 12;     // frames of an animation that the page has not processed,
                                          // about 8 MB

const char* name_of(Sound::Kind kind) {
    switch (kind) {
        case Sound::Kind::kJump: return "jump";
        case Sound::Kind::kBack: return "back";
        case Sound::Kind::kSolved: return "solved";
    }
    return "";
}

// Effects for the page.
void hand_over(const Ask& it) { platform::solve(it.id, it.seconds, it.request); }
void hand_over(const Cancel& it) { platform::cancel(it.id); }
void hand_over(const PauseAsk& it) { platform::pause(it.id); }
void hand_over(const ResumeAsk& it) { platform::resume(it.id); }
void hand_over(const Store& it) { platform::store(it.text); }
void hand_over(const Copy& it) { platform::copy(it.text); }
void hand_over(const CopyHtml& it) { platform::copy_html(it.html); }
void hand_over(const Share& it) { platform::share(it.fragment, it.is_passed_on); }
void hand_over(const ShareText& it) { platform::share_text(it.text, it.fragment); }
void hand_over(const Download& it) { platform::download(it.name, it.text); }
void hand_over(const Print& it) { platform::print(it.sheets); }
void hand_over(const AskForText& it) { platform::ask_for_text(it.label, it.before, it.rows); }
void hand_over(const ChangeLanguage& it) { platform::speak(it.tag); }
void hand_over(const Sound& it) { platform::sound(name_of(it.kind)); }
void hand_over(const OpenAtlas& it) { platform::open_atlas(it.board); }
void hand_over(const ReadClipboard&) { platform::read_clipboard(); }
void hand_over(const PickFile&) { platform::pick_file(); }
void hand_over(const Present& it) { platform::present(it.wanted); }
void hand_over(const TellTime& it) { platform::tell_time(it.wanted); }
// Effects that the shell carries out itself.
void hand_over(const Announce&) {}
void hand_over(const TakePicture&) {}
void hand_over(const ShareCard&) {}
void hand_over(const TakeAnimation&) {}
void hand_over(const StopAnimation&) {}

}  // namespace

bool Shell::open() {
    if (SDL_Init(SDL_INIT_VIDEO) != 0) return false;
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
    SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
    SDL_GL_SetAttribute(SDL_GL_STENCIL_SIZE, 0);
    window_ = SDL_CreateWindow("Last Peg", 0, 0, 800, 600,
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (window_ == nullptr) return false;
    context_ = SDL_GL_CreateContext(window_);
    if (context_ == nullptr) return false;

    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;  // no files; App stores everything
    io.LogFilename = nullptr;
    ImGui_ImplSDL2_InitForOpenGL(window_, context_);
    renderer_.create();
    painter_.create();
    in_software_ = platform::draws_in_software();
    SDL_AddEventWatch(on_event, this);
    return true;
}

Shell::~Shell() {
    SDL_DelEventWatch(on_event, this);
    if (context_ != nullptr) {
        renderer_.destroy();
        painter_.destroy();
        ImGui_ImplSDL2_Shutdown();
        ImGui::DestroyContext();
        SDL_GL_DeleteContext(context_);
    }
    if (window_ != nullptr) SDL_DestroyWindow(window_);
    SDL_Quit();
}

void Shell::wake() {
    frames_wanted_ = kFramesAfterEvent;
    platform::request_frame();
}

int Shell::on_event(void* self, SDL_Event* event) {
    Shell& shell = *static_cast<Shell*>(self);
    // Polling itself pushes this event; waking for it would never end.
    if (event->type == SDL_POLLSENTINEL) return 0;
    shell.wake();
    // Setting the size of a canvas blanks it. Drawing immediately, before the browser shows the
    // canvas, avoids a flash.
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
        shell.frame(shell.last_frame_);
    return 0;
}

void Shell::receive(std::string_view json) {
    if (auto intent = parse_intent(json))
        app_.dispatch(*intent);
    else
        app_.complain(intent.error());
    begun_ = true;
    carry_out();
    wake();
}

void Shell::cancel_touch() {
    read_events();  // events before this one
    input_.let_go(app_.state(), intents_);
    forget_press();
    apply();
    carry_out();
    wake();
}

// Releases the objects of the lost context, which the new context does not know.
void Shell::lose_graphics() {
    lost_ = true;
    first_picture_ = nullptr;  // lost together with the context
    if (film_.runs()) {
        end_film();
        app_.dispatch(AnimationProgress{});
        platform::keep_film(film_name_);  // without frames, so the page says that it failed
    }
    renderer_.destroy();
    painter_.destroy();
}

void Shell::restore_graphics() {
    lost_ = false;
    renderer_.create();
    painter_.create();
    painter_.take_fonts();
    wake();
}

void Shell::read_events() {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) {
        if (input_.reaches_panels(event)) {
            // ImGui was told that the finger left (Input::take_finger_left). SDL reports no motion
            // if a finger returns to the same place, so the position is passed on here.
            if (event.type == SDL_MOUSEBUTTONDOWN)
                ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x),
                                                static_cast<float>(event.button.y));
            ImGui_ImplSDL2_ProcessEvent(&event);
        }
        input_.read(event, app_.state(), note_, intents_);
        forget_press();
        apply();
    }
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(window_, &width, &height);
    const Rect window = app_.state().screen.window;
    if (static_cast<int>(window.width) != width || static_cast<int>(window.height) != height)
        app_.dispatch(Resize{static_cast<float>(width), static_cast<float>(height)});
}

// ImGui's part of Input::let_go. ImGui counts the mouse buttons among its keys; it knows no others.
void Shell::forget_press() {
    if (!input_.take_let_go()) return;
    ImGui::GetIO().ClearEventsQueue();
    ImGui::GetIO().ClearInputKeys();
}

void Shell::apply() {
    for (const Intent& intent : std::exchange(intents_, {})) app_.dispatch(intent);
}

void Shell::begin_frame(float dt) {
    ImGui_ImplSDL2_NewFrame();
    input_.begin_frame();
    ImGuiIO& io = ImGui::GetIO();
    io.DeltaTime = std::max(dt, 1e-4f);
    const float density = io.DisplayFramebufferScale.x;
    ImGui::GetStyle().CircleTessellationMaxError = 0.25f / density;  // in pixels of the display
    if (!fonts_.fits(density, app_.state().screen.unit)) {
        fonts_.build(density, app_.state().screen.unit);
        painter_.take_fonts();
    }
    ImGui::NewFrame();
}

// If the processor draws: measures the first picture, without waiting for it, and asks for plainer
// graphics if it takes longer than kSlowPicture. True while the picture is not finished.
bool Shell::judge_graphics(double seconds) {
    if (!in_software_) return false;
    if (first_picture_ == nullptr) {
        first_picture_ = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        first_drawn_ = seconds;
    }
    GLint done = GL_UNSIGNALED;
    glGetSynciv(first_picture_, GL_SYNC_STATUS, 1, nullptr, &done);
    const bool slow = seconds - first_drawn_ > kSlowPicture;
    if (done != GL_SIGNALED && !slow) return true;
    in_software_ = false;
    glDeleteSync(std::exchange(first_picture_, nullptr));
    if (slow) app_.dispatch(Graphics{true});
    return slow;
}

void Shell::frame(double seconds) {
    if (lost_ || !begun_) return;
    frames_wanted_ = std::max(frames_wanted_ - 1, 0);
    // After a pause the clock has jumped; an animation that begins now must start at its beginning.
    const float dt = was_moving_ ? std::min(static_cast<float>(seconds - last_frame_), 0.05f) : 0;
    last_frame_ = seconds;

    read_events();
    const Rect window = app_.state().screen.window;
    // The canvas is hidden, for example while the page is printed; the canvas may know before the
    // window does.
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window_, &width, &height);
    if (window.width < 1 || window.height < 1 || width < 1 || height < 1) return;
    bool moving = app_.tick(std::max(dt, 0.0f));

    begin_frame(moving || dt > 0 ? std::max(dt, 1e-3f) : kUsualFrame);
    const AppState& state = app_.state();
    const Theme& theme =
        theme_of(appearance(state), material(state), state.page.environment.palette);
    widget_areas_ = {};
    moving |=
        draw_panels({state, theme, fonts_, renderer_.peg_sprite()}, intents_, widget_areas_, note_);
    ImGui::Render();

    renderer_.draw(state, theme, width, height, ImGui::GetIO().DisplayFramebufferScale.x);
    painter_.draw(*ImGui::GetDrawData());
    moving |= judge_graphics(seconds);
    moving |= draw_film();
    SDL_GL_SwapWindow(window_);

    if (input_.take_finger_left()) {
        ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
        frames_wanted_ = kFramesAfterEvent;
    }
    if (!intents_.empty()) {
        apply();
        frames_wanted_ = kFramesAfterEvent;
    }
    carry_out();
    was_moving_ = moving || frames_wanted_ > 0;
    if (was_moving_) platform::request_frame();
}

// Carries out the effects of App immediately, not with the next frame: the page may be closed by
// then, and a hidden page draws no frames. The mirror is updated before anything is announced, so
// that both agree.
void Shell::carry_out() {
    std::string said;  // joined, because a new text in the live region replaces the old one
    for (const Effect& effect : app_.take_effects()) {
        if (const auto* announcement = std::get_if<Announce>(&effect))
            said += (said.empty() ? "" : " ") + announcement->text;
        else if (const auto* picture = std::get_if<TakePicture>(&effect))
            take_picture(*picture);
        else if (const auto* card = std::get_if<ShareCard>(&effect))
            share_card(*card);
        else if (const auto* animation = std::get_if<TakeAnimation>(&effect))
            begin_film(*animation);
        else if (std::holds_alternative<StopAnimation>(effect))
            end_film();
        else
            std::visit([](const auto& it) { hand_over(it); }, effect);
    }
    publish();
    if (!said.empty()) platform::announce(said);
}

BoardRenderer::Photograph Shell::photograph() {
    const AppState& state = app_.state();
    const Theme& theme =
        theme_of(appearance(state), material(state), state.page.environment.palette);
    wake();
    return renderer_.photograph(state, theme);
}

void Shell::take_picture(const TakePicture& wanted) {
    if (lost_) return app_.complain(app_error("no_graphics"));
    const BoardRenderer::Photograph picture = photograph();
    platform::keep_picture(picture.width, picture.height, picture.pixels, wanted.name,
                           wanted.caption);
}

// Without graphics, only the text is shared.
void Shell::share_card(const ShareCard& wanted) {
    if (lost_) return platform::share_text(wanted.text, wanted.fragment);
    const BoardRenderer::Photograph picture = photograph();
    platform::share_card(picture.width, picture.height, picture.pixels,
                         to_line({{"title", wanted.title},
                                  {"line", wanted.line},
                                  {"text", wanted.text},
                                  {"fragment", wanted.fragment},
                                  {"picture_only", wanted.picture_only}}));
}

void Shell::begin_film(const TakeAnimation& wanted) {
    if (lost_) {
        app_.dispatch(AnimationProgress{});
        return app_.complain(app_error("no_graphics"));
    }
    const AppState& state = app_.state();
    const Theme& theme =
        theme_of(appearance(state), material(state), state.page.environment.palette);
    end_film();
    film_.begin(state.played.game, wanted.first, wanted.end, theme);
    film_name_ = wanted.name;
    wake();
}

void Shell::end_film() {
    if (!film_.runs()) return;
    film_.stop();
    platform::drop_film();
}

// Draws the next jump once the page has processed the frames of earlier ones; true while there are
// more.
bool Shell::draw_film() {
    if (!film_.runs() || platform::waiting_film_frames() > kMaxWaitingFrames) return film_.runs();
    for (const Film::FilmFrame& frame : film_.next())
        platform::film(frame.picture.width, frame.picture.height, frame.picture.pixels,
                       frame.milliseconds);
    app_.dispatch(AnimationProgress{film_.done(), film_.length()});
    if (film_.done() < film_.length()) return true;
    film_.stop();
    platform::keep_film(film_name_);
    return false;
}

void Shell::publish() {
    if (app_.revision() == published_revision_ && widget_areas_ == published_widget_areas_) return;
    published_revision_ = app_.revision();
    published_widget_areas_ = widget_areas_;
    platform::publish(format_snapshot(app_.state(), widget_areas_));
}

}  // namespace peg
