// SPDX-License-Identifier: MIT
#include "report/job.h"

#include <utility>

#include "core/board/jumps.h"
#include "core/board/notation/marks_notation.h"
#include "core/board/notation/notation.h"
#include "report/backwards.h"
#include "report/knowledge_json.h"
#include "report/reading_json.h"

namespace peg {

Job::Job(Request request)
    : request_(std::move(request)), search_(Solver(request_.board, ProofWish::kReadable)) {
    switch (request_.command) {
        case Request::Command::kSolve:
            if (request_.problem.survivor || !request_.problem.marks.empty())
                search_.emplace<MarkedSearch>(request_.board);
            break;
        case Request::Command::kShortest: search_.emplace<FewestMovesSearch>(request_.board); break;
        case Request::Command::kThrough:
            search_.emplace<ThroughSearch>(request_.board, request_.through);
            break;
        case Request::Command::kHint: search_.emplace<HintSearch>(request_.board); break;
        case Request::Command::kCount:
            search_.emplace<CountSearch>(request_.board, request_.until);
            break;
        case Request::Command::kLevels:
            search_.emplace<LevelCountSearch>(request_.board, request_.symmetric);
            break;
        case Request::Command::kLastSweep:
            search_.emplace<LastSweepSearch>(request_.board, request_.last_sweep);
            break;
        case Request::Command::kSolutions:
            if (request_.choice.shortest) {
                search_.emplace<ShortestSolutionsSearch>(
                    request_.board, static_cast<std::size_t>(request_.choice.first));
                break;
            }
            search_.emplace<SolutionsSearch>(request_.board,
                                             static_cast<std::size_t>(request_.choice.first),
                                             request_.choice.seed);
            break;
        case Request::Command::kGenerate:
            search_.emplace<Generator>(request_.board).begin(request_.wish, request_.limits.core);
            return;
        case Request::Command::kNearest:
            search_.emplace<NearestWinnableSearch>(request_.board);
            break;
        case Request::Command::kReview:
            search_.emplace<ReviewSearch>(request_.board, request_.game);
            break;
        case Request::Command::kExplain: search_.emplace<ExplainSearch>(request_.board); break;
        case Request::Command::kRead: return;
        case Request::Command::kMust: search_.emplace<LandmarkSearch>(request_.board); break;
    }
    std::visit(
        [&](auto& search) {
            if constexpr (requires { search.begin(request_.problem, request_.limits.core); })
                search.begin(request_.problem, request_.limits.core);
        },
        search_);
}

bool Job::step(std::uint64_t nodes) {
    if (request_.command == Request::Command::kRead) return true;
    return std::visit([&](auto& search) { return search.step(nodes); }, search_);
}

Progress Job::progress() const {
    return std::visit([](const auto& search) { return search.progress(); }, search_);
}

Verdict Job::verdict() const {
    if (const Answer* known = answer()) return known->verdict;
    if (const Hint* known = hint()) return known->verdict;
    if (const Count* known = count()) return known->verdict;
    if (const Solutions* known = solutions()) return known->verdict;
    if (const ShortestSolutions* known = shortest_solutions()) return known->verdict;
    if (const Review* known = review()) return known->positions.front().verdict;
    if (const PackagedSolution* known = explanation()) return known->verdict;
    if (const Landmarks* known = landmarks()) return known->verdict;
    return Verdict::kUndecided;
}

const Answer* Job::answer() const {
    if (const FewestMoves* known = shortest()) return &known->answer;
    if (const Through* known = through()) return &known->answer;
    if (const auto* known = result_of<LastSweepSearch>()) return known;
    if (const auto* known = result_of<MarkedSearch>()) return known;
    return result_of<Solver>();
}
const FewestMoves* Job::shortest() const { return result_of<FewestMovesSearch>(); }
const Hint* Job::hint() const { return result_of<HintSearch>(); }
const Count* Job::count() const { return result_of<CountSearch>(); }
const Generated* Job::generated() const {
    const auto* generator = std::get_if<Generator>(&search_);
    return generator != nullptr && generator->result() ? &*generator->result() : nullptr;
}
const Levels* Job::levels() const { return result_of<LevelCountSearch>(); }
const Solutions* Job::solutions() const { return result_of<SolutionsSearch>(); }
const ShortestSolutions* Job::shortest_solutions() const {
    return result_of<ShortestSolutionsSearch>();
}
const NearestWinnable* Job::nearest() const { return result_of<NearestWinnableSearch>(); }
const PackagedSolution* Job::explanation() const { return result_of<ExplainSearch>(); }
const Landmarks* Job::landmarks() const { return result_of<LandmarkSearch>(); }

const Through* Job::through() const { return result_of<ThroughSearch>(); }
const Review* Job::review() const { return result_of<ReviewSearch>(); }

Json Job::result(std::optional<double> seconds) const {
    Json json = own_result(seconds);
    if (request_.spelling) request_.spelling->apply(json);
    return json;
}

Json Job::own_result(std::optional<double> seconds) const {
    const Board& board = request_.board;
    const Problem& problem = request_.problem;
    if (request_.command == Request::Command::kRead)
        return read_json({board, problem}, request_.text);
    if (request_.command == Request::Command::kGenerate)
        return generated_json(board, request_.wish, generated());
    if (const Hint* known = hint()) return with_marks(hint_json(board, *known, seconds));
    if (const Count* known = count()) return count_json(*known, seconds);
    if (const Levels* known = levels()) return levels_json(*known, seconds);
    if (const Solutions* known = solutions()) return solutions_json(board, *known, seconds);
    if (const ShortestSolutions* known = shortest_solutions())
        return shortest_solutions_json(board, *known, seconds);
    if (const NearestWinnable* known = nearest()) return nearest_json(board, *known, seconds);
    if (const Review* known = review()) return review_json(board, request_.game, *known, seconds);
    if (const PackagedSolution* known = explanation())
        return explanation_json(board, *known, seconds);
    if (const Landmarks* known = landmarks()) return landmarks_json(board, *known, seconds);
    if (const FewestMoves* known = shortest())
        return with_direction(fewest_moves_json(board, problem, *known, seconds));
    if (const Through* known = through())
        return through_json(board, problem, request_.through, *known, seconds);
    return with_direction(with_marks(answer_json(board, problem, *answer(), seconds)));
}

Json Job::with_direction(Json json) const {
    if (!request_.backwards) return json;
    const Board& board = request_.board;
    const std::vector<JumpId> back = taken_back(board, answer()->jumps);
    json["solution"] = std::move(json["jumps"]);
    json["jumps"] = jumps_json(board, back);
    json["moves"] = Json::array();
    for (const Move& move : moves_of(board, back))
        json["moves"].push_back(format_move(board, move));
    json["from"] = json["finish"];
    return json;
}

Json Job::with_marks(Json json) const {
    if (const auto survivor = request_.problem.survivor)
        json["survivor"] = format_hole(request_.board, *survivor);
    if (const Marks& marks = request_.problem.marks; !marks.empty())
        json["marked"] = format_marks(request_.board, marks);
    return json;
}

}  // namespace peg
