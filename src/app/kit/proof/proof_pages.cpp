// SPDX-License-Identifier: MIT
#include "app/kit/proof/proof_pages.h"

#include <algorithm>

#include "core/board/jumps.h"

namespace peg {

namespace {

class PageMaker {
public:
    explicit PageMaker(const Board& board) : board_(board) {}

    // Adds the cases of the page's certificate, split recursively.
    void add(ProofPage page) {
        const auto* split = page.certificate->as<CaseDistinction>();
        if (split == nullptr || split->cases.empty()) return pages_.push_back(std::move(page));
        for (const CaseDistinction::Case& one : split->cases) {
            ProofPage inner = page;
            inner.certificate = &one.certificate;
            enter(inner, split->by, one);
            add(std::move(inner));
        }
    }

    std::vector<ProofPage> take() { return std::move(pages_); }

private:
    void enter(ProofPage& page, CaseDistinction::By by, const CaseDistinction::Case& one) const {
        Problem& problem = page.problem;
        switch (by) {
            case CaseDistinction::By::kFinish: problem.finish = Finish::at(one.hole()); return;
            case CaseDistinction::By::kPosition:
                problem.finish = Finish::exactly({one.key});
                return;
            case CaseDistinction::By::kFirstJump:
                problem.start = play(problem.start, board_.jump(one.jump()));
                page.first.push_back(one.jump());
                return;
            case CaseDistinction::By::kLastJump: {
                // A jump flips the same three holes in both directions.
                const Jump& jump = board_.jump(one.jump());
                const Bits goal = *only_goal(problem.finish);
                problem.finish =
                    Finish::exactly({goal ^ (bit(jump.from) | bit(jump.over) | bit(jump.to))});
                page.last.insert(page.last.begin(), one.jump());
                return;
            }
        }
    }

    const Board& board_;
    std::vector<ProofPage> pages_;
};

}  // namespace

std::vector<ProofPage> pages_of(const Board& board, const Problem& problem,
                                const Certificate& proof) {
    PageMaker maker(board);
    const ProofPage whole{problem, {}, {}, &proof};
    maker.add(whole);
    std::vector<ProofPage> pages = maker.take();
    if (pages.size() > 1) pages.insert(pages.begin(), whole);
    return pages;
}

}  // namespace peg
