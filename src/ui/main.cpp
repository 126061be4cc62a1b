// SPDX-License-Identifier: MIT
// Entry of the interface's WebAssembly module: opens the window and attaches it to the platform.

#include "ui/platform.h"
#include "ui/shell.h"

int main(int, char**) {
    // Lives as long as the page: main returns to the browser, which then calls frames.
    static peg::Shell shell;
    if (!shell.open()) {
        peg::platform::fail("no_webgl", SDL_GetError());
        return 1;
    }
    peg::platform::attach(shell);
    return 0;
}
