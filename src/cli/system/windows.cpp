// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <io.h>
#include <psapi.h>
#include <sys/stat.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

#include "cli/system/interrupt.h"
#include "cli/system/system.h"

namespace peg {
namespace {

std::atomic<bool> raised = false;
std::atomic<bool> read_ended = false;  // by Ctrl-C, perhaps before the flag is raised
HANDLE main_thread = nullptr;          // which reads
UINT code_page = 0;                    // of the console, at the program's start

// Windows calls it in a thread of its own. The first Ctrl-C raises the flag, and ends a read that
// waits; a second one ends the program, as false says that nobody has taken care of it.
BOOL WINAPI take_interrupt(DWORD event) {
    if (event != CTRL_C_EVENT || raised.exchange(true)) return FALSE;
    CancelSynchronousIo(main_thread);
    return TRUE;
}

}  // namespace

void catch_interrupts() {
    const HANDLE process = GetCurrentProcess();
    DuplicateHandle(process, GetCurrentThread(), process, &main_thread, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    SetConsoleCtrlHandler(take_interrupt, TRUE);
}

bool interrupted() { return raised || read_ended; }

// Ctrl-C ends the read itself.
bool wait_for_input(int /*descriptor*/) { return !interrupted(); }

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t n) {
    SetLastError(0);
    const int got = _read(descriptor, bytes, static_cast<unsigned>(n));
    if (got <= 0 && GetLastError() == ERROR_OPERATION_ABORTED) read_ended = true;
    return got;
}

// Lines end in \n alone, as everywhere else. What is written to a console is UTF-8; its code page
// is restored when the program exits normally. Colours are escape sequences. (Arguments and names
// of files are UTF-8 by the program's manifest.)
void prepare_streams() {
    for (const int descriptor : {kInput, kOutput, kErrors}) _setmode(descriptor, _O_BINARY);
    code_page = GetConsoleOutputCP();
    if (code_page != 0 && SetConsoleOutputCP(CP_UTF8) != 0)
        std::atexit([] { SetConsoleOutputCP(code_page); });
    for (const DWORD name : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE handle = GetStdHandle(name);
        DWORD mode = 0;
        if (GetConsoleMode(handle, &mode) != 0)
            SetConsoleMode(handle, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    }
}

bool is_terminal(int descriptor) { return _isatty(descriptor) != 0; }

int terminal_columns() {
    CONSOLE_SCREEN_BUFFER_INFO info{};
    const bool console = GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &info) != 0;
    return console ? info.srWindow.Right - info.srWindow.Left + 1 : 0;
}

bool takes_utf8() { return GetConsoleOutputCP() == CP_UTF8; }

Usage usage_so_far() {
    FILETIME made{}, ended{}, kernel{}, user{};
    GetProcessTimes(GetCurrentProcess(), &made, &ended, &kernel, &user);
    const auto seconds = [](const FILETIME& time) {
        const auto ticks =
            static_cast<std::uint64_t>(time.dwHighDateTime) << 32 | time.dwLowDateTime;
        return static_cast<double>(ticks) * 1e-7;
    };
    PROCESS_MEMORY_COUNTERS memory{};
    GetProcessMemoryInfo(GetCurrentProcess(), &memory, sizeof memory);
    return {seconds(kernel) + seconds(user), memory.PeakWorkingSetSize};
}

// The lock is on a byte far behind the end, so that others can read the file.
int open_locked(const std::string& path) {
    const int descriptor =
        _open(path.c_str(), _O_RDWR | _O_CREAT | _O_APPEND | _O_BINARY | _O_NOINHERIT,
              _S_IREAD | _S_IWRITE);
    if (descriptor < 0) return -1;
    OVERLAPPED place{};
    place.OffsetHigh = 0x7fffffff;
    const auto handle = reinterpret_cast<HANDLE>(_get_osfhandle(descriptor));
    if (LockFileEx(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) !=
        0)
        return descriptor;
    _close(descriptor);
    return kLocked;
}

bool truncate_file(int descriptor, std::size_t size) {
    return _chsize_s(descriptor, static_cast<long long>(size)) == 0;
}

bool append_durably(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const int written = _write(descriptor, text.data(), static_cast<unsigned>(text.size()));
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return _commit(descriptor) == 0;
}

void close_file(int descriptor) { _close(descriptor); }

}  // namespace peg
