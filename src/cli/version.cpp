// SPDX-License-Identifier: MIT
#include "cli/version.h"

namespace peg {

std::string version_words() {
    std::string words = "lastpeg " LASTPEG_VERSION;
#ifdef LASTPEG_COMMIT  // unknown if the sources are no checkout
    words += " (" LASTPEG_COMMIT ")";
#endif
    return words;
}

}  // namespace peg
