// SPDX-License-Identifier: MIT
// What is said while a proof is read.

#include <algorithm>

#include "app/reading/reading.h"
#include "app/words/words.h"
#include "core/board/notation.h"
#include "report/text.h"

namespace peg::words {

namespace {

// "1, 2 and 3"
std::string list(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : i + 1 == parts.size() ? " and " : ", ") + parts[i];
    return text;
}

// "d2-d4 takes pegs worth 1 and 2 and brings one worth 1: 2 are lost."
std::string loss(const Jump& jump, const Weights& weights) {
    const std::int64_t lost =
        std::int64_t{weights[jump.from]} + weights[jump.over] - weights[jump.to];
    return " takes pegs worth " + worth_text(weights[jump.from]) + " and " +
           worth_text(weights[jump.over]) + " and brings one worth " +
           worth_text(weights[jump.to]) + ": " +
           (lost == 0 ? "nothing is lost." : worth_text(lost) + " is lost.");
}

// What a certificate says of one jump.
struct JumpWords {
    const Board& board;
    JumpId id;
    Jump jump = board.jump(id);
    std::string name = format_jump(board, id);

    std::string operator()(const ClassCertificate&) const {
        return name + " changes the number of pegs on A, on B and on C by one each.";
    }
    std::string operator()(const PagodaCertificate& pagoda) const {
        return name + loss(jump, pagoda.weights);
    }
    std::string operator()(const ZeroHalfCertificate& pagoda) const {
        const Bits flipped = bit(jump.from) | bit(jump.over) | bit(jump.to);
        std::vector<std::string> tolls;
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i)
            if (pagoda.cuts[i].due(flipped))
                tolls.push_back(std::to_string(pagoda.cuts[i].weight) + " for cut " +
                                std::to_string(i + 1));
        return name + loss(jump, pagoda.weights) +
               (tolls.empty() ? " It owes no toll." : " It owes " + list(tolls) + '.');
    }
    std::string operator()(const CostPartition& partition) const {
        std::vector<std::string> costs;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < partition.regions.size(); ++i)
            for (const auto& [one, cost] : partition.regions[i].costs) {
                if (one != id || cost == 0) continue;
                costs.push_back((cost > 0 ? "costs part " : "brings part ") +
                                region_name(static_cast<int>(i)) + ' ' +
                                std::to_string(std::abs(cost)));
                sum += cost;
            }
        if (costs.empty()) return name + " costs no part anything.";
        return name + ' ' + list(costs) + ": " +
               (sum == 0 ? "nothing in all." : worth_text(sum) + " in all.");
    }
    std::string operator()(const CaseDistinction&) const { return ""; }
    std::string operator()(const SearchCertificate&) const { return ""; }
};

std::string part_words(const Board& board, const Reading& read) {
    const std::size_t part = *read.part;
    const ProofPage& page = read.shown();
    if (const auto* pagoda = page.certificate->as<ZeroHalfCertificate>()) {
        const ZeroHalfCut& cut = pagoda->cuts[part];
        const Bits flipped = page.problem.start.pegs ^ *only_goal(page.problem.finish);
        const auto differ = static_cast<std::uint64_t>(count(cut.holes & flipped));
        return "Cut " + std::to_string(part + 1) + " has the toll " + std::to_string(cut.weight) +
               ". Start and finish differ in " + counted(differ, "hole") + " of it: " +
               (cut.due(flipped) ? "an odd number, so it falls due."
                                 : "an even number, so it does not fall due.");
    }
    const CostPartition::Region& region = page.certificate->as<CostPartition>()->regions[part];
    const std::string name = "Part " + region_name(static_cast<int>(part));
    if (read.step == 0)
        return name + (region.least < 0 ? " gains at most " : " must pay at least ") +
               std::to_string(std::abs(region.least)) + " on its way to the finish" +
               (read.way.empty() ? "." : ", in " + counted(read.way.size(), "jump") + '.');
    std::int64_t paid = 0;
    for (std::size_t i = 0; i < read.step; ++i) paid += read.way[i].cost;
    const WayStep& now = read.way[read.step - 1];
    return name + " alone, jump " + std::to_string(read.step) + " of " +
           std::to_string(read.way.size()) + ": " + format_jump(board, now.jump) +
           (now.cost < 0 ? " brings it " : " costs it ") + std::to_string(std::abs(now.cost)) +
           ", " + worth_text(paid) + " so far.";
}

// Which case a page is about: "Case 2 of 12: first d2-d4, at last c4-d4-e4. ".
std::string case_words(const Board& board, const Reading& read) {
    const ProofPage& page = read.shown();
    if (is_overview(page)) return "";
    std::vector<std::string> made;
    if (page.problem.finish.kind == Finish::Kind::kHole && read.pages.size() > 1)
        made.push_back("the last peg in " + format_hole(board, page.problem.finish.hole));
    if (!page.first.empty()) made.push_back("first " + format_moves(board, page.first));
    if (!page.last.empty()) made.push_back("at last " + format_moves(board, page.last));
    if (read.pages.size() == 1) {
        if (made.empty()) return "";
        return "There is no choice but " + list(made) + ". ";
    }
    return "Case " + std::to_string(read.page) + " of " + std::to_string(read.cases()) +
           (made.empty() ? "" : ": " + list(made)) + ". ";
}

}  // namespace

std::string cannot_be_won() { return "This position cannot be won."; }
std::string cannot_arise() { return "This position cannot arise."; }

Status proof(const AppState& state) {
    const Reading& read = *reading(state);
    const Board& board = state.game.board();
    Status status{Tone::kBad, false, read.claim, ""};
    if (read.jump)
        status.text = std::visit(JumpWords{board, *read.jump}, read.shown().certificate->kind);
    else if (read.from)
        status.text =
            format_hole(board, *read.from) + ": now tap where a peg from there would land.";
    else if (read.part)
        status.text = part_words(board, read);
    if (!status.text.empty()) return status;
    const Explanation shown = explanation(state);
    status.text = case_words(board, read) + shown.title + ". " + shown.text;
    return status;
}

}  // namespace peg::words
