// SPDX-License-Identifier: MIT
// The tray: its place, and how taken pegs move there and back.

#include <algorithm>
#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include "app/present/scene.h"
#include "app/support.h"
#include "core/board/catalogue.h"
#include "core/board/notation/notation.h"
#include "words/phrases/settings.h"

namespace peg {

namespace {

std::vector<Hole> taken_in(const AppState& state) {
    std::vector<Hole> taken;
    for (const JumpId id : state.played.game.played())
        taken.push_back(state.played.game.board().jump(id).over);
    return taken;
}

std::vector<Sprite> sprites(const Table& table) {
    const AppState& state = table.state();
    return state.animation.sprites(state.view, state.played.game.position(), taken_in(state));
}

Sprite sprite_of(const Table& table, const char* hole, bool taken) {
    for (const Sprite& sprite : sprites(table))
        if (sprite.hole == table.hole(hole) && sprite.taken == taken) return sprite;
    FAIL("there is no such peg");
    return {};
}

}  // namespace

TEST_CASE("the tray has room for every peg, and touches neither board nor edge", "[ui]") {
    const Point sizes[] = {{1440, 900}, {1024, 768}, {390, 844}, {844, 390}, {320, 480}};
    for (const CatalogueEntry& entry : catalogue()) {
        const auto named = parse_board_name(entry.name);
        const int taken = peg_count(named->classic.start) - 1;
        for (const Point size : sizes) {
            CAPTURE(entry.name, size.x, size.y);
            const Rect area = arrange(size.x, size.y).board;
            const BoardView view(named->board, area, 112, taken);
            const Rect tray = view.tray();
            // Left out only if it would make the holes too small for a finger.
            const float alone = BoardView(named->board, area, 112).pitch();
            const bool low = size.y == 390 && entry.name == "triangle55";
            if (!view.has_tray()) CHECK((size.x == 320 || low));
            CHECK(view.pitch() >= std::min(40.0f, alone));
            if (!view.has_tray()) continue;
            for (const Point corner : {Point{tray.x, tray.y}, Point{tray.right(), tray.bottom()}}) {
                const Point at = view.to_screen(corner);
                CHECK(Rect{area.x - 0.01f, area.y - 0.01f, area.width + 0.02f, area.height + 0.02f}
                          .contains(at));
            }
            const Point first = view.to_screen({tray.x, tray.y});
            CHECK((first.x >= view.frame().right() || first.y >= view.frame().bottom()));
            for (int i = 0; i < taken; ++i) {
                const Point slot = view.slot(i);
                CHECK(tray.shrunk(view.slot_radius()).contains(slot));
                for (int j = 0; j < i; ++j)
                    CHECK(length(slot - view.slot(j)) > 1.9f * view.slot_radius());
            }
        }
    }
}

TEST_CASE("without a tray the board takes all the room", "[ui]") {
    const auto english = parse_board_name("english");
    const Rect area{0, 0, 500, 500};
    const BoardView alone(english->board, area, 112);
    const BoardView with_tray(english->board, area, 112, 31);
    CHECK(alone.tray().width == 0);
    CHECK(alone.pitch() > with_tray.pitch());
    CHECK(with_tray.pitch() > 0.85f * alone.pitch());
}

TEST_CASE("a peg that is jumped goes to the tray, and comes back by undo", "[ui]") {
    Table table;
    const BoardView& view = table.state().view;
    table.drag(table.centre("d2"), table.centre("d4"));
    table.app.tick(0.02f);
    const Sprite leaving = sprite_of(table, "d3", true);
    CHECK_FALSE(leaving.rests);
    CHECK(length(leaving.at - view.plane(table.hole("d3"))) < 0.5f);
    CHECK(table.rest(2));
    const Sprite lying = sprite_of(table, "d3", true);
    CHECK(lying.rests);
    CHECK(lying.at == view.slot(0));
    CHECK(lying.scale == Catch::Approx(view.slot_radius() / kPegRadius));

    table.run("undo");
    table.app.tick(0.02f);
    const Sprite returning = sprite_of(table, "d3", false);
    CHECK_FALSE(returning.rests);
    CHECK(length(returning.at - view.slot(0)) < 0.8f);
    CHECK(table.rest(2));
    CHECK(sprite_of(table, "d3", false).at == view.plane(table.hole("d3")));
    CHECK(sprites(table).size() == 32);
}

TEST_CASE("at a restart the pegs fly home from the tray", "[ui]") {
    Table table;
    table.drag(table.centre("d2"), table.centre("d4"));
    table.drag(table.centre("b3"), table.centre("d3"));
    CHECK(table.rest(2));
    table.run("restart");
    table.app.tick(0.02f);
    const std::vector<Sprite> seen = sprites(table);
    CHECK(seen.size() == 32);
    CHECK(std::ranges::count(seen, false, &Sprite::rests) == 3);  // d4 to d2, two from the tray
    CHECK(std::ranges::count(seen, 1.0f, &Sprite::alpha) == 32);
    CHECK(table.rest(2));
    for (const Sprite& sprite : sprites(table)) CHECK(sprite.rests);
}

TEST_CASE("with reduced motion everything is at its place at once", "[ui]") {
    Table table;
    table.app.dispatch(Environment{Appearance::kLight, true});
    table.drag(table.centre("d2"), table.centre("d4"));
    table.app.tick(0.001f);
    CHECK(sprite_of(table, "d3", true).at == table.state().view.slot(0));
    CHECK(sprite_of(table, "d4", false).at == table.state().view.plane(table.hole("d4")));
}

TEST_CASE("glass, unless the graphics are weak or the player chooses", "[ui]") {
    Table table;
    CHECK(material(table.state()) == Material::kGlass);
    table.app.dispatch(Graphics{true});
    CHECK(material(table.state()) == Material::kPlain);
    table.app.dispatch(Choose{"material:wood"});
    CHECK(material(table.state()) == Material::kWood);
    CHECK(table.last_said() == phrase::settings::pegs(phrase::settings::wood()) + '.');

    Table later;
    later.app.dispatch(Restore{table.stored});
    CHECK(material(later.state()) == Material::kWood);
    later.app.dispatch(Restore{R"({"version":1,"material":"cheese"})"});
    CHECK(material(later.state()) == Material::kGlass);
    later.app.dispatch(Restore{R"({"version":1,"material":7})"});
    CHECK(material(later.state()) == Material::kGlass);
}

}  // namespace peg
