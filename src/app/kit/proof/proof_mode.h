// SPDX-License-Identifier: MIT
#pragma once

// The mode for reading a proof, page by page, with each case's jumps made on the board. The reader
// can select a cut or a region, follow a region's cheapest path, and tap any jump to see what the
// proof says about it. The game below stays as it is; any change of it ends the mode.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/kit/mode.h"
#include "app/kit/proof/cheapest_path.h"
#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_pages.h"
#include "app/model/knowledge/judgement.h"

namespace peg {

struct ProofMode : ModeOf<ProofMode> {
    ProofMode(const Board& board, const Disproof& what);

    std::string claim;  // the claim: "You can't win from here."
    Way way;

    std::shared_ptr<const Certificate> proof;
    std::vector<ProofPage> pages;  // of the proof
    std::size_t page = 0;
    std::optional<std::size_t> part;  // the selected cut, or region of a cost partition
    std::vector<PathStep> path;       // the cheapest path of that region
    std::size_t step = 0;             // number of its steps shown so far
    std::optional<Hole> from;         // the hole tapped first
    std::optional<JumpId> jump;       // the tapped jump

    const ProofPage& shown() const { return pages[page]; }
    // Number of pages without the overview page.
    std::size_t cases() const { return pages.size() > 1 ? pages.size() - 1 : pages.size(); }

    std::span<const ModeCommand> commands() const override;
    bool ends_with_position() const override { return true; }
    bool activate(Context& context, Hole hole) override;
    bool point(Context& context, const Pointer& pointer) override;
    bool take_jump(Context& context, JumpId chosen) override;
    std::optional<std::vector<JumpId>> jumps_between(const AppState& state, Hole start,
                                                     Hole end) const override;
    bool escape(Context& context) override;
    std::optional<words::Status> instruction(const AppState& state) const override;
};

// The mode if it is on, or null.
const ProofMode* proof_mode(const AppState& state);

// Number of cuts or regions of a page that can be selected.
std::size_t part_count(const ProofPage& page);

// Opens the proof of the position on the board, which must be known, at its first page.
void read_proof(Context& context);
// Opens the proof of any problem of this board.
void read_proof(Context& context, const Disproof& disproof);
// Closes the proof silently, if one is open.
void end_proof_mode(AppState& state);

// The open page with its selection; a proof must be open.
Explanation explanation(const AppState& state);
// The position to draw: that of the open page, the drawing, or the game's.
Position shown_position(const AppState& state);
// The jump shown by an arrow: the hint, the jump tapped in a proof, or the next step of an
// explanation.
std::optional<JumpId> shown_jump(const AppState& state);

}  // namespace peg
