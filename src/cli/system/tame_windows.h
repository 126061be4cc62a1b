// SPDX-License-Identifier: MIT
#pragma once

// windows.h without what it makes of names that others use. On Windows each file of the command
// line begins with it (CMakeLists.txt).

#define NOMINMAX
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#undef near
#undef far
