// SPDX-License-Identifier: MIT
#pragma once

// The seam between the interface and the browser's page, which runs it. Snapshots, requests and
// intents cross as text. Another platform would be another implementation of this header.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace peg::platform {

// What the platform calls.
class Client {
public:
    // Draw a frame. `seconds` is a clock that never goes back; only differences have a meaning.
    virtual void frame(double seconds) = 0;
    // An intent, as JSON (app/intent.h).
    virtual void receive(std::string_view json) = 0;
    // The graphics context is lost, and every object in it with it.
    virtual void lose_graphics() = 0;
    // There is a new graphics context, without any objects.
    virtual void restore_graphics() = 0;
    // The system has taken a finger away, which SDL will report as lifted.
    virtual void cancel_touch() = 0;

protected:
    ~Client() = default;
};

// Lets the platform call `client`, which must live as long as the page.
void attach(Client& client);

// Asks for one frame when the display is ready for it. A second call before that frame has no
// effect.
void request_frame();

// Whether the processor draws the graphics, not a graphics card. There must be a context.
bool draws_in_software();

void publish(const std::string& snapshot);   // JSON (app/snapshot.h), for the mirror
void announce(const std::string& sentence);  // for screen readers
// Hands a request (JSON, report/request.h) to the solver. The page reads none of the text; it gives
// the answer back as a `reply` intent with the same `id`, after `seconds` at the latest.
void solve(std::uint32_t id, int seconds, const std::string& request);
void cancel(std::uint32_t id);  // the request with this id
void pause(std::uint32_t id);   // it stays where it stands
void resume(std::uint32_t id);
void store(const std::string& memory);  // comes back as a `settings` intent at the next start
void copy(const std::string& text);     // to the clipboard
// The fragment of an address: board=...&position=...&finish=...
void share(const std::string& fragment, bool is_passed_on);
void download(const std::string& name, const std::string& text);  // a file for the player to keep
// A picture (BoardRenderer::Photograph) for the player to keep, with a caption below it.
void keep_picture(int width, int height, std::span<const std::uint8_t> pixels,
                  const std::string& name, const std::string& caption);
// The frames of an animated picture one after the other, how many of them the page has not worked
// on yet, and the end of it: the picture is kept, or dropped.
void film(int width, int height, std::span<const std::uint8_t> pixels, int milliseconds);
int waiting_film_frames();
void keep_film(const std::string& name);
void drop_film();
// Words with such an address below them, to pass on.
// A card with a picture; `card` is what ShareCard says, as JSON.
void share_card(int width, int height, std::span<const std::uint8_t> pixels,
                const std::string& card);
void share_text(const std::string& text, const std::string& fragment);
// Lets the player type a text, of which so many rows are seen, which comes back as a `typed`
// intent.
void ask_for_text(const std::string& label, const std::string& before, int rows);
void speak(const std::string& language);    // by its tag; comes back as a `language` intent
void sound(const std::string& kind);        // "jump", "back", "solved"
void print(const std::string& sheets);      // JSON, as in app/print/print.h
void open_atlas(const std::string& board);  // beside the game, at what it says of the board
void read_clipboard();                      // comes back as a `paste` intent, if there is text
void pick_file();                           // comes back as an `import` intent, if one is picked
void tell_time(bool wanted);                // by `elapsed` intents, while the page is looked at
void present(bool wanted);                  // fills the screen, and keeps it on
// The game cannot go on. The page says so in the sentence page.failure.WHAT of the languages, with
// what the graphics say as its {reason}.
void fail(const char* what, const char* reason);

}  // namespace peg::platform
