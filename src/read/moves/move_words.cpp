// SPDX-License-Identifier: MIT
#include "read/moves/move_words.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace peg {

namespace {

struct WordRow {
    Meaning meaning;
    std::string_view words;  // separated by blanks, in small letters without accents
};

// English, German, French, Spanish and Dutch, and the keys of other programs' JSON.
constexpr std::array kWordRows = std::to_array<WordRow>({
    {Meaning::kTo, "to into onto lands landing target dest destination end nach zu auf vers jusqu "
                   "a hacia hasta naar"},
    {Meaning::kOver, "over via across jumped middle mid captured ueber uber sur dessus par sobre "
                     "encima por"},
    {Meaning::kJumps, "jumps springt ueberspringt uberspringt saute salta captures"},
    {Meaning::kFrom, "from source src von vom aus de du desde van"},
    {Meaning::kNext,
     "then next and move jump springe sauter saut saltar now dann danach und sodann zug ziehe "
     "bewege puis ensuite et "
     "alors deplace deplacez jouez coup luego despues y entonces mueve mover en daarna vervolgens "
     "dan zet verplaats"},
    {Meaning::kRemove,
     "remove removing removed take taking capture capturing entferne entfernen entfernt schlage "
     "nimm enleve enlever enlevez retire retirez prend prends quita quitar retira elimina "
     "verwijder verwijdert neem weg"},
    {Meaning::kStart, "empty vacant vacancy begin start starting initial leer freies beginne "
                      "anfang vide depart commencez vacio vacia empieza inicio leeg lege begint"},
    {Meaning::kUnit, "moves pegs holes marbles zuege zuge stifte steine kugeln loecher locher "
                     "coups pions billes trous sauts spruenge sprunge movimientos saltos fichas "
                     "clavijas agujeros zetten sprongen pinnen gaten knikkers seconds times"},
    {Meaning::kNoise,
     "peg marble hole pin ball bead piece stone number no the this at is space square position "
     "stift stein kugel figur loch feld der die das den dem in im pion bille trou case cheville "
     "fiche la le les l ficha clavija canica agujero hoyo casilla el los las gat vak knikker "
     "steen pen het"},
    {Meaning::kRow, "row zeile reihe rangee ligne fila rij"},
    {Meaning::kColumn, "column col columns spalte colonne columna kolom"},
    {Meaning::kLeft, "left west links gauche izquierda"},
    {Meaning::kRight, "right east rechts droite derecha"},
    {Meaning::kUp, "up north upwards oben hoch aufwarts haut arriba omhoog boven"},
    {Meaning::kDown, "down south downwards unten runter abwarts bas abajo omlaag beneden"},
});

bool has_word(std::string_view words, std::string_view word) {
    for (std::size_t at = words.find(word); at != std::string_view::npos;
         at = words.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || words[at - 1] == ' ') && (end == words.size() || words[end] == ' '))
            return true;
    }
    return false;
}

char plain_letter(char32_t c) {
    constexpr std::u32string_view kAccents =
        U"\u00e0\u00e1\u00e2\u00e4\u00e7\u00e8\u00e9\u00ea\u00eb\u00ed\u00ee\u00ef\u00f1\u00f3"
        U"\u00f4\u00f6\u00f9\u00fa\u00fb\u00fc";
    constexpr std::string_view kLetters = "aaaaceeeeiiinooouuuu";
    static_assert(kAccents.size() == kLetters.size());
    const char32_t lower = lower_sign(c);
    if (lower < 0x80) return static_cast<char>(lower);
    const std::size_t at = kAccents.find(lower);
    return at == std::u32string_view::npos ? '?' : kLetters[at];
}

}  // namespace

std::optional<Meaning> meaning_of_word(SignsView word) {
    constexpr std::size_t kLongest = 16;
    if (word.empty() || word.size() > kLongest) return std::nullopt;
    std::string plain;
    for (const char32_t c : word) plain += plain_letter(c);
    for (const WordRow& row : kWordRows)
        if (has_word(row.words, plain)) return row.meaning;
    return std::nullopt;
}

bool directions_of_arrow(char32_t sign, Meaning& one, std::optional<Meaning>& two) {
    two.reset();
    switch (sign) {
        case 0x2190:
        case 0x21d0:
        case 0x2b05: one = Meaning::kLeft; return true;
        case 0x2191:
        case 0x21d1:
        case 0x2b06: one = Meaning::kUp; return true;
        case 0x2192:
        case 0x21d2:
        case 0x27a1: one = Meaning::kRight; return true;
        case 0x2193:
        case 0x21d3:
        case 0x2b07: one = Meaning::kDown; return true;
        case 0x2196:
            one = Meaning::kUp;
            two = Meaning::kLeft;
            return true;
        case 0x2197:
            one = Meaning::kUp;
            two = Meaning::kRight;
            return true;
        case 0x2198:
            one = Meaning::kDown;
            two = Meaning::kRight;
            return true;
        case 0x2199:
            one = Meaning::kDown;
            two = Meaning::kLeft;
            return true;
        default: return false;
    }
}

}  // namespace peg
