# Toolchain file that builds the command line and the library for Windows on Debian, with g++-mingw-w64-x86-64-posix:
#   cmake --preset native --toolchain scripts/windows.cmake -B build/windows
# A program has all in it that Windows itself does not bring, and no time of its making.

set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_EXE_LINKER_FLAGS_INIT "-static -Wl,--no-insert-timestamp")
