// node fonts.mjs FONT_DIRECTORY ICONS_HEADER
//
// Cuts the fonts down to the characters and icons that the interface shows, in the format TrueType,
// which ImGui reads, and writes a C++ header with a constant for each icon. A new icon goes into the list
// below under its name at lucide.dev; an icon that src/ does not use any more goes out of it.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const icons = [
  'archive-restore', 'bookmark', 'brain', 'calendar-days', 'chart-column', 'chart-line', 'check', 'chevron-down', 'circle-dashed', 'circle-help', 'circle-play', 'clipboard-paste',
  'contrast', 'copy', 'dices', 'download', 'dumbbell', 'eraser', 'fast-forward', 'film', 'flag', 'flip-horizontal-2', 'footprints', 'git-branch',
  'graduation-cap', 'grid-3x3', 'hand', 'hash', 'history', 'image', 'keyboard', 'layers', 'library', 'lightbulb',
  'list-ordered', 'list-plus', 'maximize-2', 'menu', 'message-circle-question', 'microscope', 'minimize-2', 'paint-bucket', 'pause', 'pencil',
  'pencil-ruler',  'pin', 'play', 'plus', 'printer', 'puzzle', 'redo-2', 'reply', 'rewind', 'rotate-ccw', 'route', 'scissors',
  'search', 'settings', 'shapes', 'share-2', 'shuffle', 'sigma', 'skip-back', 'skip-forward', 'sliders-horizontal',
  'sparkles', 'sprout', 'square', 'step-back', 'step-forward', 'sun', 'target', 'timer', 'triangle', 'trophy', 'type', 'undo-2', 'upload',
  'volume-2', 'volume-x', 'wand-sparkles', 'x',
];
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ←→↑↓•…–—‘’“”„−≤≥';

const [fontDirectory, header] = process.argv.slice(2);
const packages = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');

async function subset(source, text, name) {
  const font = await readFile(join(packages, source));
  // ImGui sets glyph beside glyph: it reads no kerning and no ligatures.
  const options = { targetFormat: 'truetype', noLayoutClosure: true, dropTables: ['GDEF', 'GPOS', 'GSUB'] };
  await writeFile(join(fontDirectory, name), await subsetFont(font, text, options));
}

const codepoints = JSON.parse(await readFile(join(packages, 'lucide-static/font/codepoints.json'), 'utf8'));
const unknown = icons.filter((name) => !(name in codepoints));
if (unknown.length > 0) throw new Error(`There is no icon ${unknown.join(', ')}.`);

await mkdir(fontDirectory, { recursive: true });
await subset('inter-ui/web/Inter-Regular.woff2', characters, 'inter-400.ttf');
await subset('inter-ui/web/Inter-SemiBold.woff2', characters, 'inter-600.ttf');
const iconText = String.fromCodePoint(...icons.map((name) => codepoints[name]));
await subset('lucide-static/font/lucide.ttf', iconText, 'icons.ttf');

const upperCamel = (name) => name.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase());
const escaped = (code) =>
  [...Buffer.from(String.fromCodePoint(code))].map((byte) => `\\x${byte.toString(16)}`).join('');
const codes = icons.map((name) => codepoints[name]);
await mkdir(dirname(header), { recursive: true });
await writeFile(
  header,
  `#pragma once

// The icons of icons.ttf, as UTF-8 strings. Written by web/fonts.mjs.

namespace peg::icon {

inline constexpr unsigned short kFirst = ${Math.min(...codes)};
inline constexpr unsigned short kLast = ${Math.max(...codes)};

${icons.map((name) => `inline constexpr const char* k${upperCamel(name)} = "${escaped(codepoints[name])}";`).join('\n')}

} // namespace peg::icon
`,
);
