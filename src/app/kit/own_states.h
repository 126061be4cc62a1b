// SPDX-License-Identifier: MIT
#pragma once

// State of single features: a struct of the feature, found by its type, so that the rest of the app
// need not know it.

#include <map>
#include <memory>

namespace peg {

class OwnStates {
public:
    // The only struct of this type, default-initialised until it is first changed.
    template <class Own>
    Own& of() {
        auto& own = owns_[&kKey<Own>];
        if (!own) own = std::make_shared<Own>();
        return *static_cast<Own*>(own.get());
    }
    template <class Own>
    const Own& of() const {
        static const Own kDefault{};
        const auto own = owns_.find(&kKey<Own>);
        return own != owns_.end() ? *static_cast<const Own*>(own->second.get()) : kDefault;
    }

private:
    template <class Own>
    static constexpr char kKey = 0;  // its address identifies the type

    std::map<const void*, std::shared_ptr<void>> owns_;
};

}  // namespace peg
