// SPDX-License-Identifier: MIT
#pragma once

// What the app wants done outside itself, as values. The shell carries them out in order.

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace peg {

struct Announce {
    std::string text;  // one or more sentences for the live region
};
struct Ask {
    std::uint32_t id = 0;  // from 1 on, increasing; the Reply has the same id
    int seconds = 0;       // limit, after which an unfinished answer is wanted
    std::string request;   // JSON for the solver, as in report/request.h
};
struct Cancel {
    std::uint32_t id = 0;  // of a request that is no longer needed
};
// Pauses the request, and its time limit, while others are asked.
struct PauseAsk {
    std::uint32_t id = 0;
};
// Resumes it. Requests asked meanwhile are cancelled or answered.
struct ResumeAsk {
    std::uint32_t id = 0;
};
struct Store {
    std::string text;  // returns as a Restore intent at the next start
};
struct Copy {
    std::string text;  // to put on the clipboard
};
// HTML to put on the clipboard, for a page of somebody else. The page writes its own address, up to
// and with the last '/', in place of each "{site}".
struct CopyHtml {
    std::string html;
};
struct Share {
    std::string fragment;      // fragment of an address: board=...&position=...&finish=...
    bool is_passed_on = true;  // false: only changes the page's own address
};
// Words to share, with an address.
struct ShareText {
    std::string text;
    std::string fragment;
};
// A file for the player to keep.
struct Download {
    std::string name;  // "last-peg.json"
    std::string text;
};
// A picture of the position on the board, to save or share.
struct TakePicture {
    std::string name;     // name of the file: "last-peg.png"
    std::string caption;  // text below the board
};
// A picture of the board with words around it, to share with a text and an address.
struct ShareCard {
    std::string title;
    std::string line;  // text below the board
    std::string text;
    std::string fragment;       // fragment of the address
    bool picture_only = false;  // true: only saves the picture
};
// An animated picture of the jumps [first, end) of the game on the board. Drops an unfinished one.
struct TakeAnimation {
    std::string name;  // name of the file: "last-peg.gif"
    std::size_t first = 0;
    std::size_t end = 0;
};
// Drops the unfinished animation.
struct StopAnimation {};
// Sheets for the printer (print/print.h).
struct Print {
    std::string sheets;  // JSON
};
// Asks the player for a text, which returns as a Typed intent.
struct AskForText {
    std::string label;
    std::string before;  // initial text
    int rows = 1;        // visible rows; more than one for texts that may have several lines
};
// A sound, on phones also a vibration.
struct Sound {
    enum class Kind : std::uint8_t { kJump, kBack, kSolved };
    Kind kind = Kind::kJump;
};
// Loads another language, which returns as a SetLanguage intent.
struct ChangeLanguage {
    std::string tag;  // one of kLanguages
};
// Opens the atlas beside the game, at the page of a board if the atlas has that board.
struct OpenAtlas {
    std::string board;  // as format_board writes it
};
// Reads the clipboard, which returns as a Paste intent.
struct ReadClipboard {};
// Lets the player pick a file, which returns as an Import intent.
struct PickFile {};
// Starts or stops Elapsed intents, which report the time that passes while the page is visible.
struct TellTime {
    bool wanted = false;
};
// Makes the page fill the screen and keeps the screen on, or ends that.
struct Present {
    bool wanted = false;
};
using Effect = std::variant<Announce, Ask, Cancel, PauseAsk, ResumeAsk, Store, Copy, CopyHtml,
                            Share, ShareText, Download, TakePicture, ShareCard, TakeAnimation,
                            StopAnimation, Print, Sound, AskForText, ChangeLanguage, OpenAtlas,
                            ReadClipboard, PickFile, TellTime, Present>;

}  // namespace peg
