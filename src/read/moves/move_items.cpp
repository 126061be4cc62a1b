// SPDX-License-Identifier: MIT
#include "read/moves/move_items.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

namespace peg {

namespace {

using Kind = MoveToken::Kind;
using Joint = Between::Joint;

constexpr std::size_t kMaxItems = 600;  // more than any game has
constexpr std::size_t kMaxIgnored = 6;

bool is_figures(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}
bool has_figures(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}
int value_of(std::string_view figures) {
    int value = 0;
    std::from_chars(figures.data(), figures.data() + figures.size(), value);
    return value;
}

// "1st", "2nd", "15th", "1er", "31ste"
bool is_ordinal(std::string_view text) {
    std::size_t i = 0;
    while (i < text.size() && text[i] >= '0' && text[i] <= '9') ++i;
    const std::string_view end = text.substr(i);
    return i > 0 && (end == "st" || end == "nd" || end == "rd" || end == "th" || end == "er" ||
                     end == "ste" || end == "de" || end == "eme");
}

class Gatherer {
public:
    Gatherer(std::span<const MoveToken> tokens, const HoleReader& reader, bool aside,
             bool directions)
        : tokens_(tokens), reader_(reader), aside_(aside), directions_(directions) {}

    MoveItems run() {
        for (at_ = 0;
             at_ < tokens_.size() && !out_.first_unreadable && out_.items.size() < kMaxItems; ++at_)
            take(tokens_[at_]);
        out_.behind = between_;
        return std::move(out_);
    }

private:
    void raise(Joint joint) { between_.joint = std::min(between_.joint, joint); }

    bool blank_behind() const {
        return at_ + 1 >= tokens_.size() || tokens_[at_ + 1].blank_before ||
               tokens_[at_ + 1].kind == Kind::kLine;
    }

    void take(const MoveToken& token) {
        if (token.blank_before) raise(Joint::kBlank);
        if (aside_ && depth_ > 0 && token.kind != Kind::kOpen && token.kind != Kind::kClose) return;
        const bool spaced = token.blank_before || blank_behind();
        switch (token.kind) {
            case Kind::kName: return take_name(token);
            case Kind::kPair: return take_hole(token);
            case Kind::kWord: return take_word(token);
            case Kind::kDirection:
                if (directions_) return add_direction(token.meaning, token.second);
                return raise(spaced ? Joint::kArrowBlank : Joint::kArrow);
            case Kind::kDash: return raise(spaced ? Joint::kDashBlank : Joint::kDash);
            case Kind::kArrow:
                if (directions_ && token.meaning == Meaning::kRight)
                    return add_direction(Meaning::kRight, {});
                return raise(spaced ? Joint::kArrowBlank : Joint::kArrow);
            case Kind::kDouble: return raise(Joint::kDouble);
            case Kind::kMark:
                if (!spaced) return raise(Joint::kMark);
                between_.stop = true;
                return;
            case Kind::kComma: return raise(spaced ? Joint::kCommaBlank : Joint::kComma);
            case Kind::kStop: between_.stop = true; return;
            case Kind::kOpen:
                ++depth_;
                between_.bracket = true;
                return;
            case Kind::kClose:
                depth_ = std::max(0, depth_ - 1);
                between_.bracket = true;
                return;
            case Kind::kLine:
                between_.line = true;
                raise(Joint::kBlank);
                return;
        }
    }

    void add_direction(Meaning one, std::optional<Meaning> two) {
        if (out_.items.empty()) return;
        // "up left" is one direction; "up" alone is half of it.
        MoveItem& last = out_.items.back();
        const bool both = last.direction && !last.second && between_.joint >= Joint::kBlank &&
                          !between_.line && !between_.stop &&
                          (*last.direction == Meaning::kUp || *last.direction == Meaning::kDown) &&
                          (one == Meaning::kLeft || one == Meaning::kRight) && slanted_;
        if (both) {
            last.second = one;
        } else {
            MoveItem item;
            item.direction = one;
            item.second = two;
            item.before = std::exchange(between_, {});
            item.token = at_;
            out_.items.push_back(item);
        }
        between_ = {};
    }

    void take_word(const MoveToken& token) {
        // If holes are named by letters, a short word is a name unless it is certainly a word.
        if (reader_.letters() && token.text.size() < 4 && token.text != "to" && reader_.read(token))
            return take_hole(token);
        if (is_direction(token.meaning)) {
            if (directions_) return add_direction(token.meaning, {});
            return ignore(token);
        }
        switch (token.meaning) {
            case Meaning::kTo: between_.to = true; break;
            case Meaning::kOver: between_.over = true; break;
            case Meaning::kJumps: between_.jumps = true; break;
            case Meaning::kFrom: between_.from = true; break;
            case Meaning::kNext: between_.next = true; break;
            case Meaning::kRemove: between_.remove = true; break;
            case Meaning::kStart: between_.start = true; break;
            default: between_.noise = true; break;
        }
    }

