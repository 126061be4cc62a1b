// SPDX-License-Identifier: MIT
// Implements platform.h for the browser; the only file that uses Emscripten directly. The page
// gives the module an object `platform` with the functions that are called here (web/ui.d.mts).

#include <emscripten.h>
#include <emscripten/html5.h>

#include <vector>

#include "ui/platform.h"

// SDL would look up functions of GL by name, which nobody uses. Emscripten's implementation links
// every function of GL, so this empty one makes the module much smaller.
extern "C" void* eglGetProcAddress(const char* /*name*/) { return nullptr; }

// clang-format off
EM_JS(void, page_publish, (const char* text), { Module.platform.publish(UTF8ToString(text)); })
EM_JS(void, page_announce, (const char* text), { Module.platform.announce(UTF8ToString(text)); })
EM_JS(void, page_solve, (double id, int seconds, const char* text), {
    Module.platform.solve(id, seconds, UTF8ToString(text));
})
EM_JS(void, page_cancel, (double id), { Module.platform.cancel(id); })
EM_JS(void, page_pause, (double id), { Module.platform.pause(id); })
EM_JS(void, page_resume, (double id), { Module.platform.resume(id); })
EM_JS(void, page_store, (const char* text), { Module.platform.store(UTF8ToString(text)); })
EM_JS(void, page_copy, (const char* text), { Module.platform.copy(UTF8ToString(text)); })
EM_JS(void, page_share, (const char* text, int passed_on),
      { Module.platform.share(UTF8ToString(text), passed_on !== 0); })
EM_JS(void, page_download, (const char* name, const char* text), {
    Module.platform.download(UTF8ToString(name), UTF8ToString(text));
})
EM_JS(void, page_keep_picture,
      (int width, int height, const void* pixels, const char* name, const char* caption), {
    const bytes = new Uint8ClampedArray(HEAPU8.slice(pixels, pixels + 4 * width * height).buffer);
    Module.platform.keep_picture(width, height, bytes, UTF8ToString(name), UTF8ToString(caption));
})
EM_JS(void, page_share_card, (int width, int height, const void* pixels, const char* card), {
    const bytes = new Uint8ClampedArray(HEAPU8.slice(pixels, pixels + 4 * width * height).buffer);
    Module.platform.share_card(width, height, bytes, UTF8ToString(card));
})
EM_JS(void, page_film, (int width, int height, const void* pixels, int milliseconds), {
    const bytes = new Uint8ClampedArray(HEAPU8.slice(pixels, pixels + 4 * width * height).buffer);
    Module.platform.film(width, height, bytes, milliseconds);
})
EM_JS(int, page_waiting_film_frames, (), { return Module.platform.waiting_film_frames(); })
EM_JS(void, page_keep_film, (const char* name), { Module.platform.keep_film(UTF8ToString(name)); })
EM_JS(void, page_drop_film, (), { Module.platform.drop_film(); })
EM_JS(void, page_copy_html, (const char* html), { Module.platform.copy_html(UTF8ToString(html)); })
EM_JS(void, page_share_text, (const char* text, const char* fragment), {
    Module.platform.share_text(UTF8ToString(text), UTF8ToString(fragment));
})
EM_JS(void, page_ask_for_text, (const char* label, const char* before, int rows), {
    Module.platform.ask_for_text(UTF8ToString(label), UTF8ToString(before), rows);
})
EM_JS(void, page_speak, (const char* tag), { Module.platform.speak(UTF8ToString(tag)); })
EM_JS(void, page_sound, (const char* kind), { Module.platform.sound(UTF8ToString(kind)); })
EM_JS(void, page_print, (const char* sheets), { Module.platform.print(UTF8ToString(sheets)); })
EM_JS(void, page_open_atlas, (const char* board), { Module.platform.open_atlas(UTF8ToString(board)); })
EM_JS(void, page_read_clipboard, (), { Module.platform.read_clipboard(); })
EM_JS(void, page_pick_file, (), { Module.platform.pick_file(); })
EM_JS(void, page_present, (int wanted), { Module.platform.present(wanted === 1); })
EM_JS(void, page_tell_time, (int wanted), { Module.platform.tell_time(wanted === 1); })
EM_JS(void, page_fail, (const char* what, const char* reason), { Module.platform.fail(UTF8ToString(what), UTF8ToString(reason)); })
// SDL calls preventDefault at the end of a touch. A cancelled touch does not allow that, and the
// browser would log an error.
EM_JS(void, page_watch_touches, (), {
    Module.canvas.addEventListener('touchcancel', (event) => {
        event.preventDefault = () => {};
        _peg_ui_cancel_touch();
    }, true);
})
EM_JS(int, page_draws_in_software, (), {
    const gl = Module.canvas.getContext('webgl2');
    const info = gl.getExtension('WEBGL_debug_renderer_info');
    const name = gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER);
    return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) ? 1 : 0;
})
// clang-format on

