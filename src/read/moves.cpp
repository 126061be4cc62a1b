// SPDX-License-Identifier: MIT
#include "read/moves.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/board/board_errors.h"
#include "core/board/game.h"
#include "core/board/notation.h"
#include "core/support/text.h"
#include "read/hole_reader.h"
#include "read/move_items.h"
#include "read/move_tokens.h"
#include "read/read_errors.h"

namespace peg {

namespace {

constexpr std::size_t kMaxGames = 6;
// From so many jumps on another start than the usual one is believed, and an unusual notation.
constexpr std::size_t kConvincing = 3;
constexpr std::size_t kConvincingUnusual = 2;

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

bool is_short(const std::string& word) {
    return word.size() <= 2 && word.find_first_of("0123456789") == std::string::npos;
}

// Reads the items of one dialect and plays them.
class Player {
public:
    Player(const Board& board, const MoveItems& items, std::vector<Join> joins,
           std::string_view notation, const MoveText& text, SignsView signs)
        : board_(board), items_(items), joins_(std::move(joins)), notation_(notation),
          text_(text), signs_(signs) {}

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
        if (!items_.ignored.empty() && std::ranges::all_of(items_.ignored, is_short))
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
        const bool in_move = before.from || before.next || before.to || before.over || after.to ||
                             before.jumps;
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
        if (item(first).direction)
            return fail(item(first).token, 2, board_error("no_moves"));
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
                return fail(to.token, 2,
                            board_error("no_jump_over_to", name(from), name(next.hole),
                                        name(to.hole)));
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
            const bool legal = contains(at_position_.pegs, it.over) &&
                               !contains(at_position_.pegs, it.to);
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

// Numbers with a comma between them as pairs: "3,1 to 3,3".
std::optional<MoveText> with_bare_pairs(const MoveText& text) {
    MoveText paired;
    paired.brackets = text.brackets;
    paired.notes = text.notes;
    const auto number_of = [](const MoveToken& token) -> std::optional<int> {
        if (token.kind != MoveToken::Kind::kName || token.text.empty() || token.text.size() > 2)
            return std::nullopt;
        int value = 0;
        for (const char c : token.text) {
            if (c < '0' || c > '9') return std::nullopt;
            value = value * 10 + (c - '0');
        }
        return value;
    };
    bool found = false;
    for (std::size_t i = 0; i < text.tokens.size(); ++i) {
        const MoveToken& token = text.tokens[i];
        const auto one = number_of(token);
        const bool comma = i + 2 < text.tokens.size() &&
                           text.tokens[i + 1].kind == MoveToken::Kind::kComma &&
                           !text.tokens[i + 1].blank_before;
        const auto two = one && comma ? number_of(text.tokens[i + 2]) : std::nullopt;
        paired.tokens.push_back(token);
        if (!two) continue;
        MoveToken& pair = paired.tokens.back();
        pair.kind = MoveToken::Kind::kPair;
        pair.first_number = *one;
        pair.second_number = *two;
        pair.end = text.tokens[i + 2].end;
        i += 2;
        found = true;
    }
    if (!found) return std::nullopt;
    return paired;
}

class MovesReader {
public:
    MovesReader(const Board& board, const Problem& problem, SignsView signs, bool start_told)
        : board_(board), problem_(problem), signs_(signs), start_told_(start_told) {}

    Result<std::vector<MovesRead>> read() {
        const MoveText text = move_tokens_of(signs_);
        const auto paired = with_bare_pairs(text);
        for (const Likely likely : {Likely::kUsual, Likely::kUnusual}) {
            try_all(text, likely, false);
            if (paired) try_all(*paired, likely, true);
            if (!legal_.empty()) break;
        }
        if (legal_.empty() && !start_told_) {
            free_start_ = true;
            try_all(text, Likely::kUsual, false);
            if (paired) try_all(*paired, Likely::kUsual, true);
        }
        if (!legal_.empty()) return chosen();
        if (furthest_) return furthest_->error;
        return read_error("read_nothing");
    }

private:
    void try_all(const MoveText& text, Likely likely, bool pairs_alone) {
        const bool two_digits =
            std::ranges::none_of(text.tokens, [](const MoveToken& token) {
                return token.kind == MoveToken::Kind::kPair;
            });
        for (std::size_t i = 0; i < notation_count(); ++i) {
            const ReadNotation& notation = read_notation(i);
            const auto reader = HoleReader::make(board_, notation);
            if (!reader || reader->likely(two_digits) != likely) continue;
            if (pairs_alone && !reader->pairs()) continue;
            try_notation(text, notation, *reader);
        }
    }

