// SPDX-License-Identifier: MIT
#include "read/read_text.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/board/board_art.h"
#include "core/board/board_errors.h"
#include "core/support/text.h"
#include "read/board_names.h"
#include "read/drawing.h"
#include "read/fields.h"
#include "read/grid.h"
#include "read/json_fields.h"
#include "read/link.h"
#include "read/moves.h"
#include "read/read_errors.h"
#include "read/signs.h"

namespace peg {

namespace {

constexpr std::size_t kMaxReadings = 6;
constexpr std::size_t kMaxBlocks = 6;

constexpr std::array kKindIds{"link", "board", "position", "problem", "moves", "game"};

Result<Readings> no_reading(Error error) { return error; }

void add_reading(Readings& readings, TextReading reading) {
    for (const TextReading& known : readings)
        if (known.same_as(reading)) return;
    if (readings.size() < kMaxReadings) readings.push_back(std::move(reading));
}

// --- What mail and chats put around a text

// Signs of quotation and of comments before each line, and fences of code.
void unwrap(std::vector<SignsView>& lines) {
    constexpr std::array<SignsView, 3> kComments{U";;", U"//", U"%"};
    for (SignsView& line : lines) {
        for (;;) {
            const SignsView inner = trimmed_signs(line);
            if (!inner.starts_with(U'>') || inner.starts_with(U">>>")) break;
            line = inner.substr(1);
            if (line.starts_with(U' ')) line.remove_prefix(1);
        }
        const SignsView inner = trimmed_signs(line);
        if (inner.starts_with(U"```") || inner.starts_with(U"~~~")) line = {};
        for (const SignsView mark : kComments)
            if (inner.starts_with(mark)) line = line.substr(line.find(mark) + mark.size());
    }
    // One of these before every line.
    for (const SignsView mark : {SignsView(U"--"), SignsView(U"#"), SignsView(U"*"),
                                 SignsView(U";"), SignsView(U"'"), SignsView(U"|")}) {
        std::size_t marked = 0;
        bool all = true;
        for (const SignsView line : lines) {
            const SignsView inner = trimmed_signs(line);
            if (inner.empty()) continue;
            const SignsView rest = inner.substr(std::min(mark.size(), inner.size()));
            // Elsewhere it may be a sign of a drawing.
            all &= inner.starts_with(mark) && (rest.empty() || rest.front() == U' ') &&
                   rest.find(mark) == SignsView::npos;
            ++marked;
        }
        if (!all || marked < 2) continue;
        for (SignsView& line : lines)
            if (!trimmed_signs(line).empty()) line = line.substr(line.find(mark) + mark.size());
    }
}

Signs joined(const std::vector<SignsView>& lines) {
    Signs text;
    for (const SignsView line : lines) (text += line) += U'\n';
    return text;
}

// --- The kinds

std::optional<Result<Readings>> as_link(const BoardAndProblem& at_hand, SignsView text) {
    const auto links = links_in(text);
    if (links.empty()) return std::nullopt;
    Readings readings;
    std::optional<Error> fault;
    std::size_t end = 0;  // of the links that were read
    for (const std::vector<PageLink>& ways : links)
        for (const PageLink& link : ways) {
            if (link.begin < end) break;  // the rest of one that was broken
            const auto read = read_fields(at_hand, link.fields);
            if (!read) {
                fault = read.error();
                continue;
            }
            for (TextReading reading : *read) {
                reading.notes.insert(reading.notes.end(), link.notes.begin(), link.notes.end());
                add_reading(readings, std::move(reading));
            }
            end = link.end;
            break;
        }
    if (!readings.empty()) return Result<Readings>(readings);
    return no_reading(read_error("read_link", *fault));
}

TextReading whole_board(const BoardAndProblem& board) {
    TextReading reading;
    reading.kind = TextReading::Kind::kBoard;
    reading.board = board.board;
    return reading;
}

std::optional<Readings> as_name(SignsView text) {
    Readings readings;
    for (const std::string_view name : boards_named(text))
        if (const auto board = parse_board_name(name))
            if (readings.size() < kMaxReadings) readings.push_back(whole_board(*board));
    if (readings.empty()) return std::nullopt;
    return readings;
}

TextReading position_reading(const Board& board, Position start, bool known) {
    TextReading reading;
    reading.kind = known ? TextReading::Kind::kPosition : TextReading::Kind::kBoard;
    reading.board = board;
    reading.position = start;
    return reading;
}

// A position of the board at hand in our notation, on one line.
std::optional<TextReading> as_own_position(const BoardAndProblem& at_hand, SignsView text) {
    std::string line = text_of(trimmed_signs(text));
    std::erase_if(line, [](char c) { return c == '\r'; });
    const auto position = parse_position(at_hand.board, line);
    if (!position) return std::nullopt;
    return position_reading(at_hand.board, *position, true);
}

// A board file with its lattice. Without that line a drawing says more.
std::optional<Result<Readings>> as_board_file(SignsView text) {
    const std::string file = text_of(trimmed_signs(text));
    if (!file.starts_with("lattice:") && !file.starts_with("jumps:")) return std::nullopt;
    const auto board = parse_board(file);
    if (!board) return std::nullopt;
    const bool full = board->classic.start.pegs == board->board.holes();
    TextReading reading = position_reading(board->board, board->classic.start, false);
    if (full) reading.position.reset();
    return Result<Readings>(Readings{reading});
}

// --- Drawings, and what stands around them

struct Painted {
    std::vector<Drawn> ways;
    std::size_t first = 0;  // lines
    std::size_t last = 0;
};

class Judge {
public:
    Judge(const BoardAndProblem& at_hand, std::vector<SignsView> lines)
        : at_hand_(at_hand), lines_(std::move(lines)) {}

