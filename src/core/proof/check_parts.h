// SPDX-License-Identifier: MIT
#pragma once

// What the parts of the checker of certificates (check_certificate.h) have in common: their
// results, and the names of holes and jumps in their sentences.

#include <string>
#include <utility>

#include "core/board/board.h"
#include "core/board/notation/notation.h"
#include "core/proof/check_certificate.h"

namespace peg {

class CheckerPart {
public:
    explicit CheckerPart(const Board& board) : board_(&board) {}

protected:
    static CertificateCheck holds() { return {CertificateCheck::State::kHolds, {}}; }
    // `clause`: a sentence without capital and full stop, about what is wrong.
    static CertificateCheck fails(std::string clause) {
        return {CertificateCheck::State::kFails, std::move(clause)};
    }

    const Board& board() const { return *board_; }
    std::string name(Hole hole) const { return format_hole(*board_, hole); }
    std::string name(const Jump& jump) const { return name(jump.from) + '-' + name(jump.to); }

private:
    const Board* board_;
};

}  // namespace peg
