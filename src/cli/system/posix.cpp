// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <langinfo.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstring>

#include "cli/system/system.h"

namespace peg {

std::ptrdiff_t read_some(int descriptor, char* bytes, std::size_t n) {
    return ::read(descriptor, bytes, n);
}

// takes_utf8 asks the locale.
void prepare_streams() { std::setlocale(LC_CTYPE, ""); }

bool is_terminal(int descriptor) { return isatty(descriptor) == 1; }

int terminal_columns() {
    winsize size{};
    return ioctl(kOutput, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

bool takes_utf8() { return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

Usage usage_so_far() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
    };
#ifdef __APPLE__
    constexpr std::uint64_t kUnit = 1;
#else
    constexpr std::uint64_t kUnit = 1024;
#endif
    return {seconds(usage.ru_utime) + seconds(usage.ru_stime),
            static_cast<std::uint64_t>(usage.ru_maxrss) * kUnit};
}

int open_locked(const std::string& path) {
    const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (descriptor < 0) return -1;
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return descriptor;
    close(descriptor);
    return kLocked;
}

bool truncate_file(int descriptor, std::size_t size) {
    return ftruncate(descriptor, static_cast<off_t>(size)) == 0;
}

bool append_durably(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return fsync(descriptor) == 0;
}

void close_file(int descriptor) { close(descriptor); }

}  // namespace peg
