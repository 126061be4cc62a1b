// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/count/cross/cross.h"

namespace peg {

// The cross that a canonicalizer's board is, made when it is first asked for: that takes some
// milliseconds, and most problems are too small to ask.
class LazyCross {
public:
    // The canonicalizer outlives the cross; whoever asks for the cross holds pointers to it.
    explicit LazyCross(const DenseCanonicalizer& canonicalizer) : canonicalizer_(&canonicalizer) {}
    LazyCross(const LazyCross&) = delete;
    LazyCross& operator=(const LazyCross&) = delete;

    const DenseCanonicalizer& canonicalizer() const { return *canonicalizer_; }
    // Null where the board is no cross.
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
