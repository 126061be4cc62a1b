// SPDX-License-Identifier: MIT
#include "core/board/notation/foreign_notation.h"

#include <algorithm>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "core/board/notation/game_words.h"
#include "core/board/notation/notation.h"
#include "core/support/text.h"

namespace peg {

namespace {

// A hole as the text names it.
struct Named {
    Hole hole = 0;
    Link before = Link::kNone;
    bool first = false;  // the first name of its word
    const GameWord* word = nullptr;
};

// What is wrong with a reading, and where. The fault that comes later in the text is the greater
// one.
struct Fault {
    enum Kind : std::uint8_t { kText, kName, kJump, kPlay };

    std::uint32_t word = 0;
    Kind kind = kText;
    Error error;

    bool operator<(const Fault& other) const {
        return std::pair(word, kind) < std::pair(other.word, other.kind);
    }
};

class Reader {
public:
    Reader(const Board& board, std::string_view text, const HoleNames& names)
        : board_(board), text_(text), names_(names) {}

    // False if the text is no line of jumps on the board: fault() says why.
    bool read() {
        const bool letters =
            names_.notation() == Notation::kLetters || names_.notation() == Notation::kMirrored;
        auto words = split_game(text_, !letters);
        if (!words) {
            fault_.error = words.error();
            return false;
        }
        words_ = *std::move(words);
        if (words_.empty()) {
            fault_.error = board_error("no_moves");
            return false;
        }
        if (!find_holes()) return false;
        for (std::size_t at = 0; at < named_.size();)
            if (!read_move(at)) return false;
        return true;
    }

    const Fault& fault() const { return fault_; }

    std::vector<JumpId> jumps;
    std::vector<std::uint32_t> numbers;  // of the words in which they end

private:
    bool fail(const GameWord& word, Fault::Kind kind, Error why) {
        fault_ = {word.number, kind,
                  board_error("wrong_word", notation_words(names_.notation()), word.number,
                              word_in_text(text_, word), std::move(why))};
        return false;
    }
    std::nullopt_t fail_jump(const Named& named, Error why) {
        fail(*named.word, Fault::kJump, std::move(why));
        return std::nullopt;
    }
    std::string name(Hole hole) const { return format_hole(board_, hole); }

    bool find_holes() {
        bool compact = false;
        for (const GameWord& word : words_) {
            const auto holes = names_.read(word.text);
            if (!holes)
                return fail(word, Fault::kName, board_error("names_no_hole", in_quotes(word.text)));
            compact |= holes->size() > 1;
            for (std::size_t i = 0; i < holes->size(); ++i)
                named_.push_back({(*holes)[i], i > 0 ? Link::kTo : word.before, i == 0, &word});
        }
        // If words like "ex" join holes, blanks do not.
        for (Named& named : named_)
            if (compact && named.first && named.word->loose) named.before = Link::kNone;
        return true;
    }

    // The only jump that fits the names; empty if there is none or more than one, and then sets the
    // fault.
    std::optional<JumpId> only(const Named& named, const Result<JumpId>& jump, const Error& why) {
        if (jump) return *jump;
        return fail_jump(named, is_twin_error(jump.error()) ? either_jump(jump.error()) : why);
    }

    bool linked(std::size_t at, Link link) const {
        return at < named_.size() && named_[at].before == link;
    }

    // The jumps by one peg, and `at` behind them.
    bool read_move(std::size_t& at) {
        const Named& first = named_[at++];
        Hole from = first.hole;
        if (at == named_.size() || linked(at, Link::kNone))
            return fail(*first.word, Fault::kJump, board_error("no_landing", name(from)));
        while (at < named_.size() && !linked(at, Link::kNone)) {
            const auto jump = linked(at, Link::kOver) ? read_over(from, at) : read_to(from, at);
            if (!jump) return false;
            jumps.push_back(*jump);
            numbers.push_back(named_[at - 1].word->number);
            from = board_.jump(*jump).to;
        }
        return true;
    }

    // "... over 10", or "... over 10 to 17".
    std::optional<JumpId> read_over(Hole from, std::size_t& at) {
        const Named& over = named_[at++];
        const Error none = board_error("no_jump_over", name(from), name(over.hole));
        if (!linked(at, Link::kTo)) return only(over, jump_over(board_, from, over.hole), none);
        const Named& to = named_[at++];
        if (const auto jump = board_.find_jump(from, over.hole, to.hole)) return jump;
        const auto other = jump_over(board_, from, over.hole);
        if (!other && !is_twin_error(other.error())) return fail_jump(over, none);
        return fail_jump(
            to, board_error("no_jump_over_to", name(from), name(over.hole), name(to.hole)));
    }

