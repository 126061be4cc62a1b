// SPDX-License-Identifier: MIT
#pragma once

// The mode in which a proof is read: page by page, with each case's jumps made on the board. A cut
// or a part can be picked out, a part's cheapest path followed, and any jump tapped to see what the
// proof says of it. The game below stays as it is; whatever changes it ends the mode.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/mode.h"
#include "app/kit/proof/cheapest_path.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"
#include "app/model/judgement.h"

namespace peg {

struct Reading : ModeOf<Reading> {
    Reading(const Board& board, const Disproof& what);

    std::string claim;  // what is proved: "You can't win from here."
    Way way;

    std::shared_ptr<const Certificate> proof;
    std::vector<ProofPage> pages;  // of the proof
    std::size_t page = 0;
    std::optional<std::size_t> part;  // picked out: a cut, or a part of a cost partition
    std::vector<PathStep> path;       // the cheapest path of that part
    std::size_t step = 0;             // how much of it has been followed
    std::optional<Hole> from;         // tapped first
    std::optional<JumpId> jump;       // tapped: from there to another hole

    const ProofPage& shown() const { return pages[page]; }
    // Without the page of all cases, where there is one.
    std::size_t cases() const { return pages.size() > 1 ? pages.size() - 1 : pages.size(); }

    std::span<const ModeCommand> commands() const override;
    bool ends_with_position() const override { return true; }
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool escape(Context& context) override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The proof that is read, or null.
const Reading* reading(const AppState& state);

// How many cuts or parts a page has that can be picked out.
std::size_t part_count(const ProofPage& page);

// Opens the proof of the position on the board, which must be known, at its first page.
void read_proof(Context& context);
// The same with the proof of any problem of this board.
void read_proof(Context& context, const Disproof& disproof);
// Puts the proof away without a word, where one is read.
void stop_reading(AppState& state);

// The page that is read, with what is picked out of it; a proof must be read.
Explanation explanation(const AppState& state);
// What lies on the board for the eye: the position of the page that is read, what is drawn, or the
// game's position.
Position shown_position(const AppState& state);
// The jump that an arrow shows: the hint, the one tapped in a proof, or the next step of an
// explanation.
std::optional<JumpId> shown_jump(const AppState& state);

}  // namespace peg
