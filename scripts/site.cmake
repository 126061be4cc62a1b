# The two WebAssembly modules, and the page around them.

set(web "${PROJECT_SOURCE_DIR}/web")

# noExitRuntime: unless it is listed, Emscripten ends the program when main() returns.
set(module_options
    -flto -fno-exceptions -fno-rtti
    -sMODULARIZE -sEXPORT_ES6 -sWASM_BIGINT -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH
    -sINCOMING_MODULE_JS_API=canvas,instantiateWasm,locateFile,noExitRuntime,onAbort,print,printErr,wasmBinary)

# --- The worker -----------------------------------------------------------------------------------

# A flat C interface: functions marked [[gnu::used]] in src/worker are exported. `web` is in
# ENVIRONMENT because a module worker counts as one; `node` is for the tests. The linker keeps the
# first copy of an inline function that several files have, so the core, which is optimised for
# speed, comes first.
add_executable(peg_worker $<TARGET_OBJECTS:peg_core> $<TARGET_OBJECTS:peg_worker_api>)
target_link_libraries(peg_worker PRIVATE peg_core peg_report)
target_link_options(peg_worker PRIVATE ${module_options} -O2 -sMALLOC=emmalloc --no-entry
    -sENVIRONMENT=web,worker,node -sMAXIMUM_MEMORY=1GB -sSTACK_SIZE=1MB
    -sEXPORTED_RUNTIME_METHODS=HEAPU8)
set_target_properties(peg_worker PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME solver SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/modules")

# --- The interface --------------------------------------------------------------------------------

# peg_embed(name files...): the files as constants in "assets/<name>.h"; see embed.cmake.
function(peg_embed name)
    set(output "${generated}/assets/${name}")
    add_custom_command(
        OUTPUT "${output}.h" "${output}.cpp"
        COMMAND ${CMAKE_COMMAND} "-DNAME=${output}" "-DFILES=${ARGN}" -P "${PROJECT_SOURCE_DIR}/scripts/embed.cmake"
        DEPENDS ${ARGN} "${PROJECT_SOURCE_DIR}/scripts/embed.cmake"
        COMMENT "Embedding ${name}" VERBATIM)
    target_sources(peg_assets PRIVATE "${output}.cpp" "${output}.h")
endfunction()

add_library(peg_assets STATIC EXCLUDE_FROM_ALL)
target_include_directories(peg_assets PUBLIC "${generated}")
target_link_libraries(peg_assets PRIVATE peg_lean)

file(GLOB shaders CONFIGURE_DEPENDS shaders/*.glsl shaders/*.vert shaders/*.frag)
peg_embed(shaders ${shaders})

# The font has only the characters and icons that the interface uses.
file(GLOB_RECURSE icon_users CONFIGURE_DEPENDS src/app/features/*/feature.cpp src/ui/*.cpp)
set(fonts "${generated}/fonts/inter-400.ttf" "${generated}/fonts/inter-600.ttf" "${generated}/fonts/icons.bin")
add_custom_command(
    OUTPUT ${fonts} "${generated}/assets/icons.h"
    COMMAND "${NODE}" "${web}/fonts.mjs" "${generated}/fonts" "${generated}/assets/icons.h" "${PROJECT_SOURCE_DIR}/src"
    DEPENDS "${web}/fonts.mjs" "${web}/package-lock.json" ${icon_users}
    COMMENT "Subsetting fonts" VERBATIM)
peg_embed(fonts ${fonts})
target_sources(peg_assets PRIVATE "${generated}/assets/icons.h")

file(GLOB_RECURSE ui_sources CONFIGURE_DEPENDS src/ui/*.cpp)
add_executable(peg_ui ${ui_sources})
peg_unity(peg_ui)
# peg_app depends on peg_core, but the linker takes each function from the first library that has
# it.
target_link_libraries(peg_ui PRIVATE peg_app peg_core_small peg_assets imgui sdl2 peg_lean peg_small)
target_link_options(peg_ui PRIVATE ${module_options} -Oz
    -sENVIRONMENT=web -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sMALLOC=emmalloc -sSTACK_SIZE=256KB
    -sEXPORTED_RUNTIME_METHODS=stringToUTF8,lengthBytesUTF8)
set_target_properties(peg_ui PROPERTIES OUTPUT_NAME ui SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/modules")

# --- The page -------------------------------------------------------------------------------------

file(GLOB_RECURSE web_files CONFIGURE_DEPENDS web/*)
list(FILTER web_files EXCLUDE REGEX "/(node_modules|package)/")
# The sources of the pages beside the game (web/pages/lists.mjs, web/docs/pages.mjs).
file(GLOB_RECURSE told CONFIGURE_DEPENDS src/README.md)
list(APPEND told src/core/board/catalogue.cpp src/app/model/problems/figures.cpp
    src/app/model/problems/problem_table.cpp src/app/model/problems/puzzle_peg.cpp
    src/app/model/problems/problems.cpp src/app/model/problems/problems.h)
list(TRANSFORM told PREPEND "${PROJECT_SOURCE_DIR}/" REGEX "^[^/]")
set(site "${PROJECT_SOURCE_DIR}/build/site")

# The licences of what ships require their texts to be shipped, too.
set(licences "${PROJECT_SOURCE_DIR}/LICENSE" "${external_SDL2}/LICENSE.txt" "${external_imgui}/LICENSE.txt"
    "${external_json}/nlohmann/LICENSE.MIT" "${external_json}/../LICENSE.MIT"
    "${web}/node_modules/inter-ui/LICENSE.txt" "${web}/node_modules/lucide-static/LICENSE"
    "${web}/node_modules/gifenc/LICENSE.md" "${web}/node_modules/idb/LICENSE"
    "${web}/node_modules/uqr/LICENSE")
foreach(licence IN LISTS licences)
    if(NOT EXISTS "${licence}")
        list(REMOVE_ITEM licences "${licence}")
    endif()
endforeach()

add_custom_command(
    OUTPUT "${site}/assets.json"
    COMMAND "${NODE}" "${web}/stage.mjs" "${PROJECT_BINARY_DIR}/modules" "${site}" ${licences}
    DEPENDS peg_worker peg_ui ${web_files} ${told}
    COMMENT "Staging the site" VERBATIM)
add_custom_target(site ALL
    COMMAND "${NODE}" "${PROJECT_SOURCE_DIR}/scripts/version.mjs" "${site}/index.html" "${PROJECT_VERSION}"
    DEPENDS "${site}/assets.json" VERBATIM)
