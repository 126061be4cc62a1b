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

// ImGui shows the effect of an event one frame later, and reports the press and the release of a
// quick tap in two frames, so three frames follow each event.
constexpr int kFramesAfterEvent = 3;
constexpr float kUsualFrame = 1.0f / 60;  // seconds
constexpr double kSlowPicture = 4;        // seconds
constexpr int kMostWaitingFrames = 12;    // of a film, some 8 MB

const char* name_of(Sound::Kind kind) {
    switch (kind) {
        case Sound::Kind::kJump: return "jump";
        case Sound::Kind::kBack: return "back";
        case Sound::Kind::kSolved: return "solved";
    }
    return "";
}

// What the page does.
void hand_over(const Ask& it) { platform::solve(it.id, it.seconds, it.request); }
void hand_over(const Cancel& it) { platform::cancel(it.id); }
void hand_over(const PauseAsk& it) { platform::pause(it.id); }
void hand_over(const ResumeAsk& it) { platform::resume(it.id); }
void hand_over(const Store& it) { platform::store(it.text); }
void hand_over(const Copy& it) { platform::copy(it.text); }
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
// The shell does these itself.
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
    io.IniFilename = nullptr;  // there are no files; App remembers what matters
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
    // Polling pushes a sentinel event itself; waking for that would never end.
    if (event->type == SDL_POLLSENTINEL) return 0;
    shell.wake();
    // A canvas is blank after its size was set. Drawing at once, before the browser shows the
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
    read_events();  // those before it
    input_.let_go(app_.state(), intents_);
    forget_press();
    apply();
    carry_out();
    wake();
}

// The objects of the lost context are released now, as the new context does not know them.
void Shell::lose_graphics() {
    lost_ = true;
    first_picture_ = nullptr;  // lost with the context
    if (film_.runs()) {
        end_film();
        app_.dispatch(Filmed{});
        platform::keep_film(film_name_);  // which the page says it cannot, as there are no frames
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
            // when a finger comes back to the same place, so ImGui is told the place here.
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

// ImGui's part of Input::let_go. The mouse counts among its keys; nobody tells it of others.
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
    ImGui::GetStyle().CircleTessellationMaxError = 0.25f / density;  // of a pixel of the display
    if (!fonts_.fits(density, app_.state().screen.unit)) {
        fonts_.build(density, app_.state().screen.unit);
        painter_.take_fonts();
    }
    ImGui::NewFrame();
}

// Where the processor draws, this measures how long the first picture takes, and asks for plainer
// pictures if that is over kSlowPicture. True while the picture is not finished; nothing waits for
// it.
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
    // After a rest the clock has leapt. An animation that starts now must start at its beginning.
    const float dt = was_moving_ ? std::min(static_cast<float>(seconds - last_frame_), 0.05f) : 0;
    last_frame_ = seconds;

    read_events();
    const Rect window = app_.state().screen.window;
    // Hidden, as while the page is printed: the canvas may know before the window does.
    int width = 0;
    int height = 0;
    SDL_GL_GetDrawableSize(window_, &width, &height);
    if (window.width < 1 || window.height < 1 || width < 1 || height < 1) return;
    bool moving = app_.tick(std::max(dt, 0.0f));

    begin_frame(moving || dt > 0 ? std::max(dt, 1e-3f) : kUsualFrame);
    const AppState& state = app_.state();
    const Theme& theme =
        theme_of(appearance(state), material(state), state.page.environment.palette);
    widgets_ = {};
    moving |=
        draw_panels({state, theme, fonts_, renderer_.peg_sprite()}, intents_, widgets_, note_);
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

// Carries out the effects of App at once, not with the next frame: the page may be closed by then,
// and a hidden page draws no frames. The mirror is updated before anything is said, so that both
// agree.
void Shell::carry_out() {
    std::string said;  // all sentences in one, as a new text in the live region replaces the old
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

// Without graphics there is still the text.
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
        app_.dispatch(Filmed{});
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

// The next jump, once the page has taken the frames of those before; true while there is one to
// come.
bool Shell::draw_film() {
    if (!film_.runs() || platform::waiting_film_frames() > kMostWaitingFrames) return film_.runs();
    for (const Film::FilmFrame& frame : film_.next())
        platform::film(frame.picture.width, frame.picture.height, frame.picture.pixels,
                       frame.milliseconds);
    app_.dispatch(Filmed{film_.done(), film_.length()});
    if (film_.done() < film_.length()) return true;
    film_.stop();
    platform::keep_film(film_name_);
    return false;
}

void Shell::publish() {
    if (app_.revision() == published_revision_ && widgets_ == published_widgets_) return;
    published_revision_ = app_.revision();
    published_widgets_ = widgets_;
    platform::publish(format_snapshot(app_.state(), widgets_));
}

}  // namespace peg
