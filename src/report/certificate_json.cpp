// SPDX-License-Identifier: MIT
#include "report/certificate_json.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "core/board/notation/notation.h"
#include "report/fields.h"
#include "report/report_errors.h"
#include "report/text.h"

namespace peg {

namespace {

using By = CaseDistinction::By;

constexpr std::array<std::pair<By, std::string_view>, 4> kByNames{{{By::kFinish, "finish"},
                                                                   {By::kFirstJump, "first_jump"},
                                                                   {By::kLastJump, "last_jump"},
                                                                   {By::kPosition, "position"}}};

std::string_view name_of(By by) {
    for (const auto& [value, name] : kByNames)
        if (value == by) return name;
    return "";
}

// --- Printing

class Printer {
public:
    explicit Printer(const Board& board) : board_(&board) {}

    Json operator()(const ClassCertificate& classes) const {
        return {{"kind", "class"},
                {"start_class", classes.start_class},
                {"finish_class", classes.finish_class ? Json(*classes.finish_class) : Json()}};
    }

    Json operator()(const PagodaCertificate& pagoda) const {
        return {{"kind", "pagoda"},
                {"weights", weights(pagoda.weights)},
                {"start", pagoda.start},
                {"finish", pagoda.finish}};
    }

    Json operator()(const ZeroHalfCertificate& pagoda) const {
        Json cuts = Json::array();
        for (const ZeroHalfCut& cut : pagoda.cuts)
            cuts.push_back({{"holes", holes(cut.holes)}, {"weight", cut.weight}});
        return {{"kind", "zero_half"},
                {"weights", weights(pagoda.weights)},
                {"cuts", std::move(cuts)},
                {"start", pagoda.start},
                {"finish", pagoda.finish}};
    }

    Json operator()(const CostPartition& partition) const {
        Json regions = Json::array();
        for (const CostPartition::Region& region : partition.regions) {
            Json costs = Json::object();
            for (const auto& [jump, cost] : region.costs) costs[format_jump(*board_, jump)] = cost;
            regions.push_back({{"holes", holes(region.holes)},
                               {"least", region.least},
                               {"costs", std::move(costs)}});
        }
        return {{"kind", "cost_partition"}, {"regions", std::move(regions)}};
    }

    Json operator()(const CaseDistinction& distinction) const {
        Json cases = Json::object();
        for (const CaseDistinction::Case& one : distinction.cases)
            cases[key_of(distinction.by, one)] = std::visit(*this, one.certificate.kind);
        return {{"kind", "cases"}, {"by", name_of(distinction.by)}, {"cases", std::move(cases)}};
    }

    Json operator()(const SearchCertificate& search) const {
        return {{"kind", "search"}, {"positions", search.positions}};
    }

private:
    std::string key_of(By by, const CaseDistinction::Case& one) const {
        if (by == By::kFinish) return format_hole(*board_, one.hole());
        if (by == By::kPosition) return format_position(*board_, {one.key});
        return format_jump(*board_, one.jump());
    }

    Json holes(Bits set) const {
        Json names = Json::array();
        for (Hole hole : board_->reading_order())
            if (contains(set, hole)) names.push_back(format_hole(*board_, hole));
        return names;
    }

    Json weights(const Weights& weights) const {
        Json by_hole = Json::object();
        for (Hole hole : board_->reading_order())
            if (weights[hole] != 0) by_hole[format_hole(*board_, hole)] = weights[hole];
        return by_hole;
    }

    const Board* board_;
};

// --- Reading

// A location in the JSON: the steps that lead to a value from the outermost object.
struct Place {
    const Place* above = nullptr;
    std::string_view step;   // the key of a field;
    std::size_t number = 0;  // if there is no key, the index in a list, from 1

    std::string words() const {
        if (above == nullptr) return "";
        const std::string before = above->words();
        const std::string last = step.empty() ? std::to_string(number) : std::string(step);
        return before.empty() ? last : before + '.' + last;
    }
};

// Keeps the first error and reads on with default values.
class Reader {
public:
    explicit Reader(const Board& board) : board_(&board) {}

    const std::optional<Error>& error() const { return error_; }

