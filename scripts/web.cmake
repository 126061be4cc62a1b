# Toolchain file of the `web` preset: the Emscripten that scripts/setup put (or linked) into
# .toolchain, otherwise the one on the PATH.

set(emscripten "${CMAKE_CURRENT_LIST_DIR}/../.toolchain/emscripten")
if(NOT EXISTS "${emscripten}")
    find_program(LASTPEG_EM_CONFIG em-config)
    if(NOT LASTPEG_EM_CONFIG)
        message(FATAL_ERROR "There is no Emscripten: run scripts/setup first.")
    endif()
    execute_process(COMMAND "${LASTPEG_EM_CONFIG}" EMSCRIPTEN_ROOT
                    OUTPUT_VARIABLE emscripten OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
endif()
get_filename_component(emscripten "${emscripten}" REALPATH)
include("${emscripten}/cmake/Modules/Platform/Emscripten.cmake")