    Result<Readings> read() {
        fields_ = take_labelled(lines_);
        take_lattice();
        take_title();
        find_drawings();
        const bool sure_moves = moves_alone();
        if (sure_moves) return std::move(readings_);
        if (!drawings_.empty()) return from_drawings();
        if (!fields_.empty()) return from_fields();
        if (!moves_fault_ || (moves_fault_->code == "read_nothing" && drawing_fault_))
            return drawing_fault_ ? *drawing_fault_ : read_error("read_nothing");
        return *moves_fault_;
    }

private:
    // "lattice: triangular" before a drawing.
    void take_lattice() {
        for (SignsView& line : lines_) {
            const SignsView inner = trimmed_signs(line);
            if (!inner.starts_with(U"lattice:")) continue;
            const SignsView name = trimmed_signs(inner.substr(8));
            if (name == U"triangular") lattice_ = Lattice::kTriangular;
            if (name == U"square") lattice_ = Lattice::kSquare;
            line = {};
        }
    }

    // A line, or what stands before a colon, that is the name of a board: what follows is on it.
    void take_title() {
        if (fields_.board) return;
        for (SignsView& line : lines_) {
            if (trimmed_signs(line).empty()) continue;
            const std::size_t colon = line.find(U':');
            const bool front = colon != SignsView::npos;
            const auto named = boards_named(front ? line.substr(0, colon) : line);
            if (named.size() != 1) return;
            if (auto board = parse_board_name(named.front())) {
                at_hand_ = *std::move(board);
                fields_.board = named.front();
                line = front ? line.substr(colon + 1) : SignsView{};
            }
            return;
        }
    }

    void find_drawings() {
        std::vector<GridBlock> blocks = grids_in(lines_);
        if (blocks.size() > kMaxBlocks) blocks.resize(kMaxBlocks);
        for (GridBlock& block : blocks) {
            for (Grid& grid : block.ways) grid.lattice = lattice_;
            auto ways = drawings_of(at_hand_.board, block.ways);
            if (!ways) {
                if (auto shape = shape_of(block)) {
                    drawings_.push_back({{*std::move(shape)}, block.first, block.last});
                    continue;
                }
                if (!drawing_fault_) drawing_fault_ = ways.error();
                continue;
            }
            Painted painted{*std::move(ways), block.first, block.last};
            if (block.last == block.first + 1) keep_our_signs(painted);
            drawings_.push_back(std::move(painted));
        }
    }

