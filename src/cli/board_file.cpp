// SPDX-License-Identifier: MIT
#include "cli/board_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "core/board/catalogue.h"
#include "report/text.h"

namespace peg {
namespace {

// The largest board, 64 holes in 64 rows of 26 columns, takes less than 2 KiB. The rest is room for
// blanks at the ends of lines.
constexpr std::size_t kMostBytes = 65536;

Error failure(const std::string& path, const std::string& what) {
    return Error{"The board file " + in_quotes(path) + " cannot be read: " + what};
}

}  // namespace

Result<BoardAndProblem> read_board(const std::string& text) {
    if (find_in_catalogue(text)) return parse_board_name(text);

    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(text.c_str(), "rb"),
                                                               &std::fclose);
    // A drawing in one line, `xxx/xox`, is no path, or one into a file, or one that is too long.
    if (!file && (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG)) {
        if (auto drawn = parse_board(text)) return drawn;
        return Error{"There is neither a board nor a file called " + in_quotes(text) +
                     "; `lastpeg boards` lists the boards."};
    }
    if (!file) return failure(text, std::strerror(errno) + std::string("."));
    std::array<char, kMostBytes + 1> bytes;
    const std::size_t size = std::fread(bytes.data(), 1, bytes.size(), file.get());
    if (std::ferror(file.get()) != 0) return failure(text, std::strerror(errno) + std::string("."));
    if (size > kMostBytes) return failure(text, "it is longer than 64 KiB.");

    auto board = parse_board_file({bytes.data(), size});
    if (!board) return failure(text, board.error().message);
    return board;
}

}  // namespace peg