namespace {

constexpr const char* kCanvas = "#canvas";

peg::platform::Client* attached = nullptr;
bool frame_requested = false;
std::vector<char> input;

EM_BOOL on_frame(double milliseconds, void*) {
    frame_requested = false;
    if (attached != nullptr) attached->frame(milliseconds / 1000);
    return EM_FALSE;
}

EM_BOOL on_context_lost(int, const void*, void*) {
    attached->lose_graphics();
    return EM_TRUE;  // preventDefault: without it the browser never restores the context
}

EM_BOOL on_context_restored(int, const void*, void*) {
    attached->restore_graphics();
    return EM_TRUE;
}

}  // namespace

// The page writes an intent into the buffer as zero-terminated UTF-8, and then passes it on.
extern "C" {

// A buffer of at least `size` bytes, valid until the next call.
[[gnu::used]] char* peg_ui_input(std::uint32_t size) {
    input.resize(size + 1);
    input.back() = 0;
    return input.data();
}

[[gnu::used]] void peg_ui_dispatch(const char* json) {
    if (attached != nullptr) attached->receive(json);
}

[[gnu::used]] void peg_ui_cancel_touch() {
    if (attached != nullptr) attached->cancel_touch();
}

}  // extern "C"

namespace peg::platform {

void attach(Client& client) {
    attached = &client;
    emscripten_set_webglcontextlost_callback(kCanvas, nullptr, EM_TRUE, on_context_lost);
    emscripten_set_webglcontextrestored_callback(kCanvas, nullptr, EM_TRUE, on_context_restored);
    page_watch_touches();
}

void request_frame() {
    if (frame_requested) return;
    frame_requested = true;
    emscripten_request_animation_frame(on_frame, nullptr);
}

bool draws_in_software() { return page_draws_in_software() != 0; }

void publish(const std::string& snapshot) { page_publish(snapshot.c_str()); }
void announce(const std::string& sentence) { page_announce(sentence.c_str()); }
void solve(std::uint32_t id, int seconds, const std::string& request) {
    page_solve(id, seconds, request.c_str());
}
void cancel(std::uint32_t id) { page_cancel(id); }
void pause(std::uint32_t id) { page_pause(id); }
void resume(std::uint32_t id) { page_resume(id); }
void store(const std::string& memory) { page_store(memory.c_str()); }
void copy(const std::string& text) { page_copy(text.c_str()); }
void share(const std::string& fragment, bool is_passed_on) {
    page_share(fragment.c_str(), is_passed_on ? 1 : 0);
}
void download(const std::string& name, const std::string& text) {
    page_download(name.c_str(), text.c_str());
}
void keep_picture(int width, int height, std::span<const std::uint8_t> pixels,
                  const std::string& name, const std::string& caption) {
    page_keep_picture(width, height, pixels.data(), name.c_str(), caption.c_str());
}
void share_card(int width, int height, std::span<const std::uint8_t> pixels,
                const std::string& card) {
    page_share_card(width, height, pixels.data(), card.c_str());
}
void film(int width, int height, std::span<const std::uint8_t> pixels, int milliseconds) {
    page_film(width, height, pixels.data(), milliseconds);
}
int waiting_film_frames() { return page_waiting_film_frames(); }
void keep_film(const std::string& name) { page_keep_film(name.c_str()); }
void drop_film() { page_drop_film(); }
void copy_html(const std::string& html) { page_copy_html(html.c_str()); }
void share_text(const std::string& text, const std::string& fragment) {
    page_share_text(text.c_str(), fragment.c_str());
}
void ask_for_text(const std::string& label, const std::string& before, int rows) {
    page_ask_for_text(label.c_str(), before.c_str(), rows);
}
void speak(const std::string& language) { page_speak(language.c_str()); }
void sound(const std::string& kind) { page_sound(kind.c_str()); }
void print(const std::string& sheets) { page_print(sheets.c_str()); }
void open_atlas(const std::string& board) { page_open_atlas(board.c_str()); }
void read_clipboard() { page_read_clipboard(); }
void pick_file() { page_pick_file(); }
void present(bool wanted) { page_present(wanted ? 1 : 0); }
void tell_time(bool wanted) { page_tell_time(wanted ? 1 : 0); }
void fail(const char* what, const char* reason) { page_fail(what, reason); }

}  // namespace peg::platform
