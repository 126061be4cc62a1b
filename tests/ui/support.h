// SPDX-License-Identifier: MIT
#pragma once

// An App in the hands of a test: intents by their short names, and the effects by kind.

#include <string>
#include <vector>

#include "core/notation.h"
#include "report/job.h"
#include "report/json.h"
#include "ui/model/app.h"

namespace peg {

class Table {
public:
    App app;

    const AppState& state() const { return app.state(); }
    std::string position() const {
        return format_position(state().game.board(), state().game.position());
    }
    int pegs() const { return peg_count(state().game.position()); }
    Hole hole(const char* name) const { return *parse_hole(state().game.board(), name); }
    Point centre(const char* name) const { return state().view.centre(hole(name)); }

    void open(const char* board) { app.dispatch(Open{board, {}, {}}); }
    void open(const char* board, const char* position, const char* finish) {
        app.dispatch(Open{board, position, finish});
    }
    void run(Command command) { app.dispatch(Run{command}); }
    void key(const char* name, bool shift = false, bool control = false) {
        app.dispatch(KeyPress{name, shift, control});
    }
    void activate(const char* name) { app.dispatch(Activate{name}); }
    void pointer(Pointer::Phase phase, Point at) { app.dispatch(Pointer{phase, at, false}); }
    void click(Point at) {
        pointer(Pointer::Phase::kDown, at);
        pointer(Pointer::Phase::kUp, at);
    }
    void drag(Point from, Point to) {
        pointer(Pointer::Phase::kDown, from);
        pointer(Pointer::Phase::kMove, mix(from, to, 0.5f));
        pointer(Pointer::Phase::kMove, to);
        pointer(Pointer::Phase::kUp, to);
    }
    // The real solver's answer to the last question.
    void serve() {
        collect();
        Job job(*parse_request(request.dump()).request);
        while (!job.step(100'000)) {
        }
        answer(to_line(job.result(std::nullopt)));
    }
    // Any answer to it, as JSON text of its result.
    void answer(const std::string& result, const char* type = "done") {
        const auto intent = parse_intent(
            R"({"type":"reply","message":{"type":")" + std::string(type) + R"(","id":)" +
            std::to_string(asked) + R"(,"nodes":5000,"seconds":0.5,"result":)" + result + "}}");
        app.dispatch(*intent);
    }
    // Lets time pass in frames; false if something still moves at the end of it.
    bool rest(float seconds) {
        bool moving = true;
        for (float t = 0; t < seconds; t += 0.02f) moving = app.tick(0.02f);
        return !moving;
    }

    // Sorts the effects since the last call.
    void collect() {
        said.clear();
        cancelled.clear();
        for (const Effect& effect : app.take_effects()) {
            if (const auto* it = std::get_if<Announce>(&effect)) said.push_back(it->text);
            if (const auto* it = std::get_if<Cancel>(&effect)) cancelled.push_back(it->id);
            if (const auto* it = std::get_if<Store>(&effect)) stored = it->text;
            if (const auto* it = std::get_if<Copy>(&effect)) copied = it->text;
            if (const auto* it = std::get_if<Share>(&effect)) shared = it->fragment;
            if (const auto* it = std::get_if<Ask>(&effect)) {
                request = Json::parse(it->request);
                asked = request["id"].get<std::uint32_t>();
            }
        }
    }
    std::string last_said() {
        collect();
        return said.empty() ? "" : said.back();
    }

    std::vector<std::string> said;
    std::vector<std::uint32_t> cancelled;
    std::string stored;
    std::string shared;
    std::string copied;
    Json request;
    std::uint32_t asked = 0;
};

}  // namespace peg
