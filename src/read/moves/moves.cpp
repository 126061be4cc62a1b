// SPDX-License-Identifier: MIT
#include "read/moves/moves.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "core/board/game.h"
#include "core/board/notation/board_errors.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"
#include "read/kit/read_errors.h"
#include "read/moves/hole_reader.h"
#include "read/moves/move_items.h"
#include "read/moves/move_player.h"
#include "read/moves/move_tokens.h"
#include "read/moves/token_pairs.h"

namespace peg {

namespace {

constexpr std::size_t kMaxGames = 6;
// The min number of legal jumps that makes a reading on another start credible, or a reading in an
// unusual notation.
constexpr std::size_t kConvincing = 3;
constexpr std::size_t kConvincingUnusual = 2;

class MovesReader {
public:
    MovesReader(const Board& board, const Problem& problem, SignsView signs, bool start_told)
        : board_(board), problem_(problem), signs_(signs), start_told_(start_told) {}

    Result<std::vector<MovesRead>> read() {
        if (auto own = as_own_moves()) return std::vector{*std::move(own)};
        const MoveText text = move_tokens_of(signs_);
        const auto paired = with_bare_pairs(text);
        for (const NotationRank rank : {NotationRank::kUsual, NotationRank::kUnusual}) {
            try_all(text, rank, false);
            if (paired) try_all(*paired, rank, true);
            if (!legal_.empty()) break;
        }
        if (legal_.empty() && !start_told_) {
            free_start_ = true;
            try_all(text, NotationRank::kUsual, false);
            if (paired) try_all(*paired, NotationRank::kUsual, true);
        }
        if (!legal_.empty()) return chosen();
        if (furthest_) return furthest_->error;
        return read_error("read_nothing");
    }

private:
    // Reads our own notation, where holes in brackets tell jumps apart.
    std::optional<MovesRead> as_own_moves() const {
        if (!board_.lists_jumps()) return std::nullopt;
        const auto jumps = parse_moves(board_, text_of(signs_));
        if (!jumps || jumps->empty()) return std::nullopt;
        if (replay(board_, problem_, *jumps).legal < jumps->size()) return std::nullopt;
        MovesRead read;
        read.jumps = *jumps;
        read.notation = notation_id(Notation::kOwn);
        return read;
    }

    void try_all(const MoveText& text, NotationRank rank, bool pairs_alone) {
        const bool two_digits = std::ranges::none_of(text.tokens, [](const MoveToken& token) {
            return token.kind == MoveToken::Kind::kPair;
        });
        for (std::size_t i = 0; i < notation_count(); ++i) {
            const ReadNotation& notation = read_notation(i);
            const auto reader = HoleReader::make(board_, notation);
            if (!reader || reader->rank(two_digits) != rank) continue;
            if (pairs_alone && !reader->pairs()) continue;
            try_notation(text, notation, *reader);
        }
    }

    // Adds the game of the first dialect in which the text can be played.
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
        if (items.items.empty() && !items.first_unreadable) return false;
        const Played played =
            play_items(board_, {text, signs_, notation.id}, items, joins_of(items, dialect),
                       free_start_ ? std::nullopt : std::optional(problem_.start));
        if (played.fault) {
            note_fault(*played.fault, reader);
            return false;
        }
        const std::size_t convincing = free_start_ ? kConvincing
                                       : reader.rank(false) == NotationRank::kUnusual &&
                                               notation.scheme != Scheme::kDigitsZero &&
                                               notation.scheme != Scheme::kRowsZero
                                           ? kConvincingUnusual
                                           : 1;
        if (played.jumps.size() < convincing) return false;
        if (reader.letters() && played.jumps.size() < 2 && !items.ignored.empty()) return false;
        MovesRead read;
        read.jumps = played.jumps;
        read.notation = notation.id;
        read.start = played.start;
        read.notes = text.notes;
        if (free_start_)
            for (const Hole hole : board_.reading_order())
                if (!contains(played.start->pegs, hole))
                    read.notes.push_back(read_error("note_start", format_hole(board_, hole)));
        add_ignored(read, items, played);
        if (aside) read.notes.push_back(read_error("note_left_out", "( ... )"));
        if (std::ranges::find(legal_, read.jumps, &MovesRead::jumps) == legal_.end() &&
            legal_.size() < kMaxGames)
            legal_.push_back(std::move(read));
        return true;
    }

    static void add_ignored(MovesRead& read, const MoveItems& items, const Played& played) {
        std::string words;
        for (const auto* list : {&items.ignored, &played.ignored})
            for (const std::string& word : *list) words += (words.empty() ? "" : " ") + word;
        if (!words.empty()) read.notes.push_back(read_error("note_left_out", in_quotes(words)));
    }

    void note_fault(const MoveFault& fault, const HoleReader& reader) {
        // In a notation of letters every word can be a name, so only legal jumps count as evidence.
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
