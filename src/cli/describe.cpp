// SPDX-License-Identifier: MIT
#include "cli/describe.h"

#include "cli/version.h"
#include "report/json.h"

namespace peg {
namespace {

Json option_json(const CLI::Option& option) {
    Json names = Json::array();
    for (const std::string& name : option.get_snames()) names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
    Json value;  // null: a flag
    if (option.get_expected_max() > 0) value = option.get_type_name();
    return {{"names", names}, {"value", value}, {"about", option.get_description()}};
}

void add_options(Json& json, const CLI::App& app) {
    json["options"] = Json::array();
    json["places"] = Json::array();
    for (const CLI::Option* option : app.get_options()) {
        if (option->get_group().empty()) continue;  // hidden
        if (!option->get_positional()) {
            json["options"].push_back(option_json(*option));
            continue;
        }
        json["places"].push_back({{"names", {option->get_name()}},
                                  {"value", option->get_type_name()},
                                  {"about", option->get_description()},
                                  {"needed", option->get_required()},
                                  {"many", option->get_expected_max() > 1}});
    }
}

}  // namespace

std::string describe(const CLI::App& program) {
    Json json = {{"name", program.get_name()},
                 {"version", version_words()},
                 {"about", program.get_description()},
                 {"more", program.get_footer()}};
    add_options(json, program);
    json["commands"] = Json::array();
    for (const CLI::App* command : program.get_subcommands([](const CLI::App*) { return true; })) {
        if (command->get_group().empty()) continue;  // hidden
        Json one = {{"name", command->get_name()}, {"about", command->get_description()}};
        add_options(one, *command);
        json["commands"].push_back(one);
    }
    return to_line(json) + '\n';
}

}  // namespace peg