    // Rows of one sign alone are the shape of a board, if it is a sign for pegs.
    std::optional<Drawn> shape_of(const GridBlock& block) const {
        if (block.last - block.first > kMaxHoles) return std::nullopt;
        const std::vector<SignsView> rows(lines_.begin() + static_cast<std::ptrdiff_t>(block.first),
                                          lines_.begin() + static_cast<std::ptrdiff_t>(block.last));
        const auto art = parse_art(text_of(joined(rows)));
        if (rows.size() < 2 || !art || art->classic.start.pegs != art->board.holes())
            return std::nullopt;
        return Drawn{.board = art->board, .start = art->classic.start};
    }

    // On one line in our own notation, x is a peg and o a hole, whatever that means for play.
    void keep_our_signs(Painted& painted) const {
        const SignsView line = trimmed_signs(lines_[painted.first]);
        const std::string text = text_of(line.substr(line.find_last_of(U" :\"") + 1));
        const auto ours = [&](const Drawn& drawn) {
            const auto position = parse_position(drawn.board, text);
            return position && *position == drawn.start;
        };
        if (std::ranges::any_of(painted.ways, ours))
            std::erase_if(painted.ways, [&](const Drawn& drawn) { return !ours(drawn); });
    }

    // Whether the whole text is moves that can be played: then it is no drawing.
    bool moves_alone() {
        const bool drawn = std::ranges::any_of(drawings_, [](const Painted& painted) {
            return painted.ways.front().known || painted.last - painted.first > 2;
        });
        if (drawn || !fields_without_moves()) return false;
        auto moves = read_moves(at_hand_.board, at_hand_.classic, joined(lines_), false);
        if (!moves) {
            moves_fault_ = moves.error();
            return false;
        }
        for (const MovesRead& read : *moves) {
            TextReading reading;
            reading.board = at_hand_.board;
            add_moves(reading, read);
            add_reading(readings_, std::move(reading));
        }
        return true;
    }

    bool fields_without_moves() const {
        return !fields_.position && !fields_.vacancy && !fields_.moves && !fields_.finish;
    }

    // What stands around the drawings.
    Signs rest() const {
        std::vector<SignsView> rest = lines_;
        for (const Painted& painted : drawings_)
            for (std::size_t i = painted.first; i < painted.last && i < rest.size(); ++i)
                rest[i] = {};
        return joined(rest);
    }

    Result<Readings> from_drawings() {
        Readings readings;
        std::vector<Drawn> all;
        for (const Painted& painted : drawings_)
            for (const Drawn& drawn : painted.ways) {
                // The position that `show` prints below a drawing says which board it is.
                const auto same = [&](const Drawn& other) {
                    return other.start == drawn.start && other.board == drawn.board;
                };
                if (std::ranges::none_of(all, same)) all.push_back(drawn);
            }
        // A drawing and a line of the same position.
        if (drawings_.size() == 2) keep_what_both_say(all);
        const Signs around = rest();
        if (auto problem = start_and_finish()) add_reading(readings, *std::move(problem));
        for (const Drawn& drawn : all) {
            auto with = with_moves(drawn, around);
            if (!with) {
                if (!drawing_fault_ || all.size() == 1) drawing_fault_ = with.error();
                continue;
            }
            for (const TextReading& reading : *with) add_reading(readings, reading);
        }
        if (readings.empty()) return *drawing_fault_;
        return readings;
    }

    static bool is_first(const Painted& painted, const Drawn& drawn) {
        const Drawn& first = painted.ways.front();
        return first.board == drawn.board && first.start == drawn.start;
    }

    // A start, and what it is to become.
    std::optional<TextReading> start_and_finish() const {
        if (drawings_.size() != 2) return std::nullopt;
        const Drawn& start = drawings_[0].ways.front();
        const Drawn& end = drawings_[1].ways.front();
        if (!(start.board == end.board) || peg_count(end.start) >= peg_count(start.start))
            return std::nullopt;
        TextReading reading = position_reading(start.board, start.start, true);
        reading.kind = TextReading::Kind::kProblem;
        reading.finish = Finish::exactly(end.start);
        return reading;
    }

