# Target `tidy`: clang-tidy over what is compiled natively, in two kinds of steps that Ninja runs side
# by side, each again when one of its files or a header that they may include changes.
#
# clang-tidy 19 takes every check through the standard library's headers too, 6 to 10 s of CPU each
# time. So the checks read all the files of a room as one (the core in 46 s of CPU, by itself a file
# at a time in 350 s). The rest passes over what is included: clang's analyzer, and a few checks for
# leftovers. They read three dozen files in one text, in less than a quarter of the time
# that they take one at a time.
# Of each function the analyzer follows 20,000 steps, not the usual 225,000: in our functions that are
# longer it only wanders about in the libraries' templates, for more than half of its time.

find_program(CLANG_TIDY NAMES clang-tidy-19 clang-tidy)
if(NOT CLANG_TIDY)
    return()
endif()

set(tidy_alone clang-analyzer-* bugprone-suspicious-include misc-unused-alias-decls misc-unused-using-decls)
list(JOIN tidy_alone ",-" tidy_together)
set(tidy_together "-${tidy_together}")
# The order of a struct's fields is for its readers, who are more than the bytes of padding in it.
list(JOIN tidy_alone "," tidy_alone)
string(APPEND tidy_alone ",-clang-analyzer-optin.performance.Padding")
set(tidy_at_once 36)
set(tidy_stamps)

# peg_tidy_step(name file target checks depends...): clang-tidy over the file, with the target's flags.
# Where it is a text of several files, `tidy_join` is the command that makes it.
function(peg_tidy_step name file target checks)
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
    set(tidy_stamps ${tidy_stamps} "${stamp}" PARENT_SCOPE)
endfunction()

# peg_tidy(name target rooms...): the files of these rooms of src/.
function(peg_tidy name target)
    set(together "${PROJECT_BINARY_DIR}/tidy/${name}.cpp")
    list(TRANSFORM ARGN PREPEND "src/" OUTPUT_VARIABLE folders)
    list(TRANSFORM folders APPEND "/*.cpp")
    file(GLOB_RECURSE sources RELATIVE "${PROJECT_SOURCE_DIR}/src" CONFIGURE_DEPENDS ${folders})
    list(TRANSFORM sources REPLACE "(.+)" "#include \"\\1\"\n" OUTPUT_VARIABLE includes)
    string(JOIN "" includes ${includes})
    file(CONFIGURE OUTPUT "${together}" CONTENT "${includes}" @ONLY)
    list(TRANSFORM sources PREPEND "${PROJECT_SOURCE_DIR}/src/")
    peg_tidy_step("${name}" "${together}" ${target} "${tidy_together}" ${sources})
    list(LENGTH sources last)
    math(EXPR last "${last} - 1")
    foreach(from RANGE 0 ${last} ${tidy_at_once})
        list(SUBLIST sources ${from} ${tidy_at_once} some)
        set(text "${PROJECT_BINARY_DIR}/tidy/${name}.from_${from}.cpp")
        set(tidy_join COMMAND sed -n "w ${text}" ${some})
        peg_tidy_step("${name}.from_${from}" "${text}" ${target} "-*,${tidy_alone}" ${some})
    endforeach()
    set(tidy_stamps ${tidy_stamps} PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h)
# In two halves, as most changes are in one of them.
peg_tidy(core_below peg_core core/support core/board core/proof core/levels)
peg_tidy(core_above peg_core core/search core/count core/solver core/explain)
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/report/*.h src/worker/*.h)
peg_tidy(report peg_report report worker) # compiled alike
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/report/*.h src/app/*.h)
list(APPEND tidy_headers ${phrase_headers})
peg_tidy(app peg_app app)
file(GLOB_RECURSE tidy_headers CONFIGURE_DEPENDS src/core/*.h src/report/*.h src/cli/*.h)
# Of the functions that CLI11's headers make, this check would look at every parameter, for half of the room's time.
string(APPEND tidy_together ",-performance-unnecessary-value-param")
peg_tidy(cli lastpeg cli)
add_custom_target(tidy DEPENDS ${tidy_stamps})
