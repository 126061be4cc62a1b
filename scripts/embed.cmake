# cmake -DNAME=<output without extension> "-DFILES=a;b" -P embed.cmake
#
# Turns files into constants: board.vert becomes peg::assets::board_vert, a std::string_view of its bytes.

get_filename_component(stem "${NAME}" NAME)
set(header "#pragma once\n\n#include <string_view>\n\nnamespace peg::assets {\n")
set(source "#include \"${stem}.h\"\n\nnamespace peg::assets {\n")
foreach(file IN LISTS FILES)
    get_filename_component(identifier "${file}" NAME)
    string(MAKE_C_IDENTIFIER "${identifier}" identifier)
    file(SIZE "${file}" size)
    file(READ "${file}" bytes HEX)
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    string(APPEND header "extern const std::string_view ${identifier};\n")
    string(APPEND source "const std::string_view ${identifier}{\"${bytes}\", ${size}};\n")
endforeach()
file(WRITE "${NAME}.h" "${header}}\n")
file(WRITE "${NAME}.cpp" "${source}}\n")
