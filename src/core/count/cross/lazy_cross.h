// SPDX-License-Identifier: MIT
#pragma once

// Makes the tables of a cross-shaped board (cross.h) when a count first needs them.

#include <optional>

#include "core/count/cross/cross.h"

namespace peg {

// On first use, because the tables are too expensive for the small problems that never need them.
class LazyCross {
public:
    // The canonicalizer outlives this object. Not copyable: users hold pointers to the cross.
    explicit LazyCross(const DenseCanonicalizer& canonicalizer) : canonicalizer_(&canonicalizer) {}
    LazyCross(const LazyCross&) = delete;
    LazyCross& operator=(const LazyCross&) = delete;

    const DenseCanonicalizer& canonicalizer() const { return *canonicalizer_; }
    // Null if the board is no cross.
    const Cross* get() {
        if (!made_) cross_ = Cross::make(*canonicalizer_);
        made_ = true;
        return cross_ ? &*cross_ : nullptr;
    }

private:
    const DenseCanonicalizer* canonicalizer_;
    bool made_ = false;
    std::optional<Cross> cross_;
};

}  // namespace peg
