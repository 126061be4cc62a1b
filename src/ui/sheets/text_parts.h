// SPDX-License-Identifier: MIT
#pragma once

// The text parts of a dialog: titles, passages, tables (kit/dialog/dialog.h).

#include <string>

#include "app/kit/dialog/dialog.h"
#include "ui/sheets/column.h"

namespace peg {

// Adds nothing if the title is empty.
void add_title(Column& column, const std::string& title);
void add_passage(Column& column, const words::Passage& passage);
void add_table(Column& column, const words::Table& table);

}  // namespace peg
