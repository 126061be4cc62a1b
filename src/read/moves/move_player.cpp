// SPDX-License-Identifier: MIT
#include "read/moves/move_player.h"

#include <algorithm>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

bool is_short_word(const std::string& word) {
    return word.size() <= 2 && word.find_first_of("0123456789") == std::string::npos;
}

// Reads the items of one dialect and plays them.
class MovePlayer {
public:
    MovePlayer(const Board& board, const MoveSource& source, const MoveItems& items,
               std::vector<Join> joins)
        : board_(board), items_(items), joins_(std::move(joins)), notation_(source.notation),
          text_(source.text), signs_(source.signs) {}

    Played run(std::optional<Position> from) {
        if (!play(from)) out_.fault = std::move(fault_);
        return std::move(out_);
    }

private:
    bool play(std::optional<Position> from) {
        free_start_ = !from;
        at_position_ = from.value_or(Position{});
        for (std::size_t i = 0; i < items_.items.size();)
            if (!read_run(i)) return false;
        if (items_.first_unreadable) {
            const std::string& name = text_.tokens[*items_.first_unreadable].text;
            return fail(*items_.first_unreadable, 1,
                        board_error("names_no_hole", in_quotes(name.empty() ? "pair" : name)));
        }
        // Ignored words that are all short are no sentence: one of them was meant as a hole.
        if (!items_.ignored.empty() && std::ranges::all_of(items_.ignored, is_short_word))
            return fail(items_.first_ignored, 1,
                        board_error("names_no_hole", in_quotes(items_.ignored.front())));
        if (out_.jumps.empty()) {
            fault_.error = board_error("no_moves");
            fault_.begun = false;
            return false;
        }
        return true;
    }

    const MoveItem& item(std::size_t i) const { return items_.items[i]; }
    std::string name(Hole hole) const { return format_hole(board_, hole); }

    bool fail(std::size_t token, int kind, Error why) {
        const MoveToken& at = text_.tokens[token];
        return fail_with(token, kind,
                         board_error("wrong_word", Error{notation_, {}}, word_number_of(signs_, at),
                                     word_at(signs_, at), std::move(why)));
    }

    bool fail_with(std::size_t token, int kind, const Error& error) {
        fault_ = {token, kind, out_.jumps.size(), true,
                  out_.jumps.empty()
                      ? error
                      : read_error("read_before", error, format_moves(board_, out_.jumps))};
        return false;
    }

    // If the text fits several jumps, the error names them.
    bool fail_jump(std::size_t token, const Result<JumpId>& jump, Error none) {
        return fail(token, 2,
                    is_twin_error(jump.error()) ? either_jump(jump.error()) : std::move(none));
    }

    // A hole that belongs to no jump: the vacancy of the start, or a number in a sentence.
    bool read_lone(std::size_t i) {
        const Between& before = item(i).before;
        const Between& after = i + 1 < items_.items.size() ? item(i + 1).before : items_.behind;
        const bool tells_start = before.start || before.remove || after.start;
        if (out_.jumps.empty() && tells_start && !out_.start) {
            out_.start = vacancy(board_, item(i).hole);
            at_position_ = *out_.start;
            free_start_ = false;
            return true;
        }
        const bool in_move =
            before.from || before.next || before.to || before.over || after.to || before.jumps;
        const bool edge = out_.jumps.empty() || is_last(i);
        if (!in_move && (before.prose || (edge && after.prose) || tells_start)) {
            out_.ignored.push_back(text_.tokens[item(i).token].text);
            return true;
        }
        return fail(item(i).token, 2, board_error("no_landing", name(item(i).hole)));
    }

    // True if no jump follows.
    bool is_last(std::size_t i) const {
        for (std::size_t k = i + 1; k < joins_.size(); ++k)
            if (joins_[k] != Join::kNone && joins_[k] != Join::kAside) return false;
        return true;
    }

    // Plays the jumps of one peg, and moves `i` behind them.
    bool read_run(std::size_t& i) {
        const std::size_t first = i++;
        if (item(first).direction) return fail(item(first).token, 2, board_error("no_moves"));
        if (i == joins_.size() || joins_[i] == Join::kNone || joins_[first] == Join::kAside)
            return read_lone(first);
        Hole from = item(first).hole;
        while (i < joins_.size() && joins_[i] != Join::kNone) {
            if (!read_jump(from, i)) return false;
            from = board_.jump(out_.jumps.back()).to;
        }
        return true;
    }

