// SPDX-License-Identifier: MIT
#include "read/drawing.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "core/board/board_errors.h"
#include "core/board/jumps.h"
#include "core/support/text.h"
#include "read/grid_layout.h"
#include "read/known_shapes.h"
#include "read/read_errors.h"
#include "read/sign_roles.h"

namespace peg {

namespace {

constexpr std::size_t kMaxTokens = 6;
constexpr std::size_t kMaxCells = 1700;  // more than 64 rows of 26
constexpr std::size_t kMaxDrawn = 4;     // readings that are offered
// How much better the best reading has to fit to be the only one.
constexpr int kClear = 4;
constexpr int kMinFit = 8;

// What a reading gains or loses, besides how well its roles suit the signs.
struct ShapeWorth {
    int at_hand;
    int known;
};
constexpr ShapeWorth kExact{30, 25};
constexpr ShapeWorth kExactRectangle{10, 6};  // any grid may be one
constexpr ShapeWorth kBlanksLost{20, 15};
constexpr ShapeWorth kBlankHoles{26, 20};
constexpr int kNewShape = 3;  // of some size
constexpr int kNewBlankHoles = -3;
constexpr int kSlanted = -5;  // a rhombus that is drawn as a rectangle
constexpr int kSameRole = -8;
constexpr int kTarget = 2;
constexpr int kPlayable = 4;
constexpr int kOver = -6;
constexpr int kNoHole = -4;
constexpr int kNoPeg = -12;

struct Spot {
    int column = 0;
    int row = 0;
    Role role = Role::kNone;
};

enum class Explained : std::uint8_t { kNew, kExactly, kLengths, kBlanks };

// A reading before its board is made.
struct Candidate {
    std::vector<Role> roles;         // for each token
    std::vector<Role> cells;         // for each hole of the board, in reading order
    const KnownShape* shape = nullptr;  // null: as `rows` says
    Lattice lattice = Lattice::kSquare;
    std::vector<std::string> rows;
    Explained by = Explained::kNew;
    int fit = 0;
};

bool is_peg(Role role) { return role == Role::kPeg || role == Role::kPegTarget; }
bool is_target(Role role) { return role == Role::kPegTarget || role == Role::kHoleTarget; }

class Painter {
public:
    Painter(const Board& at_hand, const std::vector<KnownShape>& shapes, const Grid& grid)
        : at_hand_(at_hand), shapes_(shapes), grid_(grid), layout_(layout_of(grid)) {}

    void read() {
        if (!find_tokens()) return;
        std::vector<Role> roles;
        try_roles(roles, 0);
    }

    std::vector<Candidate> candidates;
    std::optional<Error> fault;
    const std::vector<Signs>& tokens() const { return tokens_; }

private:
    bool find_tokens() {
        if (grid_.cells.size() > kMaxCells) {
            fault = board_error("drawing_holes", grid_.cells.size(), kMaxHoles);
            return false;
        }
        for (const GridCell& cell : grid_.cells) {
            auto found = std::ranges::find(tokens_, cell.token);
            if (found == tokens_.end()) {
                if (tokens_.size() == kMaxTokens) {
                    fault = read_error("read_signs");
                    return false;
                }
                tokens_.push_back(cell.token);
                counts_.push_back(0);
                found = tokens_.end() - 1;
            }
            token_of_.push_back(static_cast<std::size_t>(found - tokens_.begin()));
            ++counts_[token_of_.back()];
        }
        return !tokens_.empty();
    }

    // Whether two tokens are the same letter, small and capital.
    bool same_letter(std::size_t a, std::size_t b) const {
        return tokens_[a].size() == 1 && tokens_[b].size() == 1 &&
               lower_sign(tokens_[a][0]) == lower_sign(tokens_[b][0]);
    }

    bool may_be_target(std::size_t token) const {
        if (counts_[token] != 1 || tokens_.size() < 3) return false;
        if (marks_target(tokens_[token])) return true;
        for (std::size_t other = 0; other < tokens_.size(); ++other)
            if (other != token && same_letter(token, other)) return true;
        return false;
    }

