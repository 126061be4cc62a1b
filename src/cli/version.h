// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace peg {

// "lastpeg 1.0.0 (a1b2c3d4)": the version, and the commit of the sources if known.
std::string version_words();

}  // namespace peg
