# The npm package `last-peg`: the solver's module, the command line as a module, and the scripts of
# web/package.

# The program `lastpeg` for Node.js, a part of the npm package (web/package). It reads the machine's
# files, and catches CLI11's exceptions.
peg_command_line(peg_cli)
target_compile_options(peg_cli PRIVATE -Oz -flto -fwasm-exceptions)
# 64-bit numbers are assigned to sizes, which have 32 bits here; they count moves and jumps. A
# library's options come last.
add_library(peg_narrow_sizes INTERFACE)
target_compile_options(peg_narrow_sizes INTERFACE -Wno-shorten-64-to-32)
target_link_libraries(peg_cli PRIVATE peg_narrow_sizes)
target_link_options(peg_cli PRIVATE -O2 -flto -fwasm-exceptions
    -sMODULARIZE -sEXPORT_ES6 -sWASM_BIGINT -sDYNAMIC_EXECUTION=0 -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME
    -sENVIRONMENT=node -sNODERAWFS -sMAXIMUM_MEMORY=4GB -sSTACK_SIZE=1MB
    -sINCOMING_MODULE_JS_API=arguments,preRun,quit,thisProgram -sEXPORTED_RUNTIME_METHODS=ENV,FS)
set_target_properties(peg_cli PROPERTIES OUTPUT_NAME lastpeg SUFFIX .mjs
    RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/modules")

set(package "${PROJECT_SOURCE_DIR}/build/package")
set(npm_package "${package}/last-peg-${PROJECT_VERSION}.tgz")
file(GLOB package_files CONFIGURE_DEPENDS web/package/*)

# Licences of everything compiled into the package or bundled with it. CLI11's headers come without
# their licence text.
set(notices "JSON for Modern C++=${external_json}/nlohmann/LICENSE.MIT" "CLI11=${web}/package/CLI11-LICENSE.txt"
    "Valibot=${web}/node_modules/valibot/LICENSE.md" "Lucide=${web}/node_modules/lucide-static/LICENSE")
if(NOT EXISTS "${external_json}/nlohmann/LICENSE.MIT")
    list(TRANSFORM notices REPLACE "nlohmann/LICENSE.MIT" "../LICENSE.MIT")
endif()

add_custom_command(
    OUTPUT "${npm_package}"
    COMMAND "${NODE}" "${web}/package/pack.mjs" "${PROJECT_BINARY_DIR}/modules" "${package}" "${PROJECT_VERSION}" ${notices}
    DEPENDS peg_worker peg_cli ${package_files} ${web_files} "${PROJECT_SOURCE_DIR}/LICENSE"
    COMMENT "Packing the npm package" VERBATIM)
add_custom_target(npm ALL DEPENDS "${npm_package}")