    Certificate certificate(const Json& json, const Place& at, int depth) {
        const std::string kind = text(json, at, "kind");
        if (kind == "class") return {classes(json, at)};
        if (kind == "pagoda") return {pagoda<PagodaCertificate>(json, at)};
        if (kind == "zero_half") {
            auto read = pagoda<ZeroHalfCertificate>(json, at);
            each(json, at, "cuts", [&](const Json& cut, const Place& here) {
                read.cuts.push_back({holes(cut, here), integer<std::int32_t>(cut, here, "weight")});
            });
            return {std::move(read)};
        }
        if (kind == "cost_partition") return {cost_partition(json, at)};
        if (kind == "cases") return {cases(json, at, depth)};
        if (kind == "search") {
            const auto positions = integer<std::uint64_t>(json, at, "positions");
            return {SearchCertificate{positions}};
        }
        fail({&at, "kind"}, certificate_error("certificate_kind", in_quotes(kind)));
        return {};
    }

private:
    ClassCertificate classes(const Json& json, const Place& at) {
        ClassCertificate classes{integer<std::uint8_t>(json, at, "start_class"), {}};
        const Json* finish = field(json, at, "finish_class");
        if (finish != nullptr && !finish->is_null())
            classes.finish_class = integer<std::uint8_t>(json, at, "finish_class");
        return classes;
    }

    template <class Kind>
    Kind pagoda(const Json& json, const Place& at) {
        Kind pagoda;
        each_field(json, at, "weights",
                   [&](const std::string& name, const Json& weight, const Place& here) {
                       if (const auto found = hole(name, here))
                           pagoda.weights[*found] = number<std::int32_t>(weight, here);
                   });
        pagoda.start = integer<std::int64_t>(json, at, "start");
        pagoda.finish = integer<std::int64_t>(json, at, "finish");
        return pagoda;
    }

    CostPartition cost_partition(const Json& json, const Place& at) {
        CostPartition partition;
        each(json, at, "regions", [&](const Json& region, const Place& here) {
            CostPartition::Region read;
            read.holes = holes(region, here);
            read.least = integer<std::int32_t>(region, here, "least");
            each_field(region, here, "costs",
                       [&](const std::string& name, const Json& cost, const Place& there) {
                           if (const auto found = jump(name, there))
                               read.costs.push_back({*found, number<std::int32_t>(cost, there)});
                       });
            partition.regions.push_back(std::move(read));
        });
        return partition;
    }

    CaseDistinction cases(const Json& json, const Place& at, int depth) {
        CaseDistinction read;
        if (depth == kMaxNestedCases) {
            fail(at, certificate_error("nested_cases", kMaxNestedCases));
            return read;
        }
        const std::string name = text(json, at, "by");
        bool known = false;
        for (const auto& [by, its_name] : kByNames)
            if (its_name == name) {
                read.by = by;
                known = true;
            }
        if (!known) fail({&at, "by"}, certificate_error("cases_by"));
        each_field(json, at, "cases",
                   [&](const std::string& key, const Json& one, const Place& here) {
                       std::optional<Bits> found;
                       if (read.by == By::kFinish)
                           found = hole(key, here);
                       else if (read.by == By::kPosition)
                           found = position(key, here);
                       else
                           found = jump(key, here);
                       if (!found) return;
                       read.cases.push_back({*found, certificate(one, here, depth + 1)});
                   });
        return read;
    }

    Bits holes(const Json& json, const Place& at) {
        Bits holes = 0;
        each(json, at, "holes", [&](const Json& name, const Place& here) {
            if (!name.is_string()) return fail(here, certificate_error("hole_expected"));
            const auto found = hole(name.get<std::string>(), here);
            if (!found) return;
            if (contains(holes, *found))
                fail(here, certificate_error("hole_twice", format_hole(*board_, *found)));
            holes |= bit(*found);
        });
        return holes;
    }