    void ignore(const MoveToken& token) {
        between_.prose = true;
        if (out_.ignored.empty()) out_.first_ignored = at_;
        if (out_.ignored.size() < kMaxIgnored &&
            std::ranges::find(out_.ignored, token.text) == out_.ignored.end())
            out_.ignored.push_back(token.text);
    }

    void take_name(const MoveToken& token) {
        const std::string& text = token.text;
        if (!reader_.letters() && (text == "x" || text == "X")) {
            between_.to = true;
            return;
        }
        if (is_figures(text) && take_move_number(token)) return;
        if (is_ordinal(text)) return ignore(token);
        if (is_count(token)) {
            ++at_;
            return ignore(token);
        }
        if (reader_.read(token)) return take_hole(token);
        if (directions_ && take_hole_and_direction(token)) return;
        const bool joined = between_.to || between_.over || between_.joint <= Joint::kDouble;
        const bool may_be_prose = !reader_.letters() || out_.items.empty();
        const bool names_no_hole =
            !has_figures(text) ||
            (is_figures(text) && (!reader_.numbers() || has_pairs_) && !joined && !joins_behind());
        if (may_be_prose && names_no_hole)
            ignore(token);
        else
            out_.first_unreadable = at_;
    }

    bool joins_behind() const {
        return at_ + 1 < tokens_.size() && tokens_[at_ + 1].kind <= Kind::kDouble &&
               tokens_[at_ + 1].kind >= Kind::kDash;
    }

    // "31 moves", "32 pegs"; "31 jumps" where no hole follows.
    bool is_count(const MoveToken& token) const {
        if (!is_figures(token.text) || at_ + 1 >= tokens_.size()) return false;
        const MoveToken& next = tokens_[at_ + 1];
        if (next.kind != Kind::kWord) return false;
        if (next.meaning == Meaning::kUnit) return true;
        if (next.meaning != Meaning::kJumps || next.text.back() != 's') return false;
        std::size_t i = at_ + 2;
        while (i < tokens_.size() && tokens_[i].kind == Kind::kWord &&
               tokens_[i].meaning == Meaning::kNoise)
            ++i;
        const bool counts_too = i + 1 < tokens_.size() && tokens_[i + 1].kind == Kind::kWord &&
                                tokens_[i + 1].meaning == Meaning::kUnit;
        return i >= tokens_.size() || tokens_[i].kind != Kind::kName || counts_too ||
               !has_figures(tokens_[i].text);
    }

    // The 1 and the 2 of "1. 5-17 2) 12-10": each begins a line or continues the count.
    bool take_move_number(const MoveToken& token) {
        if (depth_ > 0 || between_.to || between_.over || between_.joint < Joint::kMark)
            return false;
        const bool more = at_ + 2 < tokens_.size();
        const MoveToken* next = at_ + 1 < tokens_.size() ? &tokens_[at_ + 1] : nullptr;
        const bool stop =
            next != nullptr && !next->blank_before &&
            (next->kind == Kind::kStop || next->kind == Kind::kClose || next->kind == Kind::kMark);
        const int value = value_of(token.text);
        if (stop && more && tokens_[at_ + 2].kind != Kind::kLine) {
            if (!token.begins_line && value != next_move_ && (value != 0 || !out_.items.empty()))
                return false;
        } else if (reader_.numbers() || value != next_move_ || next == nullptr ||
                   !next->blank_before) {
            return false;
        }
        if (value < 1000) next_move_ = value + 1;
        if (stop && next->kind != Kind::kStop) ++at_;
        between_.stop = true;
        return true;
    }

    void take_hole(const MoveToken& token) {
        const auto holes = reader_.read(token);
        if (!holes) {
            // The pair is in a notation that this reader does not know; skipping it would change
            // the game.
            out_.first_unreadable = at_;
            return;
        }
        bool first = true;
        for (const Hole hole : *holes) {
            MoveItem item;
            item.hole = hole;
            item.inner = !first;
            if (first) {
                item.before = std::exchange(between_, {});
                item.before.joint = out_.items.empty() ? Joint::kNone : item.before.joint;
                out_.joints |= !out_.items.empty() && item.before.explains();
            } else {
                out_.compact = true;
            }
            item.token = at_;
            out_.items.push_back(item);
            first = false;
        }
    }