    int role_fit(const std::vector<Role>& roles) const {
        int fit = 0;
        for (std::size_t i = 0; i < roles.size(); ++i) {
            fit += suits_of(tokens_[i]).with(roles[i]);
            for (std::size_t j = 0; j < roles.size(); ++j) {
                if (j < i && roles[i] == roles[j] && roles[i] != Role::kNone && !same_letter(i, j))
                    fit += kSameRole;
                // A capital that marks the finish is else what the small letter is.
                if (j != i && is_target(roles[i]) && same_letter(i, j))
                    fit += is_peg(roles[i]) == is_peg(roles[j]) ? kTarget : kSameRole;
            }
        }
        return fit;
    }

    void try_roles(std::vector<Role>& roles, std::size_t token) {
        if (token == tokens_.size()) {
            const int fit = role_fit(roles);
            try_shapes(roles, fit, false);
            const bool holes = std::ranges::any_of(
                roles, [](Role role) { return role == Role::kHole || is_target(role); });
            if (!holes) try_shapes(roles, fit, true);
            return;
        }
        for (const Role role : kEveryRole) {
            if (suits_of(tokens_[token]).with(role) == 0) continue;
            if (is_target(role) && !may_be_target(token)) continue;
            roles.push_back(role);
            try_roles(roles, token + 1);
            roles.pop_back();
        }
    }

    std::vector<Spot> spots_of(const std::vector<Role>& roles) const {
        std::vector<Spot> spots;
        for (std::size_t i = 0; i < grid_.cells.size(); ++i)
            if (const Role role = roles[token_of_[i]]; role != Role::kNone)
                spots.push_back({layout_.column_of(grid_.cells[i]), grid_.cells[i].row, role});
        return spots;
    }

    void complain(int fit, Error error) {
        if (fault && fit <= fault_fit_) return;
        fault_fit_ = fit;
        fault = std::move(error);
    }

    void try_shapes(const std::vector<Role>& roles, int fit, bool blank_holes) {
        std::vector<Spot> spots = spots_of(roles);
        if (spots.empty()) return;
        if (spots.size() > kMaxHoles) {
            complain(fit, board_error("drawing_holes", spots.size(), kMaxHoles));
            return;
        }
        int left = spots[0].column;
        for (const Spot& spot : spots) left = std::min(left, spot.column);
        const int top = spots.front().row;
        for (Spot& spot : spots) {
            spot.column -= left;
            spot.row -= top;
        }
        Candidate candidate;
        candidate.roles = roles;
        candidate.lattice = layout_.kind == GridLayout::Kind::kTriangular ? Lattice::kTriangular
                                                                          : Lattice::kSquare;
        if (grid_.lattice) candidate.lattice = *grid_.lattice;
        if (blank_holes)
            fill_blanks(candidate, spots, fit);
        else
            explain(candidate, spots, fit);
    }

    // The rows of spots as text: 'x' a hole, '.' none.
    static std::vector<std::string> rows_of(const std::vector<Spot>& spots) {
        std::vector<std::string> rows(static_cast<std::size_t>(spots.back().row) + 1);
        for (const Spot& spot : spots) {
            std::string& row = rows[static_cast<std::size_t>(spot.row)];
            row.resize(static_cast<std::size_t>(spot.column), '.');
            row += 'x';
        }
        return rows;
    }

    void add(Candidate candidate, int fit) {
        candidate.fit = fit;
        candidates.push_back(std::move(candidate));
    }

    int worth(const KnownShape& shape, ShapeWorth worth) const {
        return &shape == shapes_.data() ? worth.at_hand : worth.known;
    }

    bool fits_lattice(const Candidate& candidate, const KnownShape& shape) const {
        if (shape.lattice == candidate.lattice) return true;
        // A triangular board may be drawn with its rows flush left.
        return !grid_.lattice && shape.lattice == Lattice::kTriangular;
    }