    // The first dialect in which the text can be played.
    void try_notation(const MoveText& text, const ReadNotation& notation,
                      const HoleReader& reader) {
        for (const bool aside : {false, true}) {
            if (aside && !text.brackets) continue;
            const MoveItems items = items_of(text.tokens, reader, aside, false);
            for (const Dialect& dialect : dialects()) {
                if (dialect.directions) {
                    if (aside) continue;
                    const MoveItems turned = items_of(text.tokens, reader, false, true);
                    const bool turns = std::ranges::any_of(
                        turned.items,
                        [](const MoveItem& item) { return item.direction.has_value(); });
                    if (turns && try_items(text, notation, reader, turned, dialect, aside)) return;
                    continue;
                }
                if (!dialect.explicit_joints && items.joints) continue;
                if (dialect.flat > 0 &&
                    (items.compact || items.items.size() %
                                              static_cast<std::size_t>(dialect.flat) !=
                                          0))
                    continue;
                if (try_items(text, notation, reader, items, dialect, aside)) return;
            }
        }
    }

    bool try_items(const MoveText& text, const ReadNotation& notation, const HoleReader& reader,
                   const MoveItems& items, const Dialect& dialect, bool aside) {
        if (items.items.empty() && !items.unread) return false;
        Player player(board_, items, joins_of(items, dialect), notation.id, text, signs_);
        const bool played =
            player.play(free_start_ ? std::nullopt : std::optional(problem_.start));
        if (!played) {
            note_fault(player.fault(), reader);
            return false;
        }
        const std::size_t convincing =
            free_start_ ? kConvincing
            : reader.likely(false) == Likely::kUnusual && notation.scheme != Scheme::kDigitsZero &&
                    notation.scheme != Scheme::kRowsZero
                ? kConvincingUnusual
                : 1;
        if (player.jumps.size() < convincing) return false;
        if (reader.letters() && player.jumps.size() < 2 && !items.ignored.empty()) return false;
        MovesRead read;
        read.jumps = player.jumps;
        read.notation = notation.id;
        read.start = player.start;
        read.notes = text.notes;
        if (free_start_)
            for (const Hole hole : board_.reading_order())
                if (!contains(player.start->pegs, hole))
                    read.notes.push_back(read_error("note_start", format_hole(board_, hole)));
        add_ignored(read, items, player);
        if (aside) read.notes.push_back(read_error("note_left_out", "( ... )"));
        if (std::ranges::find(legal_, read.jumps, &MovesRead::jumps) == legal_.end() &&
            legal_.size() < kMaxGames)
            legal_.push_back(std::move(read));
        return true;
    }

    static void add_ignored(MovesRead& read, const MoveItems& items, const Player& player) {
        std::string words;
        for (const auto* list : {&items.ignored, &player.ignored})
            for (const std::string& word : *list)
                words += (words.empty() ? "" : " ") + word;
        if (!words.empty()) read.notes.push_back(read_error("note_left_out", in_quotes(words)));
    }

    void note_fault(const MoveFault& fault, const HoleReader& reader) {
        // Any word is letters: only jumps prove anything.
        const bool believed = reader.letters() ? fault.played > 1 : fault.begun;
        if (!believed || free_start_) return;
        if (!furthest_ || *furthest_ < fault) furthest_ = fault;
    }

    std::vector<MovesRead> chosen() {
        const auto finishes = [&](const MovesRead& read) {
            Problem problem = problem_;
            if (read.start) problem.start = *read.start;
            return replay(board_, problem, read.jumps).finished;
        };
        if (legal_.size() > 1 && std::ranges::count_if(legal_, finishes) == 1) {
            const auto one = std::ranges::find_if(legal_, finishes);
            return {*one};
        }
        return legal_;
    }

    const Board& board_;
    const Problem& problem_;
    SignsView signs_;
    bool start_told_;
    bool free_start_ = false;
    std::vector<MovesRead> legal_;
    std::optional<MoveFault> furthest_;
};

}  // namespace

Result<std::vector<MovesRead>> read_moves(const Board& board, const Problem& problem,
                                          SignsView text, bool start_told) {
    return MovesReader(board, problem, text, start_told).read();
}

void add_moves(Reading& reading, const MovesRead& moves) {
    reading.jumps = moves.jumps;
    reading.notation = moves.notation;
    if (moves.start && !reading.position) reading.position = moves.start;
    reading.kind = reading.position ? Reading::Kind::kGame : Reading::Kind::kMoves;
    reading.notes.insert(reading.notes.end(), moves.notes.begin(), moves.notes.end());
}

}  // namespace peg
