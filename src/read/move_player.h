// SPDX-License-Identifier: MIT
#pragma once

// Plays the holes that a text names, joined in one dialect: each jump has to exist and to be legal
// when its turn comes. A part of moves.h.

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/board/board_errors.h"
#include "core/board/notation.h"
#include "core/support/text.h"
#include "read/move_items.h"
#include "read/read_errors.h"

namespace peg {

// What is wrong with a reading, and where: the greater, the better it reads.
struct MoveFault {
    std::size_t token = 0;
    int kind = 0;            // 1 a name, 2 no jump, 3 cannot be played
    std::size_t played = 0;  // jumps before it
    bool begun = false;      // something was read
    Error error;

    bool operator<(const MoveFault& other) const {
        return std::tuple(played > 0, token, kind) <
               std::tuple(other.played > 0, other.token, other.kind);
    }
};

inline bool is_short_word(const std::string& word) {
    return word.size() <= 2 && word.find_first_of("0123456789") == std::string::npos;
}

// Reads the items of one dialect and plays them.
class MovePlayer {
public:
    MovePlayer(const Board& board, const MoveItems& items, std::vector<Join> joins,
               std::string_view notation, const MoveText& text, SignsView signs)
        : board_(board), items_(items), joins_(std::move(joins)), notation_(notation), text_(text),
          signs_(signs) {}

    // False where it cannot be played from there: see fault(). Without a start: from the one with a
    // single vacancy that the first jump needs.
    bool play(std::optional<Position> from) {
        free_start_ = !from;
        at_position_ = from.value_or(Position{});
        for (std::size_t i = 0; i < items_.items.size();)
            if (!read_run(i)) return false;
        if (items_.unread) {
            const std::string& name = text_.tokens[*items_.unread].text;
            return fail(*items_.unread, 1,
                        board_error("names_no_hole", in_quotes(name.empty() ? "pair" : name)));
        }
        // A sentence has longer words: this was to be a hole.
        if (!items_.ignored.empty() && std::ranges::all_of(items_.ignored, is_short_word))
            return fail(items_.first_ignored, 1,
                        board_error("names_no_hole", in_quotes(items_.ignored.front())));
        if (jumps.empty()) {
            fault_.error = board_error("no_moves");
            fault_.begun = false;
            return false;
        }
        return true;
    }

    const MoveFault& fault() const { return fault_; }

    std::vector<JumpId> jumps;
    std::optional<Position> start;  // that the text tells, or that was found
    std::vector<std::string> ignored;

private:
    const MoveItem& item(std::size_t i) const { return items_.items[i]; }
    std::string name(Hole hole) const { return format_hole(board_, hole); }

    bool fail(std::size_t token, int kind, Error why) {
        const MoveToken& at = text_.tokens[token];
        Error error = board_error("wrong_word", Error{notation_, {}}, word_number_of(signs_, at),
                                  word_at(signs_, at), std::move(why));
        return fail_with(token, kind, std::move(error));
    }

    bool fail_with(std::size_t token, int kind, Error error) {
        if (!jumps.empty())
            error = read_error("read_before", std::move(error), format_moves(board_, jumps));
        fault_ = {token, kind, jumps.size(), true, std::move(error)};
        return false;
    }

    std::optional<JumpId> jump_over(Hole from, Hole over) const {
        for (std::size_t id = 0; id < board_.jumps().size(); ++id)
            if (board_.jumps()[id].from == from && board_.jumps()[id].over == over)
                return static_cast<JumpId>(id);
        return std::nullopt;
    }

    // A hole that stands alone: the vacancy of the start, or a number in a sentence.
    bool read_lone(std::size_t i) {
        const Between& before = item(i).before;
        const Between& after = i + 1 < items_.items.size() ? item(i + 1).before : items_.behind;
        const bool tells_start = before.start || before.remove || after.start;
        if (jumps.empty() && tells_start && !start) {
            start = vacancy(board_, item(i).hole);
            at_position_ = *start;
            free_start_ = false;
            return true;
        }
        const bool in_move =
            before.from || before.next || before.to || before.over || after.to || before.jumps;
        const bool edge = jumps.empty() || is_last(i);
        if (!in_move && (before.prose || (edge && after.prose) || tells_start)) {
            ignored.push_back(text_.tokens[item(i).token].text);
            return true;
        }
        return fail(item(i).token, 2, board_error("no_landing", name(item(i).hole)));
    }

    // Whether only holes that stand alone follow.
    bool is_last(std::size_t i) const {
        for (std::size_t k = i + 1; k < joins_.size(); ++k)
            if (joins_[k] != Join::kNone && joins_[k] != Join::kAside) return false;
        return true;
    }

    // The jumps by one peg, and `i` behind them.
    bool read_run(std::size_t& i) {
        const std::size_t first = i++;
        if (item(first).direction) return fail(item(first).token, 2, board_error("no_moves"));
        if (i == joins_.size() || joins_[i] == Join::kNone || joins_[first] == Join::kAside)
            return read_lone(first);
        Hole from = item(first).hole;
        while (i < joins_.size() && joins_[i] != Join::kNone) {
            if (!read_jump(from, i)) return false;
            from = board_.jump(jumps.back()).to;
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
        if (joins_[i] == Join::kAside) {  // taken off, though nothing was jumped yet
            const auto jump = jump_over(from, next.hole);
            if (!jump)
                return fail(token, 2, board_error("no_jump_over", name(from), name(next.hole)));
            ++i;
            return add(*jump, token);
        }
        std::optional<JumpId> jump;
        if (joins_[i] == Join::kOver || joins_[i] == Join::kEither) {
            jump = jump_over(from, next.hole);
            if (!jump && joins_[i] == Join::kEither) jump = board_.find_jump(from, next.hole);
            if (!jump)
                return fail(token, 2, board_error("no_jump_over", name(from), name(next.hole)));
            ++i;
            const bool lands = i < joins_.size() && joins_[i] == Join::kTo && !item(i).direction &&
                               board_.jump(*jump).over == next.hole;
            if (!lands) return add(*jump, token);
            const MoveItem& to = item(i);
            if (board_.jump(*jump).to != to.hole)
                return fail(
                    to.token, 2,
                    board_error("no_jump_over_to", name(from), name(next.hole), name(to.hole)));
            ++i;
            return add(*jump, to.token);
        }
        jump = board_.find_jump(from, next.hole);
        if (jump) {
            ++i;
            return add(*jump, token) && confirm(i);
        }
        // The hole that is jumped over in the middle: "5-10-17".
        jump = jump_over(from, next.hole);
        if (!jump || i + 1 >= joins_.size() || joins_[i + 1] != Join::kTo ||
            item(i + 1).direction || board_.jump(*jump).to != item(i + 1).hole)
            return fail(token, 2, board_error("no_jump_to", name(from), name(next.hole)));
        i += 2;
        return add(*jump, item(i - 1).token);
    }

    // "4 to 1 over 2", "4 to 1, removing 2": the hole that was jumped over.
    bool confirm(std::size_t& i) {
        while (i < joins_.size() && (joins_[i] == Join::kAside || joins_[i] == Join::kOver)) {
            const Jump& jump = board_.jump(jumps.back());
            if (item(i).hole != jump.over) {
                if (joins_[i] == Join::kOver) return true;  // the peg jumps on
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
            start = vacancy(board_, jump.to);
            at_position_ = *start;
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
        jumps.push_back(id);
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
            // As it is drawn, each row lies half a hole further left than the one above.
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
            if (found && legal) return std::nullopt;  // up to the left, or to the right?
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
    MoveFault fault_;
};

}  // namespace peg
