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
#include "read/move_player.h"
#include "read/move_tokens.h"
#include "read/read_errors.h"

namespace peg {

namespace {

constexpr std::size_t kMaxGames = 6;
// From so many jumps on another start than the usual one is believed, and an unusual notation.
constexpr std::size_t kConvincing = 3;
constexpr std::size_t kConvincingUnusual = 2;

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
        const bool two_digits = std::ranges::none_of(text.tokens, [](const MoveToken& token) {
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
                    const bool turns = std::ranges::any_of(turned.items, [](const MoveItem& item) {
                        return item.direction.has_value();
                    });
                    if (turns && try_items(text, notation, reader, turned, dialect, aside)) return;
                    continue;
                }
                if (!dialect.explicit_joints && items.joints) continue;
                if (dialect.flat > 0 &&
                    (items.compact ||
                     items.items.size() % static_cast<std::size_t>(dialect.flat) != 0))
                    continue;
                if (try_items(text, notation, reader, items, dialect, aside)) return;
            }
        }
    }

    bool try_items(const MoveText& text, const ReadNotation& notation, const HoleReader& reader,
                   const MoveItems& items, const Dialect& dialect, bool aside) {
        if (items.items.empty() && !items.unread) return false;
        MovePlayer player(board_, items, joins_of(items, dialect), notation.id, text, signs_);
        const bool played = player.play(free_start_ ? std::nullopt : std::optional(problem_.start));
        if (!played) {
            note_fault(player.fault(), reader);
            return false;
        }
        const std::size_t convincing = free_start_ ? kConvincing
                                       : reader.likely(false) == Likely::kUnusual &&
                                               notation.scheme != Scheme::kDigitsZero &&
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

    static void add_ignored(MovesRead& read, const MoveItems& items, const MovePlayer& player) {
        std::string words;
        for (const auto* list : {&items.ignored, &player.ignored})
            for (const std::string& word : *list) words += (words.empty() ? "" : " ") + word;
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

void add_moves(TextReading& reading, const MovesRead& moves) {
    reading.jumps = moves.jumps;
    reading.notation = moves.notation;
    if (moves.start && !reading.position) reading.position = moves.start;
    reading.kind = reading.position ? TextReading::Kind::kGame : TextReading::Kind::kMoves;
    reading.notes.insert(reading.notes.end(), moves.notes.begin(), moves.notes.end());
}

}  // namespace peg
