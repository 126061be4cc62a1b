// SPDX-License-Identifier: MIT
#include "read/drawing/candidates.h"

#include <algorithm>
#include <utility>

#include "core/board/notation/board_errors.h"
#include "read/drawing/grid_layout.h"
#include "read/kit/read_errors.h"

namespace peg {

namespace {

constexpr std::size_t kMaxTokens = 6;
constexpr std::size_t kMaxCells = 1700;
// Points of the fit that depend on the shape. The points of the signs come on top.
struct ShapeWorth {
    int at_hand;
    int known;
};
constexpr ShapeWorth kExact{30, 25};
constexpr ShapeWorth kExactRectangle{10, 6};  // any grid can be a rectangle
constexpr ShapeWorth kBlanksLost{20, 15};
constexpr ShapeWorth kBlankHoles{26, 20};
constexpr int kNewShape = 3;  // a shape that no known board has
constexpr int kNewBlankHoles = -3;
constexpr int kSlanted = -5;  // a rhombus that is drawn as a rectangle
constexpr int kSameRole = -8;
constexpr int kTarget = 2;

struct Spot {
    int column = 0;
    int row = 0;
    Role role = Role::kNone;
};

class Painter {
public:
    Painter(const std::vector<KnownShape>& shapes, const Grid& grid)
        : shapes_(shapes), grid_(grid), layout_(layout_of(grid)) {}

    Candidates paint() {
        if (find_tokens()) {
            std::vector<Role> roles;
            try_roles(roles, 0);
        }
        return std::move(out_);
    }

private:
    bool find_tokens() {
        if (grid_.cells.size() > kMaxCells) {
            out_.fault = board_error("drawing_holes", grid_.cells.size(), kMaxHoles);
            return false;
        }
        for (const GridCell& cell : grid_.cells) {
            auto found = std::ranges::find(out_.tokens, cell.token);
            if (found == out_.tokens.end()) {
                if (out_.tokens.size() == kMaxTokens) {
                    out_.fault = read_error("read_signs");
                    return false;
                }
                out_.tokens.push_back(cell.token);
                counts_.push_back(0);
                found = out_.tokens.end() - 1;
            }
            token_of_.push_back(static_cast<std::size_t>(found - out_.tokens.begin()));
            ++counts_[token_of_.back()];
        }
        return !out_.tokens.empty();
    }

    // True if two tokens are the same letter, one small and one capital.
    bool same_letter(std::size_t a, std::size_t b) const {
        return out_.tokens[a].size() == 1 && out_.tokens[b].size() == 1 &&
               lower_sign(out_.tokens[a][0]) == lower_sign(out_.tokens[b][0]);
    }

    bool may_be_target(std::size_t token) const {
        if (counts_[token] != 1 || out_.tokens.size() < 3) return false;
        if (marks_target(out_.tokens[token])) return true;
        for (std::size_t other = 0; other < out_.tokens.size(); ++other)
            if (other != token && same_letter(token, other)) return true;
        return false;
    }

    int role_fit(const std::vector<Role>& roles) const {
        int fit = 0;
        for (std::size_t i = 0; i < roles.size(); ++i) {
            fit += suits_of(out_.tokens[i]).with(roles[i]);
            for (std::size_t j = 0; j < roles.size(); ++j) {
                if (j < i && roles[i] == roles[j] && roles[i] != Role::kNone && !same_letter(i, j))
                    fit += kSameRole;
                // A capital letter that marks the finish otherwise has the role of its small
                // letter.
                if (j != i && is_target(roles[i]) && same_letter(i, j))
                    fit += is_peg(roles[i]) == is_peg(roles[j]) ? kTarget : kSameRole;
            }
        }
        return fit;
    }

    void try_roles(std::vector<Role>& roles, std::size_t token) {
        if (token == out_.tokens.size()) {
            const int fit = role_fit(roles);
            try_shapes(roles, fit, false);
            const bool holes = std::ranges::any_of(
                roles, [](Role role) { return role == Role::kHole || is_target(role); });
            if (!holes) try_shapes(roles, fit, true);
            return;
        }
        for (const Role role : kEveryRole) {
            if (suits_of(out_.tokens[token]).with(role) == 0) continue;
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
        if (out_.fault && fit <= fault_fit_) return;
        fault_fit_ = fit;
        out_.fault = std::move(error);
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
        candidate.lattice =
            layout_.kind == GridLayout::Kind::kTriangular ? Lattice::kTriangular : Lattice::kSquare;
        if (grid_.lattice) candidate.lattice = *grid_.lattice;
        if (blank_holes)
            fill_blanks(candidate, spots, fit);
        else
            explain(candidate, spots, fit);
    }

    // The board's rows as text: 'x' is a hole, '.' is no hole.
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
        out_.all.push_back(std::move(candidate));
    }

    int worth(const KnownShape& shape, ShapeWorth worth) const {
        return &shape == shapes_.data() ? worth.at_hand : worth.known;
    }

    bool fits_lattice(const Candidate& candidate, const KnownShape& shape) const {
        if (shape.lattice == candidate.lattice) return true;
        // Diagonal boards are drawn like square boards.
        if (shape.lattice == Lattice::kDiagonal)
            return !grid_.lattice && candidate.lattice == Lattice::kSquare;
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
            known.match = exact ? ShapeMatch::kExactly : ShapeMatch::kLengths;
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

    // True if each row has as many holes as the shape's row, without gaps.
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

    // Reads blanks as empty holes: the holes of a known board, or blanks between other signs of a
    // row.
    void fill_blanks(const Candidate& candidate, const std::vector<Spot>& spots, int fit) {
        if (layout_.kind == GridLayout::Kind::kRagged) return;
        for (const KnownShape& shape : shapes_) {
            if (shape.rectangle || !fits_lattice(candidate, shape)) continue;
            if (auto filled = fill_shape(candidate, spots, shape))
                add(*std::move(filled), fit + worth(shape, kBlankHoles));
        }
        Candidate filled = candidate;
        filled.match = ShapeMatch::kBlanks;
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
            const auto column =
                static_cast<std::size_t>(spot.column) + static_cast<std::size_t>(shift);
            return column < row.size() && row[column] == 'x';
        };
        for (int shift = 0; shift < kMaxColumns; ++shift) {
            if (!std::ranges::all_of(spots, [&](const Spot& s) { return holds(s, shift); }))
                continue;
            Candidate filled = candidate;
            filled.shape = &shape;
            filled.match = ShapeMatch::kBlanks;
            std::size_t at = 0;
            for (std::size_t row = 0; row < shape.rows.size(); ++row)
                for (std::size_t column = 0; column < shape.rows[row].size(); ++column) {
                    if (shape.rows[row][column] != 'x') continue;
                    const bool there = at < spots.size() &&
                                       spots[at].row == static_cast<int>(row) &&
                                       spots[at].column + shift == static_cast<int>(column);
                    filled.cells.push_back(there ? spots[at++].role : Role::kHole);
                }
            // Every hole has a sign, so no blank was needed.
            if (filled.cells.size() == spots.size()) return std::nullopt;
            return filled;
        }
        return std::nullopt;
    }

    const std::vector<KnownShape>& shapes_;
    const Grid& grid_;
    GridLayout layout_;
    Candidates out_;
    std::vector<std::size_t> counts_;    // for each token
    std::vector<std::size_t> token_of_;  // for each cell
    int fault_fit_ = 0;
};

}  // namespace

Candidates candidates_of(const std::vector<KnownShape>& shapes, const Grid& grid) {
    return Painter(shapes, grid).paint();
}

}  // namespace peg
