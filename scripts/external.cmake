# Third-party libraries, one target each, compiled without our warnings. Their sources are in
# .toolchain/, where scripts/setup puts them. Where that is impossible (not Debian), the same
# versions are downloaded into the build folder; our tests do not cover that.

set(external "${PROJECT_SOURCE_DIR}/.toolchain")
if(EXISTS "${external}/libsdl2")
    set(external_json "${external}/include")
    set(external_cli11 "${external}/include")
    set(external_catch2 "${external}/catch2")
    set(external_SDL2 "${external}/libsdl2")
    set(external_imgui "${external}/imgui")
else()
    include(FetchContent)
    function(fetch name url sha256 folder)
        FetchContent_Declare(${name} URL "https://github.com/${url}" URL_HASH SHA256=${sha256}
            DOWNLOAD_EXTRACT_TIMESTAMP ON SOURCE_SUBDIR none) # only unpack; the targets are made below
        FetchContent_MakeAvailable(${name})
        FetchContent_GetProperties(${name} SOURCE_DIR source_dir)
        set(external_${name} "${source_dir}${folder}" PARENT_SCOPE)
    endfunction()
    fetch(json nlohmann/json/releases/download/v3.11.3/json.tar.xz
        d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d /include)
    fetch(cli11 CLIUtils/CLI11/archive/refs/tags/v2.4.1.tar.gz
        73b7ec52261ce8fe980a29df6b4ceb66243bb0b779451dbd3d014cfec9fdbb58 /include)
    fetch(catch2 catchorg/Catch2/archive/refs/tags/v3.7.1.tar.gz
        c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c "")
    fetch(SDL2 libsdl-org/SDL/releases/download/release-2.32.4/SDL2-2.32.4.tar.gz
        f15b478253e1ff6dac62257ded225ff4e7d0c5230204ac3450f1144ee806f934 "")
    fetch(imgui ocornut/imgui/archive/refs/tags/v1.90.1.tar.gz
        21dcc985bb2ae8fe48047c86135dbc438d6980a8f2e08babbda5be820592f282 "")
endif()

# --- nlohmann/json and CLI11: headers only --------------------------------------------------------

# Compiled in the same way everywhere, with or without exceptions: two variants in one program would
# clash.
add_library(nlohmann_json INTERFACE)
target_include_directories(nlohmann_json SYSTEM INTERFACE "${external_json}")
target_compile_definitions(nlohmann_json INTERFACE JSON_NOEXCEPTION)

add_library(cli11 INTERFACE)
target_include_directories(cli11 SYSTEM INTERFACE "${external_cli11}")

# --- Catch2 ---------------------------------------------------------------------------------------

# Compiled as a single file, as it is also published: much faster than file by file.
add_library(catch2 STATIC EXCLUDE_FROM_ALL "${external_catch2}/extras/catch_amalgamated.cpp")
set(CATCH_CONFIG_DEFAULT_REPORTER console)
set(CATCH_CONFIG_CONSOLE_WIDTH 100)
configure_file("${external_catch2}/src/catch2/catch_user_config.hpp.in"
               "${PROJECT_BINARY_DIR}/catch2/catch2/catch_user_config.hpp")
target_include_directories(catch2 SYSTEM PUBLIC "${external_catch2}/src" "${PROJECT_BINARY_DIR}/catch2")
target_compile_features(catch2 PUBLIC cxx_std_20)
target_compile_options(catch2 PRIVATE -w -O0) # optimisation would take longer to build and not save
                                              # run time
list(APPEND CMAKE_MODULE_PATH "${external_catch2}/extras") # for catch_discover_tests

if(NOT EMSCRIPTEN)
    return()
endif()
# WebAssembly's own exceptions: small and fast, and available in every supported browser and
# Node.js.
target_compile_options(catch2 PUBLIC -fwasm-exceptions)
target_link_options(catch2 PUBLIC -fwasm-exceptions)