    // Accepts only the printed spelling: with other spellings, a hole or a jump could be named
    // twice.
    std::optional<Hole> hole(const std::string& name, const Place& at) {
        const auto found = parse_hole(*board_, name);
        if (found && format_hole(*board_, *found) == name) return *found;
        fail(at, certificate_error("not_a_hole", in_quotes(name)));
        return std::nullopt;
    }
    std::optional<Bits> position(const std::string& text, const Place& at) {
        const auto found = parse_position(*board_, text);
        if (found && format_position(*board_, *found) == text) return found->pegs;
        fail(at, certificate_error("not_a_position", in_quotes(text)));
        return std::nullopt;
    }
    std::optional<JumpId> jump(const std::string& name, const Place& at) {
        const auto found = parse_moves(*board_, name);
        if (found && found->size() == 1 && format_jump(*board_, found->front()) == name)
            return found->front();
        fail(at, certificate_error("not_a_jump", in_quotes(name)));
        return std::nullopt;
    }

    // --- Fields

    const Json* field(const Json& json, const Place& at, const char* key) {
        const Json* found = json.is_object() ? field_of(json, key) : nullptr;
        if (!json.is_object())
            fail(at, certificate_error("object_expected"));
        else if (found == nullptr)
            fail(at, certificate_error("key_missing", in_quotes(key)));
        return found;
    }

    std::string text(const Json& json, const Place& at, const char* key) {
        const Json* found = field(json, at, key);
        if (found == nullptr) return "";
        if (found->is_string()) return found->get<std::string>();
        fail({&at, key}, certificate_error("text_expected"));
        return "";
    }

    template <class Integer>
    Integer integer(const Json& json, const Place& at, const char* key) {
        const Json* found = field(json, at, key);
        return found != nullptr ? number<Integer>(*found, {&at, key}) : Integer{};
    }

    template <class Integer>
    Integer number(const Json& json, const Place& at) {
        if (json.is_number_unsigned()) {
            const auto value = json.get<std::uint64_t>();
            if (std::in_range<Integer>(value)) return static_cast<Integer>(value);
        } else if (json.is_number_integer()) {
            const auto value = json.get<std::int64_t>();
            if (std::in_range<Integer>(value)) return static_cast<Integer>(value);
        } else {
            fail(at, certificate_error("integer_expected"));
            return 0;
        }
        fail(at, certificate_error("integer_range"));
        return 0;
    }

    template <class Visit>
    void each(const Json& json, const Place& at, const char* key, Visit visit) {
        const Json* list = field(json, at, key);
        if (list == nullptr) return;
        const Place there{&at, key};
        if (!list->is_array()) return fail(there, certificate_error("list_expected"));
        std::size_t number = 0;
        for (const Json& entry : *list) {
            visit(entry, Place{&there, {}, ++number});
            if (error_) return;
        }
    }

    template <class Visit>
    void each_field(const Json& json, const Place& at, const char* key, Visit visit) {
        const Json* object = field(json, at, key);
        if (object == nullptr) return;
        const Place there{&at, key};
        if (!object->is_object()) return fail(there, certificate_error("object_expected"));
        for (const auto& [name, value] : object->items()) {
            visit(name, value, Place{&there, name});
            if (error_) return;
        }
    }

    void fail(const Place& at, Error clause) {
        if (error_) return;
        std::string path = at.words();
        constexpr std::size_t kMaxPath = 200;
        if (path.size() > kMaxPath) path = "..." + path.substr(path.size() - kMaxPath);
        for (char& c : path)
            if (c < ' ' || c > '~') c = '?';
        error_ = path.empty() ? certificate_error("certificate", std::move(clause))
                              : certificate_error("certificate_at", std::move(clause), path);
    }

    const Board* board_;
    std::optional<Error> error_;
};

}  // namespace

Json certificate_json(const Board& board, const Certificate& certificate) {
    return std::visit(Printer(board), certificate.kind);
}

Json certificate_check_json(const Board& board, const Problem& problem,
                            const Certificate& certificate, const CertificateCheck& check) {
    const bool known = check.holds() || check.fails();
    return {
        {"board", format_board(board)},
        {"position", format_position(board, problem.start)},
        {"finish", format_finish(board, problem.finish)},
        {"kind", certificate_json(board, certificate)["kind"]},
        {"proves", known ? Json(check.holds()) : Json()},
        {"error", check.fails() ? Json(check.fault) : Json()},
    };
}

Result<Certificate> parse_certificate(const Board& board, const Json& json) {
    Reader reader(board);
    Certificate certificate = reader.certificate(json, Place{}, 0);
    if (reader.error()) return *reader.error();
    return certificate;
}

}  // namespace peg
