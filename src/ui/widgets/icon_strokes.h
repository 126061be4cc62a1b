// SPDX-License-Identifier: MIT
#pragma once

// Draws an icon from its strokes, as web/fonts.mjs writes them: a fifth of the bytes, gzipped,
// that outlines would take in a font.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace peg {

// A square of pixels in a larger picture, a byte of coverage each.
struct IconPixels {
    std::uint8_t* first = nullptr;  // of the top row, at the left
    std::size_t stride = 0;         // bytes from row to row
    int size = 0;                   // pixels along a side
};

// Draws the first icon of `strokes` into black pixels; what is left of the strokes after it.
std::string_view draw_icon(std::string_view strokes, const IconPixels& pixels);

}  // namespace peg