    void explain(Candidate candidate, const std::vector<Spot>& spots, int fit) {
        constexpr std::size_t kSize = 9;
        candidate.cells.clear();
        for (const Spot& spot : spots) candidate.cells.push_back(spot.role);
        candidate.rows = rows_of(spots);
        const bool ragged = layout_.kind == GridLayout::Kind::kRagged;
        const bool whole = std::ranges::find(candidate.roles, Role::kNone) == candidate.roles.end();
        for (const KnownShape& shape : shapes_) {
            if (shape.rows.size() != candidate.rows.size()) continue;
            const bool exact =
                !ragged && fits_lattice(candidate, shape) && shape.rows == candidate.rows;
            if (!exact && !(whole && same_lengths(spots, shape))) continue;
            Candidate known = candidate;
            known.shape = &shape;
            known.by = exact ? Explained::kExactly : Explained::kLengths;
            const ShapeWorth gain = !exact            ? kBlanksLost
                                    : shape.rectangle ? kExactRectangle
                                                      : kExact;
            if (!exact && shape.rectangle) continue;
            const bool slanted = shape.rectangle && shape.lattice != candidate.lattice;
            add(std::move(known), fit + worth(shape, gain) + (slanted ? kSlanted : 0));
        }
        if (ragged) {
            complain(fit, board_error("drawing_rows"));
            return;
        }
        if (candidate.rows.size() > kMaxRows) return;
        const bool sizeable = spots.size() >= kSize && candidate.rows.size() > 2;
        add(std::move(candidate), fit + (sizeable ? kNewShape : 0));
    }

    // Whether the rows have as many holes as those of a shape, without gaps.
    bool same_lengths(const std::vector<Spot>& spots, const KnownShape& shape) const {
        std::vector<std::size_t> lengths(shape.rows.size());
        for (std::size_t i = 0; i < spots.size(); ++i) {
            const auto row = static_cast<std::size_t>(spots[i].row);
            if (lengths[row]++ > 0 && spots[i].column != spots[i - 1].column + 1 &&
                layout_.kind != GridLayout::Kind::kRagged)
                return false;
        }
        for (std::size_t row = 0; row < lengths.size(); ++row) {
            const std::string& known = shape.rows[row];
            const auto holes = static_cast<std::size_t>(std::ranges::count(known, 'x'));
            if (holes != lengths[row] || known.find("x.") != std::string::npos) return false;
        }
        return true;
    }

    // Blanks are empty holes: those of a known board, or those between others in a row.
    void fill_blanks(const Candidate& candidate, const std::vector<Spot>& spots, int fit) {
        if (layout_.kind == GridLayout::Kind::kRagged) return;
        for (const KnownShape& shape : shapes_) {
            if (shape.rectangle || !fits_lattice(candidate, shape)) continue;
            if (auto filled = fill_shape(candidate, spots, shape))
                add(*std::move(filled), fit + worth(shape, kBlankHoles));
        }
        Candidate filled = candidate;
        filled.by = Explained::kBlanks;
        filled.rows = rows_of(spots);
        std::size_t at = 0;
        std::size_t blanks = 0;
        for (std::size_t row = 0; row < filled.rows.size(); ++row) {
            std::string& line = filled.rows[row];
            for (std::size_t column = line.find('x'); column < line.size(); ++column) {
                const bool blank = line[column] == '.';
                blanks += blank;
                filled.cells.push_back(blank ? Role::kHole : spots[at++].role);
                line[column] = 'x';
            }
        }
        if (blanks > 0 && filled.cells.size() <= kMaxHoles)
            add(std::move(filled), fit + kNewBlankHoles);
    }

