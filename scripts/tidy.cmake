# Targets `tidy` and `analyze`: clang-tidy over all native code, in steps that Ninja runs in parallel.
# A step runs again when one of its files or an included header changes.
#
# clang-tidy 19 also checks the standard library's headers, which takes several seconds for each
# file. So `tidy` reads all files of a room as one file, which is several times faster. `analyze`
# joins three dozen files; it runs clang's analyzer, which takes longer than all other checks
# together, and a few checks for leftovers. The analyzer follows 20,000 steps per function instead
# of the default 225,000: in longer functions it would spend most of its time in the libraries'
# templates.

find_program(CLANG_TIDY NAMES clang-tidy-19 clang-tidy)
if(NOT CLANG_TIDY)
    return()
endif()

set(tidy_alone clang-analyzer-* bugprone-suspicious-include misc-unused-alias-decls misc-unused-using-decls)
list(JOIN tidy_alone ",-" tidy_together)
set(tidy_together "-${tidy_together}")
# The order of a struct's fields is chosen for readers; padding does not matter.
list(JOIN tidy_alone "," tidy_alone)
string(APPEND tidy_alone ",-clang-analyzer-optin.performance.Padding")
set(tidy_at_once 36)
set(tidy_stamps)
set(analyze_stamps)

# peg_tidy_step(kind name file target checks depends...): a step of `tidy` or `analyze`: clang-tidy
# over the file with the target's flags. If the file joins several files, `tidy_join` is the command that makes it.
function(peg_tidy_step kind name file target checks)
    set(stamp "${PROJECT_BINARY_DIR}/tidy/${name}.passed")
    set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
    set(libraries "$<FILTER:$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>,EXCLUDE,/src$>")
    add_custom_command(
        OUTPUT "${stamp}"
        ${tidy_join}
        COMMAND "${CLANG_TIDY}" --quiet "--config-file=${PROJECT_SOURCE_DIR}/.clang-tidy" "--checks=${checks}"
                "${file}" -- -std=c++20 -DNDEBUG "-I${PROJECT_SOURCE_DIR}/src"
                "$<$<BOOL:${libraries}>:-isystem$<JOIN:${libraries},;-isystem>>"
                "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>"
                "$<FILTER:$<TARGET_PROPERTY:${target},COMPILE_OPTIONS>,INCLUDE,^-f>"
                -Xclang -analyzer-config -Xclang max-nodes=20000
        COMMAND ${CMAKE_COMMAND} -E touch "${stamp}"
        DEPENDS ${ARGN} ${tidy_headers} "${PROJECT_SOURCE_DIR}/.clang-tidy"
        COMMENT "Checking ${name}" VERBATIM COMMAND_EXPAND_LISTS)
    set(${kind}_stamps ${${kind}_stamps} "${stamp}" PARENT_SCOPE)
endfunction()

# peg_tidy(name target rooms...): the files of these rooms of src/.
function(peg_tidy name target)
    set(together "${PROJECT_BINARY_DIR}/tidy/${name}.cpp")
    list(TRANSFORM ARGN PREPEND "src/" OUTPUT_VARIABLE folders)
    list(TRANSFORM folders APPEND "/*.cpp")
    file(GLOB_RECURSE sources RELATIVE "${PROJECT_SOURCE_DIR}/src" CONFIGURE_DEPENDS ${folders})
    # Of a folder with a file for each system, only the POSIX file.
    list(FILTER sources EXCLUDE REGEX "/system/(windows|interrupt_node)")
    list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE includes)
    string(JOIN "" includes ${includes})
    file(CONFIGURE OUTPUT "${together}" CONTENT "${includes}" @ONLY)
    list(TRANSFORM sources PREPEND "${PROJECT_SOURCE_DIR}/src/")
    peg_tidy_step(tidy "${name}" "${together}" ${target} "${tidy_together}" ${sources})
    list(LENGTH sources last)
    math(EXPR last "${last} - 1")
    foreach(from RANGE 0 ${last} ${tidy_at_once})
        list(SUBLIST sources ${from} ${tidy_at_once} some)
        set(text "${PROJECT_BINARY_DIR}/tidy/${name}.from_${from}.cpp")
        set(tidy_join COMMAND sed -n "w ${text}" ${some})
        peg_tidy_step(analyze "${name}.from_${from}" "${text}" ${target} "-*,${tidy_alone}" ${some})
    endforeach()
    set(tidy_stamps ${tidy_stamps} PARENT_SCOPE)
    set(analyze_stamps ${analyze_stamps} PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h)
# In two halves, since most changes affect only one of them.
peg_tidy(core_below peg_core core/support core/board core/proof core/levels)
peg_tidy(core_above peg_core core/search core/count core/solver core/explain)
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/read/*.h)
peg_tidy(read peg_read read)
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/read/*.h src/report/*.h src/worker/*.h)
peg_tidy(report peg_report report worker) # the same compiler options
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/read/*.h src/report/*.h src/app/*.h)
list(APPEND tidy_headers ${phrase_headers})
peg_tidy(app peg_app app)
if(TARGET lastpeg_library) # not under sanitizers
    file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/read/*.h src/report/*.h src/library/*.h)
    peg_tidy(library lastpeg_library library)
endif()
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/read/*.h src/report/*.h src/cli/*.h)
# This check would visit every parameter of the functions that CLI11's headers generate, which takes
# half of the room's time.
string(APPEND tidy_together ",-performance-unnecessary-value-param")
peg_tidy(cli lastpeg cli)
add_custom_target(tidy DEPENDS ${tidy_stamps})
add_custom_target(analyze DEPENDS ${analyze_stamps})
