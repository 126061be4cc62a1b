// SPDX-License-Identifier: MIT
#pragma once

// A reference to a callable object, for functions with a callback that should be compiled only
// once. Cost: an indirect call. The callable object must outlive the reference.

#include <memory>
#include <type_traits>
#include <utility>

namespace peg {

template <class Signature>
class FunctionRef;

template <class Returned, class... Arguments>
class FunctionRef<Returned(Arguments...)> {
public:
    template <class Function>
        requires(!std::is_same_v<std::remove_cvref_t<Function>, FunctionRef>)
    FunctionRef(Function&& function)
        : object_(const_cast<void*>(static_cast<const void*>(std::addressof(function)))),
          call_([](void* object, Arguments... arguments) {
              auto& called = *static_cast<std::remove_reference_t<Function>*>(object);
              return called(std::forward<Arguments>(arguments)...);
          }) {}

    Returned operator()(Arguments... arguments) const {
        return call_(object_, std::forward<Arguments>(arguments)...);
    }

private:
    void* object_;
    Returned (*call_)(void*, Arguments...);
};

}  // namespace peg
