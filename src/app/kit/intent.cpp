// SPDX-License-Identifier: MIT
#include "app/kit/intent.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/kit/game/link.h"
#include "app/words/app_errors.h"
#include "report/error_json.h"
#include "report/fields.h"

namespace peg {

namespace {

struct ReplyName {
    std::string_view name;
    Reply::Kind kind;
};
constexpr std::array kReplyNames{
    ReplyName{"ready", Reply::Kind::kReady}, ReplyName{"progress", Reply::Kind::kProgress},
    ReplyName{"done", Reply::Kind::kDone},   ReplyName{"cancelled", Reply::Kind::kCancelled},
    ReplyName{"error", Reply::Kind::kError}, ReplyName{"lost", Reply::Kind::kLost},
};

// The entry with a name, or null.
template <class Entries>
const typename Entries::value_type* find_name(const Entries& entries, std::string_view name) {
    const auto found = std::ranges::find(entries, name, &Entries::value_type::name);
    return found != entries.end() ? &*found : nullptr;
}

Result<Intent> reply_of(const Json& message) {
    const ReplyName* type = find_name(kReplyNames, text_of(message, "type"));
    if (type == nullptr) return app_error("solver_message");
    Reply reply;
    reply.kind = type->kind;
    const std::int64_t id = integer_of(message, "id");
    reply.id = id > 0 && id <= 0xffff'ffff ? static_cast<std::uint32_t>(id) : 0;
    reply.nodes = number_of(message, "nodes");
    reply.seconds = number_of(message, "seconds");
    reply.message = text_of(message, "message");
    Json result = parse_json(text_of(message, "result"));
    if (result.is_object() && reply.kind == Reply::Kind::kError) {
        reply.error = parse_error(result);
        if (!reply.error) reply.message = text_of(result, "error");  // from a newer solver
    } else if (result.is_object()) {
        reply.result = std::move(result);
    }
    return Intent{std::move(reply)};
}

Result<Intent> command_of(const std::string& id) {
    // The id of a choice has the prefix of its list (choice.h): "board:english".
    const std::size_t list = id.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    if (list != std::string::npos && id[list] == ':') return Intent{Choose{id}};
    return Intent{Run{id}};
}

Focus focus_of(std::string_view at) {
    constexpr std::string_view kHole = "hole:";
    constexpr std::string_view kCommand = "command:";
    if (at.starts_with(kHole)) return {std::string{at.substr(kHole.size())}, {}};
    if (at.starts_with(kCommand)) return {{}, std::string{at.substr(kCommand.size())}};
    return {{}, {}, at == "cursor"};
}

Environment environment_of(const Json& json) {
    Environment environment;
    const std::string theme = text_of(json, "theme");
    if (theme == "dark") environment.appearance = Appearance::kDark;
    if (theme == "contrast") environment.appearance = Appearance::kContrast;
    environment.reduced_motion = flag_of(json, "reduced_motion");
    environment.version = text_of(json, "version");
    if (const Json* forced = field_of(json, "palette"); forced != nullptr && forced->is_object()) {
        const auto colour = [&](const char* name) {
            return static_cast<std::uint32_t>(integer_of(*forced, name) & 0xff'ffff);
        };
        environment.palette = Palette{colour("canvas"), colour("canvas_text"), colour("highlight"),
                                      colour("highlight_text")};
    }
    return environment;
}

// Nothing unless it is a minute of a day.
std::optional<int> minute_of(const Json& json) {
    const Json* field = field_of(json, "minute");
    if (field == nullptr || !field->is_number_integer()) return std::nullopt;
    const std::int64_t minute = integer_of(json, "minute");
    if (minute < 0 || minute >= std::int64_t{24} * 60) return std::nullopt;
    return static_cast<int>(minute);
}

}  // namespace

Result<Intent> parse_intent(std::string_view text) {
    const Json json = parse_json(text);
    if (!json.is_object()) return app_error("page_object");
    const std::string type = text_of(json, "type");
    if (type == "link") return Intent{read_link(text_of(json, "fragment"))};
    if (type == "command") return command_of(text_of(json, "command"));
    if (type == "seek") {
        const double where = std::clamp(number_of(json, "where"), 0.0, 1.0);
        return Intent{Seek{static_cast<float>(where)}};
    }
    if (type == "hole") return Intent{Activate{text_of(json, "hole")}};
    if (type == "key")
        return Intent{
            KeyPress{text_of(json, "key"), flag_of(json, "shift"), flag_of(json, "control")}};
    if (type == "close_layer") return Intent{CloseLayer{}};
    if (type == "focus") return Intent{focus_of(text_of(json, "at"))};
    if (type == "environment") return Intent{environment_of(json)};
    if (type == "message") return Intent{Remark{text_of(json, "text")}};
    if (type == "language") return Intent{SetLanguage{text_of(json, "text")}};
    if (type == "settings") return Intent{Restore{text_of(json, "text")}};
    if (type == "merge") return Intent{Merge{text_of(json, "text"), flag_of(json, "instead")}};
    if (type == "store_failed") return Intent{StoreFailed{}};
    if (type == "today")
        return Intent{
            Today{text_of(json, "date"),
                  static_cast<std::uint64_t>(std::max<std::int64_t>(0, integer_of(json, "chance"))),
                  minute_of(json)}};
    if (type == "elapsed") return Intent{Elapsed{number_of(json, "seconds")}};
    if (type == "typed") return Intent{Typed{text_of(json, "text")}};
    if (type == "paste") return Intent{Paste{text_of(json, "text")}};
    if (type == "import") return Intent{Import{text_of(json, "name"), text_of(json, "text")}};
    if (type == "reply") {
        const Json* message = field_of(json, "message");
        if (message != nullptr && message->is_object()) return reply_of(*message);
    }
    return app_error("page_message");
}

}  // namespace peg
