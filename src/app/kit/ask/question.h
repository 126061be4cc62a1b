// SPDX-License-Identifier: MIT
#pragma once

// A question to the solver is a class of the feature that asks it, derived from Question. The class
// says how to ask, what to tell the player meanwhile, and what to do with the answer. ask.h sends
// the question; at most one is open at a time.

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

    // Limit of the solver's time.
    virtual int seconds() const = 0;
    // The request's keys besides those of the problem (ask.h), at least "command". `id`: the
    // question's id, for requests that differ each time.
    virtual Json request(std::uint32_t id) const = 0;
    // True if no player waits for the answer; then the question is not shown.
    virtual bool quiet() const { return false; }
    // True if the answer judges every legal jump of the position. Asking for a hint takes such a
    // question over.
    virtual bool judges_jumps() const { return false; }
    // True if it may take long: the player can pause it, and another question pauses it. It must be
    // about the position on the board.
    virtual bool can_wait() const { return false; }

    // --- While the solver works

    // What the player is told, unless quiet; a phrase: "Looking for a solution".
    virtual std::string doing() const = 0;
    // What an incomplete result has found, as a sentence; empty if there is nothing to say.
    virtual std::string so_far(const Json& /*result*/) const { return {}; }
    // True if such a result is the answer when the player stops the question.
    virtual bool answers_when_stopped() const { return false; }
    // Handles an incomplete result in `reply.result`. The question is open, and may be cancelled or
    // replaced here. `asked` is a copy, here and below.
    virtual void progress(Context&, const Reply&, const Thinking& /*asked*/) const {}

    // --- At the end; the question is no longer open.

    // Handles the complete answer; `reply.result` is empty if it could not be read.
    virtual void answer(Context&, const Reply&, const Thinking& asked) const = 0;
    // Handles an error of the solver: no answer will come. Questions of the app itself must mark
    // here that they were asked; otherwise they are asked forever.
    virtual void failed(Context&, const Thinking& asked) const = 0;
};
using QuestionPtr = std::shared_ptr<const Question>;

// A question that the app asks on its own, while no player waits.
template <class Base>
class Quiet : public Base {
public:
    using Base::Base;
    bool quiet() const final { return true; }
    std::string doing() const final { return {}; }
};

// An open question: the solver has not answered yet.
struct Thinking {
    std::uint32_t id = 0;
    QuestionPtr question;  // never null
    Problem asked;         // the problem, for a question about a problem
    double nodes = 0;      // positions visited so far
    double seconds = 0;    // solver time so far
    float age = 0;         // seconds since it was asked, by frames
    int limit = 0;         // limit of the solver's time in seconds
    std::string so_far;    // what was found so far, as a sentence; may be empty
    Json found;            // the result to show when it is stopped; null: none yet
    float spoken_of = 0;   // the age at which the live region last mentioned it
};

// Seconds before the player is told of a question, so that quick answers do not flash.
inline constexpr float kPatience = 0.15f;

}  // namespace peg
