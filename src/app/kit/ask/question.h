// SPDX-License-Identifier: MIT
#pragma once

// A question to the solver is a class, derived from Question, in the feature that asks it: how it
// is asked, what the player is told meanwhile, and what its answer does. ask.h sends it; at most
// one question is open at a time.

#include <cstdint>
#include <memory>
#include <string>

#include "core/board/problem.h"
#include "report/json.h"

namespace peg {

struct Context;
struct Reply;
struct Thinking;

class Question {
public:
    Question() = default;
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;
    virtual ~Question() = default;

    // --- How it is asked

    // Of the solver's time, after which it gives up.
    virtual int seconds() const = 0;
    // What the request says beside the problem (ask.h): at least "command". `id`: of this question,
    // for what is to be another one each time.
    virtual Json request(std::uint32_t id) const = 0;
    // Whether nobody waits for the answer, so that the player is not told of the question.
    virtual bool quiet() const { return false; }
    // Whether the answer judges every legal jump of the position. A hint takes such a question
    // over.
    virtual bool judges_jumps() const { return false; }
    // Whether it may take so long that the player can pause it, and another one lets it wait. It is
    // about the position on the board.
    virtual bool can_wait() const { return false; }

    // --- While the solver works

    // What the player is told that it does, unless quiet: "Looking for a solution", a phrase.
    virtual std::string doing() const = 0;
    // What an incomplete result has found by now, as a sentence; empty where it says nothing.
    virtual std::string so_far(const Json& /*result*/) const { return {}; }
    // Whether that result is the answer where the player stops the question.
    virtual bool answers_when_stopped() const { return false; }
    // An incomplete result came, in `reply.result`. The question is open; this may cancel it, or
    // put another question in its place. `asked` is a copy, here and below.
    virtual void progress(Context&, const Reply&, const Thinking& /*asked*/) const {}

    // --- At the end; the question is not open any more.

    // The complete answer; `reply.result` is empty where it could not be read.
    virtual void answer(Context&, const Reply&, const Thinking& asked) const = 0;
    // An error of the solver: no answer will come. What the app asks by itself must be marked as
    // asked here, or it is asked for ever.
    virtual void failed(Context&, const Thinking& asked) const = 0;
};
using QuestionPtr = std::shared_ptr<const Question>;

// A question that the app asks by itself: nobody waits for it.
template <class Base>
class Quiet : public Base {
public:
    using Base::Base;
    bool quiet() const final { return true; }
    std::string doing() const final { return {}; }
};

// A question that the solver has not answered yet.
struct Thinking {
    std::uint32_t id = 0;
    QuestionPtr question;  // never null
    Problem asked;         // what it is about, where it is about a problem
    double nodes = 0;      // positions looked at so far
    double seconds = 0;    // of the solver's time
    float age = 0;         // seconds since it was asked, by our frames
    int limit = 0;         // seconds of the solver's time after which it gives up
    std::string so_far;    // what it has found by now, as a sentence; may be empty
    Json found;            // the result to show when it is stopped; null: none yet
    float spoken_of = 0;   // the age at which the live region last spoke of it
};

// Seconds to think before saying so: what is quicker should not flash.
inline constexpr float kPatience = 0.15f;

}  // namespace peg
