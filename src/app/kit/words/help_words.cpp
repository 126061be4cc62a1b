// SPDX-License-Identifier: MIT
#include "app/kit/words/help_words.h"

#include "app/words/list_words.h"
#include "words/phrases/assistance.h"
#include "words/phrases/list.h"

namespace peg::words {

std::string help(const Help& help) {
    if (without_help(help)) return phrase::assistance::none();
    std::string text;
    const auto tell = [&](bool told, const std::string& words) {
        if (told) text = text.empty() ? words : phrase::list::next(text, words);
    };
    tell(help.hints > 0, phrase::assistance::hints(help.hints));
    tell(help.has(HelpKind::kSolver), phrase::assistance::solver());
    tell(help.has(HelpKind::kCoach), phrase::assistance::coach());
    tell(help.has(HelpKind::kElsewhere), phrase::assistance::elsewhere());
    tell(help.has(HelpKind::kSolution), phrase::assistance::solution());
    if (!text.empty()) return text;
    return help.kinds == static_cast<std::uint32_t>(HelpKind::kUnknown)
               ? phrase::assistance::no_hint()
               : phrase::assistance::other();
}

}  // namespace peg::words