    bool read_jump(Hole from, std::size_t& i) {
        const MoveItem& next = item(i);
        const std::size_t token = next.token;
        if (next.direction) {
            ++i;
            const auto jump = jump_towards(from, *next.direction, next.second);
            if (!jump) return fail(token, 2, board_error("no_landing", name(from)));
            return add(*jump, token);
        }
        if (joins_[i] == Join::kAside) {  // named as removed before any jump
            const auto jump = jump_over(board_, from, next.hole);
            if (!jump)
                return fail_jump(token, jump,
                                 board_error("no_jump_over", name(from), name(next.hole)));
            ++i;
            return add(*jump, token);
        }
        // The next hole, if the text says that the peg lands there.
        const auto landing = [&]() -> std::optional<Hole> {
            const bool lands =
                i + 1 < joins_.size() && joins_[i + 1] == Join::kTo && !item(i + 1).direction;
            return lands ? std::optional(item(i + 1).hole) : std::nullopt;
        };
        if (joins_[i] == Join::kOver || joins_[i] == Join::kEither) {
            if (const auto to = landing())
                if (const auto jump = board_.find_jump(from, next.hole, *to)) {
                    i += 2;
                    return add(*jump, item(i - 1).token);
                }
            auto jump = jump_over(board_, from, next.hole);
            const bool over = jump || is_twin_error(jump.error());
            if (over && landing())
                return fail(item(i + 1).token, 2,
                            board_error("no_jump_over_to", name(from), name(next.hole),
                                        name(item(i + 1).hole)));
            if (!over && joins_[i] == Join::kEither) jump = jump_to(board_, from, next.hole);
            if (!jump)
                return fail_jump(token, jump,
                                 board_error("no_jump_over", name(from), name(next.hole)));
            ++i;
            return add(*jump, token);
        }
        const auto direct = jump_to(board_, from, next.hole);
        if (direct) {
            ++i;
            return add(*direct, token) && confirm(i);
        }
        // The hole in the middle is the one jumped over: "5-10-17".
        const auto to = landing();
        const auto jump = to ? board_.find_jump(from, next.hole, *to) : std::nullopt;
        if (!jump)
            return fail_jump(token, direct, board_error("no_jump_to", name(from), name(next.hole)));
        i += 2;
        return add(*jump, item(i - 1).token);
    }

    // Checks the hole that the text says was jumped over: "4 to 1 over 2", "4 to 1, removing 2".
    bool confirm(std::size_t& i) {
        while (i < joins_.size() && (joins_[i] == Join::kAside || joins_[i] == Join::kOver)) {
            const Jump& jump = board_.jump(out_.jumps.back());
            if (item(i).hole != jump.over) {
                if (joins_[i] == Join::kOver) return true;  // another jump of the same peg
                return fail(item(i).token, 2,
                            board_error("no_jump_over_to", name(jump.from), name(item(i).hole),
                                        name(jump.to)));
            }
            ++i;
        }
        return true;
    }

    bool add(JumpId id, std::size_t token) {
        const Jump& jump = board_.jump(id);
        if (free_start_) {
            out_.start = vacancy(board_, jump.to);
            at_position_ = *out_.start;
            free_start_ = false;
        }
        const bool legal = contains(at_position_.pegs, jump.from) &&
                           contains(at_position_.pegs, jump.over) &&
                           !contains(at_position_.pegs, jump.to);
        if (!legal) {
            const MoveToken& at = text_.tokens[token];
            return fail_with(token, 3,
                             board_error("wrong_play", Error{notation_, {}},
                                         word_number_of(signs_, at), format_jump(board_, id),
                                         obstacle(board_, at_position_, id)));
        }
        at_position_.pegs ^= jump.mask;
        out_.jumps.push_back(id);
        return true;
    }

    std::optional<JumpId> jump_towards(Hole from, Meaning one, std::optional<Meaning> two) const {
        int column = 0;
        int row = 0;
        for (const auto& direction : {std::optional(one), two}) {
            if (!direction) continue;
            column += *direction == Meaning::kRight ? 1 : *direction == Meaning::kLeft ? -1 : 0;
            row += *direction == Meaning::kDown ? 1 : *direction == Meaning::kUp ? -1 : 0;
        }
        std::vector<std::pair<int, int>> steps{{column, row}};
        if (board_.lattice() == Lattice::kTriangular) {
            // In the usual drawing of a triangle, each row begins half a hole further left than the
            // row above.
            if (row < 0 && column > 0) steps = {{0, -1}};
            if (row > 0 && column < 0) steps = {{0, 1}};
            if (row != 0 && column == 0) steps = {{0, row}, {row, row}};
        }
        std::optional<JumpId> found;
        for (const auto& [step_column, step_row] : steps) {
            const Cell cell = board_.cell(from);
            const auto to = board_.hole_at(cell.column + 2 * step_column, cell.row + 2 * step_row);
            const auto jump = to ? board_.find_jump(from, *to) : std::nullopt;
            if (!jump) continue;
            const Jump& it = board_.jump(*jump);
            const bool legal =
                contains(at_position_.pegs, it.over) && !contains(at_position_.pegs, it.to);
            if (found && !legal) continue;
            if (found && legal) return std::nullopt;  // ambiguous: up left or up right
            if (legal || steps.size() == 1) found = jump;
        }
        return found;
    }

    const Board& board_;
    const MoveItems& items_;
    std::vector<Join> joins_;
    std::string_view notation_;
    const MoveText& text_;
    SignsView signs_;
    bool free_start_ = false;
    Position at_position_;
    Played out_;
    MoveFault fault_;
};

}  // namespace

Played play_items(const Board& board, const MoveSource& source, const MoveItems& items,
                  std::vector<Join> joins, std::optional<Position> from) {
    return MovePlayer(board, source, items, std::move(joins)).run(from);
}

}  // namespace peg
