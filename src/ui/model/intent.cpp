// SPDX-License-Identifier: MIT
#include "ui/model/intent.h"

#include <algorithm>
#include <array>

#include "report/json.h"

namespace peg {

namespace {

// Absent and of another type are the same: the empty value.
std::string text_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

std::optional<std::string> optional_text_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    if (found == object.end() || !found->is_string()) return std::nullopt;
    return found->get<std::string>();
}

bool flag_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

double number_of(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number() ? found->get<double>() : 0.0;
}

// A number that came from outside, as an integer; what does not fit becomes 0.
std::int64_t integer_of(const Json& object, const char* key) {
    const double number = number_of(object, key);
    return number > -9e15 && number < 9e15 ? static_cast<std::int64_t>(number) : 0;
}

struct ProofName {
    std::string_view name;
    Proof::Kind kind;
};
constexpr std::array kProofNames{
    ProofName{"class", Proof::Kind::kClass},
    ProofName{"pagoda", Proof::Kind::kPagoda},
    ProofName{"exhaustive", Proof::Kind::kExhaustive},
    ProofName{"cases", Proof::Kind::kCases},
};

struct ReplyName {
    std::string_view name;
    Reply::Kind kind;
};
constexpr std::array kReplyNames{
    ReplyName{"ready", Reply::Kind::kReady}, ReplyName{"progress", Reply::Kind::kProgress},
    ReplyName{"done", Reply::Kind::kDone},   ReplyName{"cancelled", Reply::Kind::kCancelled},
    ReplyName{"error", Reply::Kind::kError}, ReplyName{"lost", Reply::Kind::kLost},
};

// The entry of a name, or null.
template <class Entries>
const typename Entries::value_type* find_name(const Entries& entries, std::string_view name) {
    const auto found = std::ranges::find(entries, name, &Entries::value_type::name);
    return found != entries.end() ? &*found : nullptr;
}

Finding finding_of(const Json& result) {
    Finding finding;
    const std::string verdict = text_of(result, "verdict");
    if (verdict == "solvable") finding.verdict = Verdict::kSolvable;
    if (verdict == "unsolvable") finding.verdict = Verdict::kUnsolvable;
    finding.jump = text_of(result, "jump");
    // In a solve answer the jumps are texts; in a hint they are objects, of no use here.
    if (const auto jumps = result.find("jumps"); jumps != result.end() && jumps->is_array())
        for (const Json& jump : *jumps)
            if (jump.is_string()) finding.moves += jump.get<std::string>() + ' ';
    if (const auto proof = result.find("proof"); proof != result.end() && proof->is_object()) {
        if (const ProofName* kind = find_name(kProofNames, text_of(*proof, "kind")))
            finding.proof = kind->kind;
        finding.start_worth = integer_of(*proof, "start");
        finding.finish_worth = integer_of(*proof, "finish");
        const std::int64_t positions = integer_of(*proof, "positions");
        finding.positions = positions > 0 ? static_cast<std::uint64_t>(positions) : 0;
    }
    return finding;
}

Result<Intent> reply_of(const Json& message) {
    const ReplyName* type = find_name(kReplyNames, text_of(message, "type"));
    if (type == nullptr) return Error{"The solver sent a message of no known type."};
    Reply reply;
    reply.kind = type->kind;
    const std::int64_t id = integer_of(message, "id");
    reply.id = id > 0 && id <= 0xffff'ffff ? static_cast<std::uint32_t>(id) : 0;
    reply.nodes = number_of(message, "nodes");
    reply.seconds = number_of(message, "seconds");
    reply.message = text_of(message, "message");
    if (const auto found = message.find("result"); found != message.end() && found->is_object())
        reply.finding = finding_of(*found);
    return Intent{std::move(reply)};
}

Result<Intent> command_of(const std::string& id) {
    constexpr std::string_view kBoard = "board:";
    if (id.starts_with(kBoard)) return Intent{Open{id.substr(kBoard.size()), {}, {}}};
    if (const auto command = find_command(id)) return Intent{Run{*command}};
    return Error{"There is no command \"" + id + "\"."};
}

Focus focus_of(std::string_view at) {
    constexpr std::string_view kHole = "hole:";
    constexpr std::string_view kCommand = "command:";
    if (at.starts_with(kHole)) return {std::string{at.substr(kHole.size())}, {}};
    if (at.starts_with(kCommand)) return {{}, std::string{at.substr(kCommand.size())}};
    return {};
}

Environment environment_of(const Json& json) {
    Environment environment;
    const std::string theme = text_of(json, "theme");
    if (theme == "dark") environment.appearance = Appearance::kDark;
    if (theme == "contrast") environment.appearance = Appearance::kContrast;
    environment.reduced_motion = flag_of(json, "reduced_motion");
    return environment;
}

}  // namespace

Result<Intent> parse_intent(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Error{"The page sent something that is not a JSON object."};
    const std::string type = text_of(json, "type");
    if (type == "open")
        return Intent{Open{text_of(json, "board"), optional_text_of(json, "position"),
                           optional_text_of(json, "finish")}};
    if (type == "command") return command_of(text_of(json, "command"));
    if (type == "hole") return Intent{Activate{text_of(json, "hole")}};
    if (type == "key")
        return Intent{
            KeyPress{text_of(json, "key"), flag_of(json, "shift"), flag_of(json, "control")}};
    if (type == "focus") return Intent{focus_of(text_of(json, "at"))};
    if (type == "environment") return Intent{environment_of(json)};
    if (type == "message") return Intent{Remark{text_of(json, "text")}};
    if (type == "settings") return Intent{Restore{text_of(json, "text")}};
    if (type == "reply") {
        const auto message = json.find("message");
        if (message != json.end() && message->is_object()) return reply_of(*message);
    }
    return Error{"The page sent a message of no known type."};
}

}  // namespace peg