    // "17U", "d2down"
    bool take_hole_and_direction(const MoveToken& token) {
        struct Letter {
            char letter;
            Meaning meaning;
        };
        constexpr std::array kLetters = std::to_array<Letter>({{'u', Meaning::kUp},
                                                               {'d', Meaning::kDown},
                                                               {'l', Meaning::kLeft},
                                                               {'r', Meaning::kRight},
                                                               {'n', Meaning::kUp},
                                                               {'s', Meaning::kDown},
                                                               {'w', Meaning::kLeft},
                                                               {'e', Meaning::kRight}});
        const char last = token.text.back();
        const char lower = last >= 'A' && last <= 'Z' ? static_cast<char>(last - 'A' + 'a') : last;
        const auto* const found = std::ranges::find(kLetters, lower, &Letter::letter);
        if (found == kLetters.end()) return false;
        if (token.text.size() == 1) {
            if (out_.items.empty()) return false;
            add_direction(found->meaning, {});
            return true;
        }
        MoveToken front = token;
        front.text.pop_back();
        if (!reader_.read(front)) return false;
        take_hole(front);
        add_direction(found->meaning, {});
        return true;
    }

public:
    void look_at(bool has_pairs, bool slanted) {
        has_pairs_ = has_pairs;
        slanted_ = slanted;
    }

private:
    std::span<const MoveToken> tokens_;
    const HoleReader& reader_;
    bool aside_;
    bool directions_;
    bool has_pairs_ = false;
    bool slanted_ = false;
    std::size_t at_ = 0;
    int depth_ = 0;
    int next_move_ = 1;
    Between between_;
    MoveItems out_;
};

constexpr std::array kDialects = std::to_array<Dialect>({
    // dash, with blanks, arrow, with blanks, double, mark, comma, with blank, blank, none
    {{true, true, true, true, false, false, false, false, false, false}, true},
    {{true, false, true, false, false, false, false, false, false, false}, true},
    {{true, true, false, false, false, false, false, false, false, false}, true},
    {{true, true, true, true, true, true, false, false, false, false}, true},
    // Only commas and blanks between holes
    {{true, true, true, true, true, true, true, false, false, false}, false},
    {{true, true, true, true, true, true, false, false, true, false}, false},
    {{true, true, true, true, true, true, true, true, true, false}, false},
    {{true, true, true, true, true, true, true, true, true, true}, false, 2},
    {{true, true, true, true, true, true, true, true, true, true}, false, 3},
    // Directions
    {{false, false, false, false, false, false, false, false, false, false}, false, 0, true},
});

}  // namespace

std::span<const Dialect> dialects() { return kDialects; }

MoveItems items_of(std::span<const MoveToken> tokens, const HoleReader& reader, bool aside,
                   bool directions) {
    Gatherer gatherer(tokens, reader, aside, directions);
    gatherer.look_at(std::ranges::any_of(
                         tokens, [](const MoveToken& token) { return token.kind == Kind::kPair; }),
                     true);
    return gatherer.run();
}

std::vector<Join> joins_of(const MoveItems& items, const Dialect& dialect) {
    std::vector<Join> joins(items.items.size(), Join::kNone);
    for (std::size_t i = 1; i < joins.size(); ++i) {
        const MoveItem& item = items.items[i];
        const Between& before = item.before;
        if (item.direction) {
            joins[i] = Join::kTo;
            continue;
        }
        if (dialect.flat > 0) {
            joins[i] = i % static_cast<std::size_t>(dialect.flat) == 0 ? Join::kNone : Join::kTo;
            continue;
        }
        if (item.inner) {
            joins[i] = Join::kTo;
            continue;
        }
        if (before.remove && !before.over && !before.next) {
            // "remove 4" is no jump, unless the same peg then jumps on.
            const bool goes_on = i + 1 < joins.size() &&
                                 (items.items[i + 1].before.over || items.items[i + 1].before.to);
            joins[i] = goes_on ? Join::kNone : Join::kAside;
        } else if (before.over) {
            joins[i] = Join::kOver;
        } else if (before.to) {
            joins[i] = Join::kTo;
        } else if (before.jumps && !before.next && !before.from && !before.stop && !before.line &&
                   before.joint != Between::Joint::kComma &&
                   before.joint != Between::Joint::kCommaBlank) {
            joins[i] = Join::kEither;
        } else if (before.from || before.next || before.stop || before.jumps || before.prose) {
            joins[i] = Join::kNone;
        } else {
            using J = Between::Joint;
            const bool loose = before.joint >= J::kMark;
            const bool joined = dialect.joins[static_cast<std::size_t>(before.joint)];
            if (loose && (before.line || before.bracket || items.compact))
                joins[i] = Join::kNone;
            else
                joins[i] = joined ? Join::kTo : Join::kNone;
        }
    }
    return joins;
}

}  // namespace peg
