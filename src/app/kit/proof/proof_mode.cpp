// SPDX-License-Identifier: MIT
#include "app/kit/proof/proof_mode.h"

#include <array>
#include <cassert>

#include "app/kit/coach/coach.h"
#include "app/kit/context.h"
#include "app/kit/game/selection.h"
#include "app/kit/intent.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/solution/playback_mode.h"
#include "app/kit/words/words.h"
#include "words/phrases/proof.h"
#include "words/phrases/reason.h"

namespace peg {

namespace {

ProofMode& of(Context& context) { return *find_mode<ProofMode>(context.state.modes); }

void let_go(ProofMode& mode) {
    mode.part.reset();
    mode.path.clear();
    mode.step = 0;
    mode.from.reset();
    mode.jump.reset();
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
    end_proof_mode(context.state);
    context.mark_changed();
    context.announce(phrase::proof::put_away());
}

// Selects the next cut or region; none after the last.
void pick_part(Context& context) {
    ProofMode& mode = of(context);
    const std::size_t next = mode.part ? *mode.part + 1 : 0;
    let_go(mode);
    if (next < part_count(mode.shown())) {
        mode.part = next;
        const ProofPage& page = mode.shown();
        if (const auto* partition = page.certificate->as<CostPartition>())
            mode.path = cheapest_path(context.state.played.game.board(), partition->regions[next],
                                      page.problem.start.pegs, *only_goal(page.problem.finish));
    }
    announce_page(context);
}

void follow_path(Context& context) {
    ProofMode& mode = of(context);
    mode.jump.reset();
    mode.from.reset();
    mode.step = mode.step < mode.path.size() ? mode.step + 1 : 0;
    announce_page(context);
}

}  // namespace

ProofMode::ProofMode(const Board& board, const Disproof& what)
    : claim(what.claim), way(what.way), proof(std::make_shared<const Certificate>(what.proof)),
      pages(pages_of(board, what.problem, *proof)) {}

std::span<const ModeCommand> ProofMode::commands() const {
    static constexpr std::array kModeCommands{
        ModeCommand{"step_back",
                    [](State s) {
                        const ProofMode& mode = *proof_mode(s);
                        return mode.pages.size() > 1
                                   ? offered(mode.page > 0, phrase::reason::first_step)
                                   : absent();
                    },
                    [](Context& c) { turn_to(c, of(c).page - 1); },
                    [](State) -> std::string_view { return "previous_case"; }},
        ModeCommand{"step",
                    [](State s) {
                        const ProofMode& mode = *proof_mode(s);
                        const std::size_t pages = mode.pages.size();
                        return pages > 1 ? offered(mode.page + 1 < pages, phrase::reason::last_step)
                                         : absent();
                    },
                    [](Context& c) { turn_to(c, of(c).page + 1); },
                    [](State) -> std::string_view { return "next_case"; }},
        ModeCommand{"part",
                    [](State s) { return offered_if(part_count(proof_mode(s)->shown()) > 0); },
                    pick_part,
                    [](State s) -> std::string_view {
                        const Certificate& shown = *proof_mode(s)->shown().certificate;
                        return shown.as<ZeroHalfCertificate>() != nullptr ? "next_cut" : "part";
                    }},
        ModeCommand{"follow", [](State s) { return offered_if(!proof_mode(s)->path.empty()); },
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

// The first hole is the start of a jump, the second its end; a hole that no jump leads to starts
// again.
bool ProofMode::activate(Context& context, Hole hole) {
    context.state.hand.cursor = hole;
    if (from) {
        if (ask_which_jump(context, *from, hole)) return true;
        if (const auto found = context.state.played.game.board().find_jump(*from, hole))
            return take_jump(context, *found);
    }
    step = 0;
    jump.reset();
    from = from == hole ? std::nullopt : std::optional{hole};
    announce_page(context);
    return true;
}

bool ProofMode::take_jump(Context& context, JumpId chosen) {
    step = 0;
    jump = chosen;
    announce_page(context);
    from.reset();
    return true;
}

// The proof says something of every jump, legal or not.
std::optional<std::vector<JumpId>> ProofMode::jumps_between(const AppState& state, Hole start,
                                                            Hole end) const {
    return jumps_with_ends(state.played.game.board(), start, end);
}

bool ProofMode::point(Context& context, const Pointer& pointer) {
    if (pointer.phase != Pointer::Phase::kDown) return true;
    if (const auto hole = context.state.view.hole_near(pointer.at, 0)) activate(context, *hole);
    return true;
}

bool ProofMode::escape(Context& context) {
    ProofMode& mode = of(context);
    if (!mode.from && !mode.jump && !mode.part) {
        put_away(context);
        return true;
    }
    let_go(mode);
    announce_page(context);
    return true;
}

std::optional<words::Status> ProofMode::instruction(const AppState& state) const {
    return words::proof(state);
}

const ProofMode* proof_mode(const AppState& state) { return find_mode<ProofMode>(state.modes); }

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
    end_proof_mode(state);
    state.hand.selected.reset();
    state.message.reset();
    begin_mode<ProofMode>(state.modes, state.played.game.board(), disproof);
    announce_page(context);
}

void end_proof_mode(AppState& state) { end_modes<ProofMode>(state.modes); }

Explanation explanation(const AppState& state) {
    assert(proof_mode(state) != nullptr);
    const ProofMode& mode = *proof_mode(state);
    Explanation shown = explain(state.played.game.board(), mode.shown(), mode.cases(), mode.way);
    if (!mode.part) return shown;
    if (const auto* pagoda = mode.shown().certificate->as<ZeroHalfCertificate>())
        shown.marked = pagoda->cuts[*mode.part].holes;
    if (const auto* partition = mode.shown().certificate->as<CostPartition>()) {
        shown.marked = partition->regions[*mode.part].holes;
        shown.pegs = shown_position(state).pegs;
    }
    return shown;
}

Position shown_position(const AppState& state) {
    const ProofMode* mode = proof_mode(state);
    if (mode == nullptr) {
        const auto painted = painted_goal(state);
        return painted ? painted->pegs : problem_at_hand(state).start;
    }
    return mode->step > 0 ? Position{mode->path[mode->step - 1].pegs} : mode->shown().problem.start;
}

std::optional<JumpId> shown_jump(const AppState& state) {
    const ProofMode* mode = proof_mode(state);
    if (mode == nullptr) {
        const bool whole = state.marks.hint && state.marks.hint->step == HintStep::kJump;
        return whole ? std::optional{state.marks.hint->jump} : waiting_jump(state);
    }
    return mode->step > 0 ? std::optional{mode->path[mode->step - 1].jump} : mode->jump;
}

}  // namespace peg
