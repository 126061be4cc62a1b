// SPDX-License-Identifier: MIT
#pragma once

// Draws an icon from its strokes in the format of web/fonts.mjs, which is much smaller than
// outlines in a font.

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace peg {

// A square of pixels in a larger picture, one byte of coverage each.
struct IconPixels {
    std::uint8_t* first = nullptr;  // the top left pixel
    std::size_t stride = 0;         // bytes from row to row
    int size = 0;                   // pixels along a side
};

// Draws the first icon of `strokes` into black pixels; returns the remaining strokes.
std::string_view draw_icon(std::string_view strokes, const IconPixels& pixels);

}  // namespace peg
