# Target `tidy`: clang-tidy over what is compiled natively. A file is checked again when it or a
# header changes; Ninja runs the checks side by side.

find_program(CLANG_TIDY NAMES clang-tidy-19 clang-tidy)
if(CLANG_TIDY)
    file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/*.h)
    file(GLOB tidy_sources CONFIGURE_DEPENDS src/core/*.cpp src/report/*.cpp src/cli/*.cpp src/worker/*.cpp
         src/ui/model/*.cpp)
    set(tidy_stamps)
    foreach(source IN LISTS tidy_sources)
        file(RELATIVE_PATH name "${PROJECT_SOURCE_DIR}/src" "${source}")
        string(MAKE_C_IDENTIFIER "${name}" name)
        set(stamp "${PROJECT_BINARY_DIR}/tidy/${name}")
        add_custom_command(
            OUTPUT "${stamp}"
            # The compile commands may be GCC's, with warnings that clang does not know.
            COMMAND "${CLANG_TIDY}" --quiet --extra-arg=-Wno-unknown-warning-option
                    -p "${PROJECT_BINARY_DIR}" "${source}"
            COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
            DEPENDS "${source}" ${tidy_headers} "${PROJECT_SOURCE_DIR}/.clang-tidy"
            COMMENT "Checking ${name}" VERBATIM)
        list(APPEND tidy_stamps "${stamp}")
    endforeach()
    file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/tidy")
    add_custom_target(tidy DEPENDS ${tidy_stamps})
endif()
