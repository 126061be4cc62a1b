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
    std::array<char, kMostBytes + 1> bytes;
    const std::size_t size = file ? std::fread(bytes.data(), 1, bytes.size(), file.get()) : 0;
    if (const int fault = !file || std::ferror(file.get()) != 0 ? errno : 0; fault != 0) {
        // A drawing in one line, `xxx/xox`, is no file, whatever else it may be the path of.
        if (auto drawn = parse_board(text)) return drawn;
        if (fault != ENOENT && fault != ENOTDIR && fault != ENAMETOOLONG)
            return failure(text, std::strerror(fault) + std::string("."));
        return Error{"There is neither a board nor a file called " + in_quotes(text) +
                     "; `lastpeg boards` lists the boards."};
    }
    if (size > kMostBytes) return failure(text, "it is longer than 64 KiB.");

    auto board = parse_board_file({bytes.data(), size});
    if (!board) return failure(text, board.error().message);
    return board;
}

}  // namespace peg