    // "...-17", or "...-10-17" with the hole that is jumped over.
    std::optional<JumpId> read_to(Hole from, std::size_t& at) {
        const Named& next = named_[at++];
        const auto direct = jump_to(board_, from, next.hole);
        if (direct) return *direct;
        const auto jump = linked(at, Link::kTo) ? board_.find_jump(from, next.hole, named_[at].hole)
                                                : std::nullopt;
        if (!jump)
            return only(next, direct, board_error("no_jump_to", name(from), name(next.hole)));
        ++at;
        return jump;
    }

    const Board& board_;
    std::string_view text_;
    const HoleNames& names_;
    std::vector<GameWord> words_;
    std::vector<Named> named_;
    Fault fault_;
};

struct Attempt {
    std::optional<GameReading> reading;
    Fault fault;  // where there is no reading
};

Attempt attempt(const Board& board, const Problem& problem, std::string_view text,
                Notation notation) {
    if (text.size() > kMaxGameText) return {{}, {0, Fault::kText, board_error("game_size")}};
    const auto names = HoleNames::make(board, notation);
    if (!names) return {{}, {0, Fault::kText, board_error("no_names", notation_words(notation))}};
    Reader reader(board, text, *names);
    if (!reader.read()) return {{}, reader.fault()};
    GameReading reading{notation, std::move(reader.jumps), std::move(reader.numbers), {}};
    reading.played = replay(board, problem, reading.jumps);
    return {std::move(reading), {}};
}

// What is wrong with a reading that is not legal.
Fault illegal(const Board& board, const GameReading& reading) {
    const JumpId jump = reading.jumps[reading.played.legal];
    const std::uint32_t word = reading.words[reading.played.legal];
    return {word, Fault::kPlay,
            board_error("wrong_play", notation_words(reading.notation), word,
                        format_jump(board, jump), obstacle(board, reading.played.end, jump))};
}

}  // namespace

Result<GameReading> read_game_as(const Board& board, const Problem& problem, std::string_view text,
                                 Notation notation) {
    Attempt result = attempt(board, problem, text, notation);
    if (!result.reading) return result.fault.error;
    return *std::move(result.reading);
}

Result<std::vector<GameReading>> legal_readings(const Board& board, const Problem& problem,
                                                std::string_view text) {
    std::vector<GameReading> legal;
    std::optional<Fault> furthest;
    for (const Notation notation : kEveryNotation) {
        auto [reading, fault] = attempt(board, problem, text, notation);
        if (reading && reading->legal()) {
            if (std::ranges::find(legal, reading->jumps, &GameReading::jumps) == legal.end())
                legal.push_back(*std::move(reading));
            continue;
        }
        if (reading) fault = illegal(board, *reading);
        if (!furthest || *furthest < fault) furthest = std::move(fault);
    }
    if (legal.empty()) return furthest->error;
    return legal;
}

Result<GameReading> read_game(const Board& board, const Problem& problem, std::string_view text) {
    auto readings = legal_readings(board, problem, text);
    if (!readings) return readings.error();
    std::vector<GameReading> legal = *std::move(readings);
    if (legal.size() == 1) return std::move(legal.front());
    const auto finishes = [](const GameReading& reading) { return reading.played.finished; };
    if (std::ranges::count_if(legal, finishes) == 1)
        return std::move(*std::ranges::find_if(legal, finishes));
    const auto named = [&](std::size_t i) {
        const Notation notation = legal[i].notation;
        return board_error("reading", notation_words(notation), notation_id(notation));
    };
    return board_error("ambiguous", named(0), named(1));
}

std::optional<std::string> write_game(const Board& board, std::span<const JumpId> jumps,
                                      Notation notation, JumpStyle style) {
    const auto names = HoleNames::make(board, notation);
    if (!names) return std::nullopt;
    std::string text;
    std::optional<Hole> last;  // where the last jump landed
    for (const JumpId id : jumps) {
        const Jump& jump = board.jump(id);
        if (style == JumpStyle::kOver) {
            if (last) text += ", ";
            text += names->name(jump.from) + " over " + names->name(jump.over);
            if (shares_over(board, id)) text += " to " + names->name(jump.to);
        } else {
            if (last != jump.from) text += (last ? " " : "") + names->name(jump.from);
            text += jump.has_twin ? " over " + names->name(jump.over) + " to " : "-";
            text += names->name(jump.to);
        }
        last = jump.to;
    }
    return text;
}

}  // namespace peg
