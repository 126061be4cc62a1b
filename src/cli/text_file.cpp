// SPDX-License-Identifier: MIT
#include "cli/text_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "cli/cli_errors.h"
#include "core/support/text.h"

namespace peg {
namespace {

Error unread(const std::string& path, const std::string& why) {
    return cli_error("file_unread", in_quotes(path), why);
}

Result<std::string> read_to_the_end(const std::string& path, std::FILE* file) {
    constexpr std::size_t kMaxText = std::size_t{64} << 20;
    std::string text;
    std::array<char, 65536> bytes;
    while (std::feof(file) == 0 && std::ferror(file) == 0) {
        text.append(bytes.data(), std::fread(bytes.data(), 1, bytes.size(), file));
        if (text.size() > kMaxText) return cli_error("file_size", in_quotes(path));
    }
    if (std::ferror(file) != 0) return unread(path, std::strerror(errno));
    return text;
}

}  // namespace

Result<std::string> read_text(const std::string& path) {
    if (path == "-") return read_to_the_end(path, stdin);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"),
                                                               &std::fclose);
    if (!file) return unread(path, std::strerror(errno));
    return read_to_the_end(path, file.get());
}

}  // namespace peg