    std::optional<Candidate> fill_shape(const Candidate& candidate, const std::vector<Spot>& spots,
                                        const KnownShape& shape) const {
        if (static_cast<std::size_t>(spots.back().row) + 1 != shape.rows.size())
            return std::nullopt;
        const auto holds = [&](const Spot& spot, int shift) {
            const std::string& row = shape.rows[static_cast<std::size_t>(spot.row)];
            const auto column = static_cast<std::size_t>(spot.column + shift);
            return column < row.size() && row[column] == 'x';
        };
        for (int shift = 0; shift < kMaxColumns; ++shift) {
            if (!std::ranges::all_of(spots, [&](const Spot& s) { return holds(s, shift); }))
                continue;
            Candidate filled = candidate;
            filled.shape = &shape;
            filled.by = Explained::kBlanks;
            std::size_t at = 0;
            for (std::size_t row = 0; row < shape.rows.size(); ++row)
                for (std::size_t column = 0; column < shape.rows[row].size(); ++column) {
                    if (shape.rows[row][column] != 'x') continue;
                    const bool there = at < spots.size() &&
                                       spots[at].row == static_cast<int>(row) &&
                                       spots[at].column + shift == static_cast<int>(column);
                    filled.cells.push_back(there ? spots[at++].role : Role::kHole);
                }
            // All there is: no blank was needed.
            if (filled.cells.size() == spots.size()) return std::nullopt;
            return filled;
        }
        return std::nullopt;
    }

    const Board& at_hand_;
    const std::vector<KnownShape>& shapes_;
    const Grid& grid_;
    GridLayout layout_;
    std::vector<Signs> tokens_;
    std::vector<std::size_t> counts_;    // for each token
    std::vector<std::size_t> token_of_;  // for each cell
    int fault_fit_ = 0;
};

// Makes boards, each once.
class BoardMaker {
public:
    explicit BoardMaker(const Board& at_hand) : at_hand_(at_hand) {}

    // Null where there is no such board, or no jump on it.
    const Board* make(const Candidate& candidate) {
        std::string key = candidate.lattice == Lattice::kSquare ? "s" : "t";
        if (candidate.shape != nullptr)
            key = "=" + std::string(candidate.shape->name);
        else
            for (const std::string& row : candidate.rows) key += '/' + row;
        if (const auto known = boards_.find(key); known != boards_.end())
            return known->second ? &*known->second : nullptr;
        std::optional<Board>& board = boards_[key];
        board = candidate.shape != nullptr
                    ? std::optional(board_of_shape(at_hand_, *candidate.shape))
                    : new_board(candidate);
        if (board && board->jumps().empty()) board.reset();
        return board ? &*board : nullptr;
    }

private:
    static std::optional<Board> new_board(const Candidate& candidate) {
        std::vector<Cell> cells;
        for (std::size_t row = 0; row < candidate.rows.size(); ++row)
            for (std::size_t column = 0; column < candidate.rows[row].size(); ++column) {
                if (candidate.rows[row][column] != 'x') continue;
                if (column > 255 || row > 255) return std::nullopt;
                cells.push_back(
                    {static_cast<std::uint8_t>(column), static_cast<std::uint8_t>(row)});
            }
        return Board::make(candidate.lattice, cells);
    }