    void keep_what_both_say(std::vector<Drawn>& all) const {
        // Two positions are a start and its end, where one line is no more than the other's name.
        const bool named = drawings_[1].last - drawings_[1].first == 1;
        const std::string line = text_of(trimmed_signs(lines_[drawings_[1].first]));
        std::vector<Drawn> both;
        for (const Drawn& drawn : named ? drawings_[0].ways : all) {
            const auto position = parse_position(drawn.board, line);
            if (named ? position && *position == drawn.start
                      : is_first(drawings_[0], drawn) && is_first(drawings_[1], drawn))
                both.push_back(drawn);
        }
        if (!both.empty()) all = std::move(both);
    }

    Result<Readings> with_moves(const Drawn& drawn, const Signs& around) const {
        TextReading reading = position_reading(drawn.board, drawn.start, drawn.known);
        reading.notes = drawn.notes;
        Problem problem{drawn.start, at_hand_.classic.finish, {}};
        if (drawn.board != at_hand_.board) problem.finish = Finish::any();
        if (drawn.target) reading.finish = Finish::at(*drawn.target);
        if (fields_.finish) {
            const auto finish = parse_finish(drawn.board, *fields_.finish);
            if (!finish) return finish.error();
            reading.finish = *finish;
        }
        if (reading.finish) {
            problem.finish = *reading.finish;
            reading.kind = TextReading::Kind::kProblem;
        }
        Signs text = around;
        if (fields_.moves) {
            const auto more = signs_of(*fields_.moves);
            if (more) text += *more;
        }
        const SignsView inner = trimmed_signs(text);
        if (inner.empty()) return Readings{reading};
        const auto moves = read_moves(drawn.board, problem, text, true);
        if (!moves) {
            // Words around a drawing, or moves that are wrong.
            if (names_moves(moves.error())) return moves.error();
            reading.notes.push_back(read_error("note_left_out", in_quotes(text_of(inner))));
            return Readings{reading};
        }
        Readings readings;
        for (const MovesRead& read : *moves) {
            readings.push_back(reading);
            add_moves(readings.back(), read);
        }
        return readings;
    }

    // Whether an error says what is wrong with moves, or that there are none.
    static bool names_moves(const Error& error) {
        return error.code == "read_before" || error.code == "wrong_play";
    }

    Result<Readings> from_fields() {
        Fields fields = fields_;
        const auto read = read_fields(at_hand_, fields);
        if (!read) return read.error();
        return read;
    }

    BoardAndProblem at_hand_;
    std::vector<SignsView> lines_;
    Fields fields_;
    std::optional<Lattice> lattice_;
    std::vector<Painted> drawings_;
    std::optional<Error> drawing_fault_;
    std::optional<Error> moves_fault_;
    Readings readings_;
};

}  // namespace

std::string_view kind_id(TextReading::Kind kind) {
    return kKindIds[static_cast<std::size_t>(kind)];
}

Result<Readings> read_text(const BoardAndProblem& at_hand, std::string_view text) {
    if (text.size() > kMaxReadText) return read_error("read_size", kMaxReadText / 1000);
    const auto decoded = signs_of(text);
    if (!decoded) return decoded.error();
    const Signs signs = without_html(*decoded);
    if (trimmed_signs(signs).empty()) return read_error("read_empty");
    if (auto link = as_link(at_hand, *decoded)) return *std::move(link);
    if (auto fields = fields_of_json(signs)) return read_fields(at_hand, *fields);
    std::vector<SignsView> lines = lines_of(signs);
    unwrap(lines);
    const Signs plain = joined(lines);
    if (auto named = as_name(plain)) return *std::move(named);
    if (auto own = as_own_position(at_hand, plain)) return Readings{*std::move(own)};
    if (auto file = as_board_file(plain)) return *std::move(file);
    return Judge(at_hand, std::move(lines)).read();
}

}  // namespace peg
