// SPDX-License-Identifier: MIT
#pragma once

// The seam to what runs us: the browser's page. Everything crosses as text; see the calls' own
// words for what it holds. Another platform would be another implementation of this header.

#include <cstdint>
#include <string>
#include <string_view>

namespace peg::platform {

// What the platform calls back.
class Client {
public:
    // Draw. `seconds` is a clock that never goes back; its zero means nothing.
    virtual void frame(double seconds) = 0;
    // An intent, as JSON (ui/model/intent.h).
    virtual void receive(std::string_view json) = 0;
    // The graphics are gone, with every object in them; and there again, empty.
    virtual void lose_graphics() = 0;
    virtual void restore_graphics() = 0;

protected:
    ~Client() = default;
};

// Lets the platform call `client`, which must live as long as the page.
void attach(Client& client);

// Asks for one frame, when the display is ready for it. Asking twice is asking once.
void request_frame();

// Whether the graphics are drawn by the processor. Asked once there is a context.
bool draws_in_software();

void publish(const std::string& snapshot);   // JSON (ui/model/snapshot.h)
void announce(const std::string& sentence);  // for the live region
void solve(const std::string& request);      // JSON (report/request.h), to the solver
void cancel(std::uint32_t id);               // the request with this id
void store(const std::string& memory);       // to come back as a `settings` intent
void copy(const std::string& text);          // to the clipboard
void share(const std::string& fragment);     // of an address
void fail(const std::string& sentence);      // nothing can be shown: the page says why

}  // namespace peg::platform
