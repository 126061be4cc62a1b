// SPDX-License-Identifier: MIT
#include "cli/board_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "cli/cli_errors.h"
#include "cli/given_text.h"
#include "cli/text_file.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"

namespace peg {
namespace {

// The largest board, 64 holes in 64 rows of 26 columns, takes less than 2 KiB. The rest allows for
// blanks at line ends.
constexpr std::size_t kMaxBytes = 65536;

// Reads a board file in our own format, otherwise in any form that `lastpeg read` understands.
Result<BoardAndProblem> board_in_file(const std::string& text, const std::string& file) {
    auto board = parse_board_file(text);
    if (board) return board;
    if (auto read = read_board_text(text)) return read;
    return cli_error("board_file", in_quotes(file), board.error());
}

}  // namespace

Result<BoardAndProblem> read_board(const std::string& text) {
    if (find_in_catalogue(text)) return parse_board_name(text);
    if (text == "-") {
        const auto input = read_text(text);
        if (!input) return input.error();
        return board_in_file(*input, text);
    }

    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(text.c_str(), "rb"),
                                                               &std::fclose);
    std::array<char, kMaxBytes + 1> bytes;
    const std::size_t size = file ? std::fread(bytes.data(), 1, bytes.size(), file.get()) : 0;
    if (const int fault = !file || std::ferror(file.get()) != 0 ? errno : 0; fault != 0) {
        // A drawing in one line, `xxx/xox`, is never taken for the path of a file.
        auto drawn = parse_board(text);
        if (drawn || is_error_in_jumps(drawn.error())) return drawn;
        if (auto read = read_board_text(text)) return read;
        if (fault != ENOENT && fault != ENOTDIR && fault != ENAMETOOLONG)
            return cli_error("board_file_unread", in_quotes(text), std::strerror(fault));
        return cli_error("no_board_or_file", in_quotes(text));
    }
    if (size > kMaxBytes) return cli_error("board_file_size", in_quotes(text));

    return board_in_file({bytes.data(), size}, text);
}

}  // namespace peg
