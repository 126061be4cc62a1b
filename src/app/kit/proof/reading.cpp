// SPDX-License-Identifier: MIT
#include "app/kit/proof/reading.h"

#include <array>
#include <cassert>

#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/intent.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/solution/watching.h"
#include "app/kit/words/words.h"
#include "words/phrases/proof.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

Reading& of(Context& context) { return *find_mode<Reading>(context.state.modes); }

void let_go(Reading& read) {
    read.part.reset();
    read.path.clear();
    read.step = 0;
    read.from.reset();
    read.jump.reset();
}

void announce_page(Context& context) {
    context.mark_changed();
    const words::Status status = words::proof(context.state);
    context.announce(status.title + ' ' + status.text);
}

void turn_to(Context& context, std::size_t page) {
    let_go(of(context));
    of(context).page = page;
    announce_page(context);
}

void put_away(Context& context) {
    stop_reading(context.state);
    context.mark_changed();
    context.announce(phrase::proof::put_away());
}

// The next part; after the last one none.
void pick_part(Context& context) {
    Reading& read = of(context);
    const std::size_t next = read.part ? *read.part + 1 : 0;
    let_go(read);
    if (next < part_count(read.shown())) {
        read.part = next;
        const ProofPage& page = read.shown();
        if (const auto* partition = page.certificate->as<CostPartition>())
            read.path = cheapest_path(context.state.played.game.board(), partition->regions[next],
                                      page.problem.start.pegs, *only_goal(page.problem.finish));
    }
    announce_page(context);
}

void follow_path(Context& context) {
    Reading& read = of(context);
    read.jump.reset();
    read.from.reset();
    read.step = read.step < read.path.size() ? read.step + 1 : 0;
    announce_page(context);
}

}  // namespace

Reading::Reading(const Board& board, const Disproof& what)
    : claim(what.claim), way(what.way), proof(std::make_shared<const Certificate>(what.proof)),
      pages(pages_of(board, what.problem, *proof)) {}

std::span<const ModeCommand> Reading::commands() const {
    static constexpr std::array kModeCommands{
        ModeCommand{"step_back",
                    [](State s) {
                        const Reading& read = *reading(s);
                        return read.pages.size() > 1
                                   ? offered(read.page > 0, phrase::reason::first_step)
                                   : absent();
                    },
                    [](Context& c) { turn_to(c, of(c).page - 1); },
                    [](State) -> std::string_view { return "previous_case"; }},
        ModeCommand{"step",
                    [](State s) {
                        const Reading& read = *reading(s);
                        const std::size_t pages = read.pages.size();
                        return pages > 1 ? offered(read.page + 1 < pages, phrase::reason::last_step)
                                         : absent();
                    },
                    [](Context& c) { turn_to(c, of(c).page + 1); },
                    [](State) -> std::string_view { return "next_case"; }},
        ModeCommand{"part", [](State s) { return offered_if(part_count(reading(s)->shown()) > 0); },
                    pick_part,
                    [](State s) -> std::string_view {
                        const Certificate& shown = *reading(s)->shown().certificate;
                        return shown.as<ZeroHalfCertificate>() != nullptr ? "next_cut" : "part";
                    }},
        ModeCommand{"follow", [](State s) { return offered_if(!reading(s)->path.empty()); },
                    follow_path},
        ModeCommand{"leave", always, put_away,
                    [](State) -> std::string_view { return "leave_proof"; }},
        ModeCommand{"why", [](State) { return switched(true); },
                    [](Context& c) {
                        const std::size_t next = of(c).page + 1;
                        next < of(c).pages.size() ? turn_to(c, next) : put_away(c);
                    }},
    };
    return kModeCommands;
}

// The first hole is where a jump begins, the second where it ends; a hole that no jump leads to
// begins anew.
bool Reading::activate(Context& context, Hole hole) {
    const Board& board = context.state.played.game.board();
    context.state.hand.cursor = hole;
    step = 0;
    jump = from ? board.find_jump(*from, hole) : std::nullopt;
    if (!jump) from = from == hole ? std::nullopt : std::optional{hole};
    announce_page(context);
    if (jump) from.reset();
    return true;
}

bool Reading::point(Context& context, const Pointer& pointer) {
    if (pointer.phase != Pointer::Phase::kDown) return true;
    if (const auto hole = context.state.view.hole_near(pointer.at, 0)) activate(context, *hole);
    return true;
}

bool Reading::escape(Context& context) {
    Reading& read = of(context);
    if (!read.from && !read.jump && !read.part) {
        put_away(context);
        return true;
    }
    let_go(read);
    announce_page(context);
    return true;
}

std::optional<words::Status> Reading::instruction(const AppState& state) const {
    return words::proof(state);
}

const Reading* reading(const AppState& state) { return find_mode<Reading>(state.modes); }

std::size_t part_count(const ProofPage& page) {
    if (const auto* pagoda = page.certificate->as<ZeroHalfCertificate>())
        return pagoda->cuts.size();
    if (const auto* partition = page.certificate->as<CostPartition>())
        return partition->regions.size();
    return 0;
}

void read_proof(Context& context) {
    const AppState& state = context.state;
    assert(proof_here(state) != nullptr);
    read_proof(context, {{state.played.game.position(), state.played.game.problem().finish},
                         *proof_here(state),
                         words::cannot_be_won()});
}

void read_proof(Context& context, const Disproof& disproof) {
    AppState& state = context.state;
    stop_reading(state);
    state.hand.selected.reset();
    state.message.reset();
    begin_mode<Reading>(state.modes, state.played.game.board(), disproof);
    announce_page(context);
}

void stop_reading(AppState& state) { end_modes<Reading>(state.modes); }

Explanation explanation(const AppState& state) {
    assert(reading(state) != nullptr);
    const Reading& read = *reading(state);
    Explanation shown = explain(state.played.game.board(), read.shown(), read.cases(), read.way);
    if (!read.part) return shown;
    if (const auto* pagoda = read.shown().certificate->as<ZeroHalfCertificate>())
        shown.marked = pagoda->cuts[*read.part].holes;
    if (const auto* partition = read.shown().certificate->as<CostPartition>()) {
        shown.marked = partition->regions[*read.part].holes;
        shown.pegs = shown_position(state).pegs;
    }
    return shown;
}

Position shown_position(const AppState& state) {
    const Reading* read = reading(state);
    if (read == nullptr) return problem_at_hand(state).start;
    return read->step > 0 ? Position{read->path[read->step - 1].pegs} : read->shown().problem.start;
}

std::optional<JumpId> shown_jump(const AppState& state) {
    const Reading* read = reading(state);
    if (read == nullptr) {
        const bool whole = state.marks.hint && state.marks.hint->step == HintStep::kJump;
        return whole ? std::optional{state.marks.hint->jump} : waiting_jump(state);
    }
    return read->step > 0 ? std::optional{read->path[read->step - 1].jump} : read->jump;
}

}  // namespace peg