# Copies a library's source file into the build folder without some lines, and sets a variable to
# the copy's path: unused functions in tables of functions would still be linked.
function(without_lines result source)
    get_filename_component(name "${source}" NAME)
    file(READ "${source}" text)
    foreach(line IN LISTS ARGN)
        string(FIND "${text}" "${line}" place)
        if(place EQUAL -1)
            message(FATAL_ERROR "${source} has no line ${line}.")
        endif()
        string(REPLACE "${line}" "" text "${text}")
    endforeach()
    set(copy "${PROJECT_BINARY_DIR}/external/${name}")
    file(CONFIGURE OUTPUT "${copy}" CONTENT "${text}" @ONLY)
    set(${result} "${copy}" PARENT_SCOPE)
endfunction()

# --- SDL2 -----------------------------------------------------------------------------------------

# SDL's own CMake configures very slowly under Emscripten; the set of files is known.
set(sdl2_folders . atomic audio audio/dummy audio/disk audio/emscripten cpuinfo dynapi events file
    filesystem/emscripten haptic haptic/dummy hidapi joystick joystick/dummy joystick/emscripten joystick/virtual
    libm loadso/dlopen locale locale/emscripten main/dummy misc misc/emscripten power
    power/emscripten render render/opengles2 render/software sensor sensor/dummy stdlib thread
    thread/generic timer timer/unix video video/dummy video/emscripten video/yuv2rgb)
set(sdl2_sources)
foreach(folder IN LISTS sdl2_folders)
    file(GLOB sources "${external_SDL2}/src/${folder}/*.c")
    list(APPEND sdl2_sources ${sources})
endforeach()
# Removes windows drawn by the processor, cursors from pictures and renderers, which use all of
# SDL's own drawing; full screen, mouse capture, gestures and text events; and keys, which the page
# handles and sends as intents.
set(sdl2_device "${external_SDL2}/src/video/emscripten/SDL_emscriptenvideo.c")
set(sdl2_mouse "${external_SDL2}/src/video/emscripten/SDL_emscriptenmouse.c")
set(sdl2_handlers "${external_SDL2}/src/video/emscripten/SDL_emscriptenevents.c")
set(sdl2_windows "${external_SDL2}/src/video/SDL_video.c")
set(sdl2_events "${external_SDL2}/src/events/SDL_events.c")
list(REMOVE_ITEM sdl2_sources "${sdl2_device}" "${sdl2_mouse}" "${sdl2_handlers}" "${sdl2_windows}" "${sdl2_events}")
without_lines(sdl2_device "${sdl2_device}"
    "device->SetWindowFullscreen = Emscripten_SetWindowFullscreen\;"
    "device->CreateWindowFramebuffer = Emscripten_CreateWindowFramebuffer\;"
    "device->UpdateWindowFramebuffer = Emscripten_UpdateWindowFramebuffer\;"
    "device->DestroyWindowFramebuffer = Emscripten_DestroyWindowFramebuffer\;")
without_lines(sdl2_mouse "${sdl2_mouse}"
    "mouse->CreateCursor = Emscripten_CreateCursor\;"
    "mouse->SetRelativeMouseMode = Emscripten_SetRelativeMouseMode\;")
without_lines(sdl2_handlers "${sdl2_handlers}"
    "emscripten_set_keydown_callback(keyElement, data, 0, Emscripten_HandleKey)\;"
    "emscripten_set_keyup_callback(keyElement, data, 0, Emscripten_HandleKey)\;"
    "emscripten_set_keypress_callback(keyElement, data, 0, Emscripten_HandleKeyPress)\;"
    "emscripten_set_pointerlockchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, data, 0, Emscripten_HandlePointerLockChange)\;"
    "emscripten_set_fullscreenchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, data, 0, Emscripten_HandleFullscreenChange)\;"
    "emscripten_set_beforeunload_callback(data, Emscripten_HandleBeforeUnload)\;"
    "emscripten_set_keydown_callback(target, NULL, 0, NULL)\;"
    "emscripten_set_keyup_callback(target, NULL, 0, NULL)\;"
    "emscripten_set_keypress_callback(target, NULL, 0, NULL)\;"
    "emscripten_set_pointerlockchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, NULL, 0, NULL)\;"
    "emscripten_set_fullscreenchange_callback(EMSCRIPTEN_EVENT_TARGET_DOCUMENT, NULL, 0, NULL)\;"
    "emscripten_set_beforeunload_callback(NULL, NULL)\;")
