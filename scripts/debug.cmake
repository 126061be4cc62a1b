# Toolchain file of the `debug` preset: clang 19, if it is installed with its sanitizers
# (scripts/setup installs it), because it builds the tests faster than GCC; otherwise the system's
# compiler. CC and CXX in the environment take precedence.

find_program(LASTPEG_CLANG clang-19)
find_program(LASTPEG_CLANGXX clang++-19)
if(LASTPEG_CLANG AND LASTPEG_CLANGXX AND NOT DEFINED ENV{CC} AND NOT DEFINED ENV{CXX})
    execute_process(COMMAND "${LASTPEG_CLANGXX}" -print-resource-dir
                    OUTPUT_VARIABLE resources OUTPUT_STRIP_TRAILING_WHITESPACE)
    file(GLOB_RECURSE sanitizers "${resources}/lib/*/libclang_rt.asan*.a")
    if(sanitizers)
        set(CMAKE_C_COMPILER "${LASTPEG_CLANG}")
        set(CMAKE_CXX_COMPILER "${LASTPEG_CLANGXX}")
    endif()
endif()
