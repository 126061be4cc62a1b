// SPDX-License-Identifier: MIT
#include "cli/system/interrupt.h"

#include <sys/select.h>

#include <cerrno>
#include <csignal>

namespace peg {
namespace {

volatile std::sig_atomic_t raised = 0;

}  // namespace

void catch_interrupts() {
    struct sigaction old{};
    // A shell without job control starts background jobs with SIGINT ignored: keep it ignored.
    if (sigaction(SIGINT, nullptr, &old) != 0 || old.sa_handler == SIG_IGN) return;
    struct sigaction action{};
    action.sa_handler = [](int) { raised = 1; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, nullptr);
}

bool interrupted() { return raised != 0; }

bool wait_for_input(int descriptor) {
    // SIGINT is blocked except within pselect, so it cannot arrive unnoticed between checking the
    // flag and waiting.
    sigset_t held{};
    sigset_t before{};
    sigemptyset(&held);
    sigaddset(&held, SIGINT);
    sigprocmask(SIG_BLOCK, &held, &before);
    bool waiting = true;
    while (waiting && !interrupted()) {
        fd_set readable{};
        FD_SET(descriptor, &readable);
        const int ready = pselect(descriptor + 1, &readable, nullptr, nullptr, nullptr, &before);
        waiting = ready < 0 && errno == EINTR;
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return !interrupted();
}

}  // namespace peg