    const Board& at_hand_;
    std::map<std::string, std::optional<Board>> boards_;
};

bool can_move(const Board& board, Position position) {
    return std::ranges::any_of(board.jumps(), [&](const Jump& jump) {
        return contains(position.pegs, jump.from) && contains(position.pegs, jump.over) &&
               !contains(position.pegs, jump.to);
    });
}

std::string tokens_with(const std::vector<Signs>& tokens, const std::vector<Role>& roles,
                        bool pegs) {
    std::string text;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool wanted = pegs ? is_peg(roles[i])
                                 : roles[i] == Role::kHole || roles[i] == Role::kHoleTarget;
        if (wanted) text += (text.empty() ? "" : " ") + text_of(tokens[i]);
    }
    return text.empty() ? "-" : text;
}

void add_notes(Drawn& drawn, const Candidate& candidate, const std::vector<Signs>& tokens) {
    bool usual = true;
    for (std::size_t i = 0; i < tokens.size(); ++i)
        usual &= suits_of(tokens[i]).with(candidate.roles[i]) >= 7;
    if (!usual)
        drawn.notes.push_back(read_error("note_signs", tokens_with(tokens, candidate.roles, true),
                                         tokens_with(tokens, candidate.roles, false)));
    if (candidate.by == Explained::kBlanks) drawn.notes.push_back(read_error("note_blank_holes"));
    if (candidate.by == Explained::kLengths || (candidate.by == Explained::kExactly &&
                                                candidate.lattice != drawn.board.lattice()))
        drawn.notes.push_back(read_error("note_known_board", format_board(drawn.board)));
    if (drawn.target)
        drawn.notes.push_back(read_error("note_target", format_hole(drawn.board, *drawn.target)));
}

std::optional<Drawn> drawn_of(const Candidate& candidate, const std::vector<Signs>& tokens,
                              BoardMaker& boards) {
    const Board* const board = boards.make(candidate);
    if (board == nullptr || candidate.cells.size() != board->reading_order().size())
        return std::nullopt;
    Drawn drawn{*board, {}, {}, candidate.fit, candidate.shape != nullptr, {}};
    for (std::size_t i = 0; i < candidate.cells.size(); ++i) {
        const Hole hole = board->reading_order()[i];
        if (is_peg(candidate.cells[i])) drawn.start.pegs |= bit(hole);
        if (is_target(candidate.cells[i])) drawn.target = hole;
    }
    drawn.fit += can_move(*board, drawn.start) ? kPlayable : kOver;
    if (drawn.start.pegs == 0) drawn.fit += kNoPeg;
    if (drawn.start.pegs == board->holes()) drawn.fit += kNoHole;
    add_notes(drawn, candidate, tokens);
    return drawn;
}

bool same_drawn(const Drawn& a, const Drawn& b) {
    return a.board == b.board && a.start == b.start && a.target == b.target;
}

// The best, and those that are nearly as good. Where the best is a game that is over, the same with
// pegs and holes exchanged is offered too.
std::vector<Drawn> best_of(std::vector<Drawn> all) {
    std::ranges::stable_sort(all, std::ranges::greater{}, &Drawn::fit);
    std::vector<Drawn> best;
    const bool over = !can_move(all.front().board, all.front().start);
    bool swapped = false;
    for (const Drawn& drawn : all) {
        const bool near = drawn.fit > all.front().fit - kClear;
        const bool swap = drawn.board == all.front().board &&
                          drawn.start.pegs == (all.front().board.holes() & ~all.front().start.pegs);
        swapped |= swap && drawn.fit > 0 && can_move(drawn.board, drawn.start);
        if (!near && !(over && swap)) continue;
        if (best.size() < kMaxDrawn &&
            std::ranges::none_of(best, [&](const Drawn& b) { return same_drawn(b, drawn); }))
            best.push_back(drawn);
    }
    if (best.size() == 1 && swapped && !best.front().notes.empty())
        best.front().notes.push_back(read_error("note_swap"));
    return best;
}

}  // namespace

Result<std::vector<Drawn>> drawings_of(const Board& at_hand, const std::vector<Grid>& ways) {
    const std::vector<KnownShape> shapes = known_shapes(at_hand);
    BoardMaker boards(at_hand);
    std::vector<Drawn> all;
    std::optional<Error> fault;
    for (const Grid& grid : ways) {
        constexpr std::size_t kTried = 24;  // boards are made of the likeliest candidates alone
        Painter painter(at_hand, shapes, grid);
        painter.read();
        if (painter.fault && !fault) fault = painter.fault;
        std::ranges::stable_sort(painter.candidates, std::ranges::greater{}, &Candidate::fit);
        if (painter.candidates.size() > kTried) painter.candidates.resize(kTried);
        for (const Candidate& candidate : painter.candidates)
            if (auto drawn = drawn_of(candidate, painter.tokens(), boards);
                drawn && drawn->fit >= kMinFit)
                all.push_back(*std::move(drawn));
    }
    if (all.empty()) return fault ? *fault : read_error("read_signs");
    return best_of(std::move(all));
}

}  // namespace peg
