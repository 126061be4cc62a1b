# cmake -DNAME=<output without extension> "-DFILES=a;b" -P embed.cmake
#
# Turns files into constants: board.vert becomes peg::assets::board_vert, a std::string_view of its bytes.
# Of shaders without comments and indents: they would be a third of what is loaded. Lines keep their numbers.

get_filename_component(stem "${NAME}" NAME)
set(header "#pragma once\n\n#include <string_view>\n\nnamespace peg::assets {\n")
set(source "#include \"${stem}.h\"\n\nnamespace peg::assets {\n")
foreach(file IN LISTS FILES)
    get_filename_component(identifier "${file}" NAME)
    string(MAKE_C_IDENTIFIER "${identifier}" identifier)
    if(file MATCHES "\\.(glsl|vert|frag)$")
        file(READ "${file}" text)
        string(REGEX REPLACE "//[^\n]*" "" text "${text}")
        string(REGEX REPLACE "\n[ \t]+" "\n" text "${text}")
        string(HEX "${text}" bytes)
    else()
        file(READ "${file}" bytes HEX)
    endif()
    string(LENGTH "${bytes}" size)
    math(EXPR size "${size} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    string(APPEND header "extern const std::string_view ${identifier};\n")
    string(APPEND source "const std::string_view ${identifier}{\"${bytes}\", ${size}};\n")
endforeach()
file(WRITE "${NAME}.h" "${header}}\n")
file(WRITE "${NAME}.cpp" "${source}}\n")
