# What other programs link, and what `cmake --install` puts where: the static library with a C++ and a C
# interface (src/library), its packages for CMake and pkg-config, the command line with its manual pages
# and completions. -DBUILD_SHARED_LIBS=ON makes a shared library, of which only the C interface is stable.

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

file(GLOB library_sources CONFIGURE_DEPENDS src/library/lastpeg/*.cpp)
add_library(lastpeg_library ${library_sources}
    $<TARGET_OBJECTS:peg_core> $<TARGET_OBJECTS:peg_read> $<TARGET_OBJECTS:peg_report>)
set_target_properties(lastpeg_library PROPERTIES
    OUTPUT_NAME lastpeg EXPORT_NAME lastpeg VERSION "${PROJECT_VERSION}" SOVERSION "${PROJECT_VERSION_MAJOR}")
if(BUILD_SHARED_LIBS)
    set_target_properties(peg_core peg_read peg_report lastpeg_library PROPERTIES POSITION_INDEPENDENT_CODE ON)
endif()
target_compile_features(lastpeg_library PUBLIC cxx_std_20)
target_compile_definitions(lastpeg_library PRIVATE LASTPEG_VERSION="${PROJECT_VERSION}")
target_include_directories(lastpeg_library
    PRIVATE src "${generated}"
    PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src/library>
           $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(lastpeg_library PRIVATE $<BUILD_INTERFACE:nlohmann_json> $<BUILD_INTERFACE:peg_warnings>)
add_dependencies(lastpeg_library peg_phrases)
# A program in C that links the static library needs the C++ library behind it. That of macOS has std::stop_token
# only for who asks for it.
set(cxx_library stdc++)
if(APPLE)
    set(cxx_library c++)
    target_compile_definitions(lastpeg_library PUBLIC _LIBCPP_ENABLE_EXPERIMENTAL)
    set(pkgconfig_flags " -D_LIBCPP_ENABLE_EXPERIMENTAL")
endif()
target_link_libraries(lastpeg_library INTERFACE $<$<LINK_LANGUAGE:C>:${cxx_library}$<SEMICOLON>m>)

set(package_folder "${CMAKE_INSTALL_LIBDIR}/cmake/LastPeg")
install(TARGETS lastpeg RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT tools)
install(TARGETS lastpeg_library EXPORT LastPegTargets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library
    LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT library)
install(FILES src/library/lastpeg/lastpeg.h src/library/lastpeg/lastpeg_c.h
    DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/lastpeg" COMPONENT library)
install(EXPORT LastPegTargets NAMESPACE LastPeg:: DESTINATION "${package_folder}" COMPONENT library)
# With the licences of what is compiled into it. CLI11's headers come without theirs.
find_file(JSON_LICENCE LICENSE.MIT PATHS "${external_json}/nlohmann" "${external_json}/.." REQUIRED
    NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
install(FILES LICENSE web/package/CLI11-LICENSE.txt DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT tools)
install(FILES "${JSON_LICENCE}" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT tools RENAME nlohmann-json-LICENSE.txt)
if(MINGW AND CMAKE_CROSSCOMPILING) # Debian's packages of its runtime libraries, which are linked into the program, bring what they ask to pass on
    foreach(part mingw-w64-x86-64-dev gcc-mingw-w64-base)
        install(FILES "/usr/share/doc/${part}/copyright" DESTINATION "${CMAKE_INSTALL_DOCDIR}" COMPONENT tools
                RENAME "${part}-LICENSE.txt")
    endforeach()
endif()

# The manual pages and completions are what the command line says of itself; Windows has neither.
if(NOT WIN32)
    set(manual "${PROJECT_BINARY_DIR}/manual")
    add_custom_command(
        OUTPUT "${manual}/man1/lastpeg.1"
        COMMAND ${CMAKE_COMMAND} -E rm -rf "${manual}"
        COMMAND lastpeg describe > "${PROJECT_BINARY_DIR}/manual.json"
        COMMAND "${NODE}" "${PROJECT_SOURCE_DIR}/scripts/manual.mjs" "${manual}" < "${PROJECT_BINARY_DIR}/manual.json"
        DEPENDS lastpeg scripts/manual.mjs
        COMMENT "Writing the manual pages and completions" VERBATIM)
    add_custom_target(manual ALL DEPENDS "${manual}/man1/lastpeg.1")
    install(DIRECTORY "${manual}/man1" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT tools)
    install(FILES "${manual}/bash/lastpeg" DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT tools)
    install(FILES "${manual}/zsh/_lastpeg" DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/site-functions" COMPONENT tools)
    install(FILES "${manual}/fish/lastpeg.fish" DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT tools)
endif()

set(library_out "${PROJECT_BINARY_DIR}/library")
file(CONFIGURE OUTPUT "${library_out}/LastPegConfig.cmake" @ONLY
    CONTENT "include(\"\${CMAKE_CURRENT_LIST_DIR}/LastPegTargets.cmake\")\n")
write_basic_package_version_file("${library_out}/LastPegConfigVersion.cmake" COMPATIBILITY SameMajorVersion)
install(FILES "${library_out}/LastPegConfig.cmake" "${library_out}/LastPegConfigVersion.cmake"
    DESTINATION "${package_folder}" COMPONENT library)

set(pkgconfig_libs "-L\${libdir} -llastpeg")
if(NOT BUILD_SHARED_LIBS)
    string(APPEND pkgconfig_libs " -l${cxx_library} -lm")
endif()
# The prefix is found from where the file lies, so an installed folder can be moved.
file(RELATIVE_PATH to_prefix "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" to_prefix "${to_prefix}")
file(CONFIGURE OUTPUT "${library_out}/lastpeg.pc" @ONLY CONTENT [[
prefix=${pcfiledir}/@to_prefix@
libdir=${prefix}/@CMAKE_INSTALL_LIBDIR@
includedir=${prefix}/@CMAKE_INSTALL_INCLUDEDIR@

Name: lastpeg
Description: Peg solitaire: solutions, proofs and counts
Version: @PROJECT_VERSION@
Cflags: -I${includedir}@pkgconfig_flags@
Libs: @pkgconfig_libs@
]])
install(FILES "${library_out}/lastpeg.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT library)

# `cpack --config build/native/CPackConfig.cmake` makes a deb and a tar.gz; for Windows a zip.
set(CPACK_PACKAGE_NAME lastpeg)
set(CPACK_PACKAGE_VENDOR "Last Peg")
set(CPACK_PACKAGE_CONTACT "The Last Peg developers <lastpeg@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Peg solitaire: solutions, proofs and counts")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
if(WIN32)
    set(CPACK_GENERATOR ZIP)
else()
    set(CPACK_GENERATOR DEB TGZ)
endif()
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_SOURCE_DIR}/build/package")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
