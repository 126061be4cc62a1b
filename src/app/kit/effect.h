// SPDX-License-Identifier: MIT
#pragma once

// What the app wants done outside of itself, as values: the shell carries them out in order.

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace peg {

struct Announce {
    std::string text;  // one or more sentences for the live region
};
struct Ask {
    std::uint32_t id = 0;  // from 1 on, rising; the Reply with the answer has the same
    int seconds = 0;       // after which the answer is wanted, finished or not
    std::string request;   // JSON for the solver, as in report/request.h
};
struct Cancel {
    std::uint32_t id = 0;  // of the request that nobody waits for any more
};
// The request stays where it stands, and its time with it, while others are asked.
struct PauseAsk {
    std::uint32_t id = 0;
};
// It goes on. What was asked meanwhile has been cancelled or answered.
struct ResumeAsk {
    std::uint32_t id = 0;
};
struct Store {
    std::string text;  // comes back as a Restore intent at the next start
};
struct Copy {
    std::string text;  // for the clipboard
};
struct Share {
    std::string fragment;      // of an address: board=...&position=...&finish=...
    bool is_passed_on = true;  // else the page's own address becomes that, no more
};
// Words to pass on, with an address.
struct ShareText {
    std::string text;
    std::string fragment;
};
// A file for the player to keep.
struct Download {
    std::string name;  // "last-peg.json"
    std::string text;
};
// A picture of the position on the board, for the player to keep or pass on.
struct TakePicture {
    std::string name;     // of the file: "last-peg.png"
    std::string caption;  // stands below the board
};
// A picture of the board with words round it, to pass on with a text and an address.
struct ShareCard {
    std::string title;
    std::string line;  // below the board
    std::string text;
    std::string fragment;       // of the address
    bool picture_only = false;  // it is for the player to keep
};
// The jumps from `first` on, up to `end`, of the game on the board as an animated picture. What was
// begun before is given up.
struct TakeAnimation {
    std::string name;  // of the file: "last-peg.gif"
    std::size_t first = 0;
    std::size_t end = 0;
};
// The animation that is being made is given up.
struct StopAnimation {};
// What comes out of the printer (print/print.h).
struct Print {
    std::string sheets;  // JSON
};
// Asks the player for text, which comes back as a Typed intent.
struct AskForText {
    std::string label;
    std::string before;  // stands there already
    int rows = 1;        // that are seen; more than one where a text may have several lines
};
// What is heard and, on a phone, felt.
struct Sound {
    enum class Kind : std::uint8_t { kJump, kBack, kSolved };
    Kind kind = Kind::kJump;
};
// The player wants another language; it comes back as a Speak intent.
struct ChangeLanguage {
    std::string tag;  // of kLanguages
};
// Opens the atlas beside the game, at what it says of a board, where it has that board.
struct OpenAtlas {
    std::string board;  // as format_board writes it
};
// Reads the clipboard, which comes back as a Paste intent.
struct ReadClipboard {};
// Lets the player pick a file, which comes back as an Import intent.
struct PickFile {};
// Whether the page shall tell how time passes, by Elapsed intents, while it is looked at.
struct TellTime {
    bool wanted = false;
};
// The page shall fill the screen, and the screen stay on; or no longer.
struct Present {
    bool wanted = false;
};
using Effect =
    std::variant<Announce, Ask, Cancel, PauseAsk, ResumeAsk, Store, Copy, Share, ShareText,
                 Download, TakePicture, ShareCard, TakeAnimation, StopAnimation, Print, Sound,
                 AskForText, ChangeLanguage, OpenAtlas, ReadClipboard, PickFile, TellTime, Present>;

}  // namespace peg
