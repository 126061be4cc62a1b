// SPDX-License-Identifier: MIT
// Words for reading a proof.

#include "app/kit/proof/explanation.h"
#include "app/kit/proof/proof_mode.h"
#include "app/kit/proof/proof_pages.h"
#include "app/kit/words/words.h"
#include "app/words/list_words.h"
#include "core/board/notation/notation.h"
#include "words/phrases/proof.h"

namespace peg::words {

namespace {

// "d2-d4 takes pegs worth 1 and 2 and brings one worth 1: 2 is lost."
std::string loss(const std::string& name, const Jump& jump, const Weights& weights) {
    const std::int64_t lost =
        std::int64_t{weights[jump.from]} + weights[jump.over] - weights[jump.to];
    const std::string from = worth_text(weights[jump.from]);
    const std::string over = worth_text(weights[jump.over]);
    const std::string to = worth_text(weights[jump.to]);
    return lost == 0 ? phrase::proof::loses_nothing(name, from, over, to)
                     : phrase::proof::loses_worth(name, from, over, to, worth_text(lost));
}

// What a certificate says about one jump.
struct JumpWords {
    const Board& board;
    JumpId id;
    Jump jump = board.jump(id);
    std::string name = format_jump(board, id);

    std::string operator()(const ClassCertificate&) const {
        return phrase::proof::changes_colours(name);
    }
    std::string operator()(const PagodaCertificate& pagoda) const {
        return loss(name, jump, pagoda.weights);
    }
    std::string operator()(const ZeroHalfCertificate& pagoda) const {
        const Bits flipped = bit(jump.from) | bit(jump.over) | bit(jump.to);
        std::vector<std::string> tolls;
        for (std::size_t i = 0; i < pagoda.cuts.size(); ++i)
            if (pagoda.cuts[i].due(flipped))
                tolls.push_back(phrase::proof::toll_for_cut(pagoda.cuts[i].weight, i + 1));
        return loss(name, jump, pagoda.weights) + ' ' +
               (tolls.empty() ? phrase::proof::owes_no_toll()
                              : phrase::proof::owes_tolls(list_with_and(tolls)));
    }
    std::string operator()(const CostPartition& partition) const {
        std::vector<std::string> costs;
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < partition.regions.size(); ++i)
            for (const auto& [one, cost] : partition.regions[i].costs) {
                if (one != id || cost == 0) continue;
                const std::string part = region_name(static_cast<int>(i));
                costs.push_back(cost > 0 ? phrase::proof::costs_part(part, cost)
                                         : phrase::proof::brings_part(part, -cost));
                sum += cost;
            }
        if (costs.empty()) return phrase::proof::jump_costs_nothing(name);
        if (sum == 0) return phrase::proof::jump_costs_nothing_in_all(name, list_with_and(costs));
        return phrase::proof::jump_costs(name, list_with_and(costs), worth_text(sum));
    }
    std::string operator()(const CaseDistinction&) const { return ""; }
    std::string operator()(const SearchCertificate&) const { return ""; }
};

std::string cut_words(const ZeroHalfCut& cut, std::size_t number, const Problem& problem) {
    const Bits flipped = problem.start.pegs ^ *only_goal(problem.finish);
    const int differ = count(cut.holes & flipped);
    return phrase::proof::cut_has_toll(number, cut.weight) + ' ' +
           (cut.due(flipped) ? phrase::proof::cut_is_due(differ)
                             : phrase::proof::cut_is_not_due(differ));
}

std::string part_words(const Board& board, const ProofMode& mode) {
    const std::size_t part = *mode.part;
    const ProofPage& page = mode.shown();
    if (const auto* pagoda = page.certificate->as<ZeroHalfCertificate>())
        return cut_words(pagoda->cuts[part], part + 1, page.problem);
    const auto least = page.certificate->as<CostPartition>()->regions[part].least;
    const std::string name = region_name(static_cast<int>(part));
    const std::size_t jumps = mode.path.size();
    if (mode.step == 0) {
        if (least < 0)
            return jumps == 0 ? phrase::proof::part_gains(name, -least)
                              : phrase::proof::part_gains_in_jumps(jumps, name, -least);
        return jumps == 0 ? phrase::proof::part_pays(name, least)
                          : phrase::proof::part_pays_in_jumps(jumps, name, least);
    }
    std::int64_t paid = 0;
    for (std::size_t i = 0; i < mode.step; ++i) paid += mode.path[i].cost;
    const auto& [id, cost, pegs] = mode.path[mode.step - 1];
    const std::string jump = format_jump(board, id);
    return cost < 0
               ? phrase::proof::step_brings(name, mode.step, jumps, jump, -cost, worth_text(paid))
               : phrase::proof::step_costs(name, mode.step, jumps, jump, cost, worth_text(paid));
}

// The case of a page: "Case 2 of 12: first d2-d4 and at last c4-d4-e4."
std::string case_words(const Board& board, const ProofMode& mode) {
    const ProofPage& page = mode.shown();
    if (is_overview(page)) return "";
    std::vector<std::string> made;
    if (page.problem.finish.kind == Finish::Kind::kHole && mode.pages.size() > 1)
        made.push_back(phrase::proof::with_last_peg(format_hole(board, page.problem.finish.hole)));
    if (!page.first.empty())
        made.push_back(phrase::proof::with_first_moves(format_moves(board, page.first)));
    if (!page.last.empty())
        made.push_back(phrase::proof::with_last_moves(format_moves(board, page.last)));
    if (mode.pages.size() > 1)
        return made.empty()
                   ? phrase::proof::numbered_case(mode.page, mode.cases())
                   : phrase::proof::case_with(mode.page, mode.cases(), list_with_and(made));
    return made.empty() ? "" : phrase::proof::no_choice_but(list_with_and(made));
}

}  // namespace

std::string cannot_be_won() { return phrase::proof::cannot_be_won(); }
std::string cannot_arise() { return phrase::proof::cannot_arise(); }

Status proof(const AppState& state) {
    const ProofMode& mode = *proof_mode(state);
    const Board& board = state.played.game.board();
    Status status{Tone::kBad, false, mode.claim, ""};
    if (mode.jump)
        status.text = std::visit(JumpWords{board, *mode.jump}, mode.shown().certificate->kind);
    else if (mode.from)
        status.text = phrase::proof::tap_landing(format_hole(board, *mode.from));
    else if (mode.part)
        status.text = part_words(board, mode);
    if (!status.text.empty()) return status;
    const Explanation shown = explanation(state);
    if (const std::string which = case_words(board, mode); !which.empty())
        status.text = which + ' ';
    status.text += shown.title + ". " + shown.text;
    return status;
}

}  // namespace peg::words
