// SPDX-License-Identifier: MIT
#pragma once

// The interface between the UI and the browser's page that runs it. Snapshots, requests and intents
// are passed as text. Another platform would be another implementation of this header.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace peg::platform {

// Called by the platform.
class Client {
public:
    // Draw a frame. `seconds` is a monotonic clock; only differences have a meaning.
    virtual void frame(double seconds) = 0;
    // An intent as JSON (app/kit/intent.h).
    virtual void receive(std::string_view json) = 0;
    // The graphics context and every object in it are lost.
    virtual void lose_graphics() = 0;
    // There is a new graphics context, without objects.
    virtual void restore_graphics() = 0;
    // The system has cancelled a touch; SDL will report the finger as lifted.
    virtual void cancel_touch() = 0;

protected:
    ~Client() = default;
};

// Registers the client, which must live as long as the page.
void attach(Client& client);

// Requests one frame when the display is ready. Further calls before that frame have no effect.
void request_frame();

// True if the graphics are drawn by the processor, not by a graphics card. There must be a context.
bool draws_in_software();

void publish(const std::string& snapshot);   // JSON (app/present/snapshot.h) for the mirror
void announce(const std::string& sentence);  // for screen readers
// Passes a request (JSON, report/request.h) to the solver. The page does not read the text. The
// answer comes as a `reply` intent with the same `id`, after at most `seconds`.
void solve(std::uint32_t id, int seconds, const std::string& request);
void cancel(std::uint32_t id);  // cancels the request with this id
void pause(std::uint32_t id);   // pauses the request with this id
void resume(std::uint32_t id);
void store(const std::string& memory);    // returns as a `settings` intent at the next start
void copy(const std::string& text);       // to the clipboard
void copy_html(const std::string& html);  // the same; "{site}" in it is the page's address
// Shares the fragment of an address: board=...&position=...&finish=...; or, unless is_passed_on,
// only sets the page's own.
void share(const std::string& fragment, bool is_passed_on);
void download(const std::string& name, const std::string& text);  // saves a file
// Saves a picture (BoardRenderer::Photograph) with a caption below it.
void keep_picture(int width, int height, std::span<const std::uint8_t> pixels,
                  const std::string& name, const std::string& caption);
// An animated picture: adds a frame; returns the number of frames that the page has not processed
// yet; saves or drops the picture.
void film(int width, int height, std::span<const std::uint8_t> pixels, int milliseconds);
int waiting_film_frames();
void keep_film(const std::string& name);
void drop_film();
// Shares a text with such an address below it, or a card with a picture; `card` is a ShareCard as
// JSON.
void share_text(const std::string& text, const std::string& fragment);
void share_card(int width, int height, std::span<const std::uint8_t> pixels,
                const std::string& card);
// Lets the player type a text in a field with this many visible rows; returns as a `typed` intent.
void ask_for_text(const std::string& label, const std::string& before, int rows);
void speak(const std::string& language);    // loads a language by its tag; returns as a
                                            // `language` intent
void sound(const std::string& kind);        // "jump", "back", "solved"
void print(const std::string& sheets);      // JSON, as in app/features/print/print.h
void open_atlas(const std::string& board);  // beside the game, at the page of the board
void read_clipboard();                      // returns as a `paste` intent, if there is text
void pick_file();                           // returns as an `import` intent, if a file is picked
void tell_time(bool wanted);                // by `elapsed` intents, while the page is visible
void present(bool wanted);                  // fills the screen, and keeps the screen on
// The game cannot go on. The page shows the sentence page.failure.WHAT of the languages, with the
// graphics' message as its {reason}.
void fail(const char* what, const char* reason);

}  // namespace peg::platform