without_lines(sdl2_windows "${sdl2_windows}" "SDL_DestroyRendererWithoutFreeing(renderer)\;")
without_lines(sdl2_events "${sdl2_events}" "SDL_LogEvent(event)\;" "SDL_GestureProcessEvent(event)\;")
add_library(sdl2 STATIC EXCLUDE_FROM_ALL ${sdl2_sources} "${sdl2_device}" "${sdl2_mouse}" "${sdl2_handlers}" "${sdl2_windows}"
    "${sdl2_events}")
target_include_directories(sdl2 SYSTEM PUBLIC "${external_SDL2}/include" PRIVATE
    "${external_SDL2}/src/video/emscripten" "${external_SDL2}/src/video" "${external_SDL2}/src/events")
target_compile_options(sdl2 PRIVATE -w -Oz -flto)
# Only a window, a GL context and events are needed; the rest would be a fifth of what is loaded
# before the first jump.
target_compile_definitions(sdl2 PRIVATE SDL_LEAN_AND_MEAN=1 SDL_RENDER_DISABLED=1 SDL_AUDIO_DISABLED=1
    SDL_JOYSTICK_DISABLED=1 SDL_HAPTIC_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_HIDAPI_DISABLED=1)

# --- Dear ImGui -----------------------------------------------------------------------------------

# ImGui contains a font as text, 9 KiB gzipped, which is not used: it is removed.
set(imgui_draw "${PROJECT_BINARY_DIR}/imgui/imgui_draw.cpp")
file(READ "${external_imgui}/imgui_draw.cpp" text)
string(FIND "${text}" "static const char proggy_clean_ttf_compressed_data_base85[" begin)
if(NOT begin EQUAL -1)
    string(SUBSTRING "${text}" 0 ${begin} before)
    string(SUBSTRING "${text}" ${begin} -1 rest)
    string(FIND "${rest}" "\";\n" end)
    math(EXPR end "${end} + 2")
    string(SUBSTRING "${rest}" ${end} -1 after)
    set(text "${before}static const char proggy_clean_ttf_compressed_data_base85[] = \"\";${after}")
endif()
file(CONFIGURE OUTPUT "${imgui_draw}" CONTENT "${text}" @ONLY)

# The backend supports gamepads and SDL's own renderer, which are not used: 5 KiB gzipped.
set(imgui_sdl2 "${PROJECT_BINARY_DIR}/imgui/imgui_impl_sdl2.cpp")
file(READ "${external_imgui}/backends/imgui_impl_sdl2.cpp" text)
string(REPLACE "SDL_GameControllerOpen(0)" "nullptr" text "${text}")
string(REPLACE "if (bd->Renderer != nullptr)" "if (false)" text "${text}")
file(CONFIGURE OUTPUT "${imgui_sdl2}" CONTENT "${text}" @ONLY)

# ImGui must not store settings of its windows and tables.
without_lines(imgui_core "${external_imgui}/imgui.cpp" "AddSettingsHandler(&ini_handler)\;" "TableSettingsAddSettingsHandler()\;")

add_library(imgui STATIC EXCLUDE_FROM_ALL
    "${imgui_core}" "${imgui_draw}" "${external_imgui}/imgui_tables.cpp" "${external_imgui}/imgui_widgets.cpp"
    "${imgui_sdl2}")
target_include_directories(imgui SYSTEM PUBLIC "${external_imgui}" "${external_imgui}/backends")
target_compile_features(imgui PUBLIC cxx_std_20)
# A gallery of boards has more than 65,536 vertices, and GLES has no base vertex.
target_compile_definitions(imgui PUBLIC
    "ImDrawIdx=unsigned int"
    IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_DEBUG_TOOLS IMGUI_DISABLE_FILE_FUNCTIONS
    IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_compile_options(imgui PRIVATE -w -Oz -flto -fno-exceptions -fno-rtti)
target_link_libraries(imgui PUBLIC sdl2)
