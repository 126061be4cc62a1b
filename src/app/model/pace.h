// SPDX-License-Identifier: MIT
#pragma once

// The pace of a playing solution: the setting `speed` is an index into kPaces.

#include <array>

namespace peg {

// Seconds from one jump to the next, slowest first.
inline constexpr std::array kPaces{1.6f, 0.8f, 0.4f, 0.2f};
inline constexpr int kSlowest = 0;
inline constexpr int kFastest = static_cast<int>(kPaces.size()) - 1;
inline constexpr int kUsualSpeed = 1;

}  // namespace peg
