// node fonts.mjs FONT_DIRECTORY ICONS_HEADER SOURCES
//
// Cuts the fonts down to the characters that the interface shows, in the format TrueType, which ImGui
// reads; and writes the icons as strokes (icons.bin, for src/ui/widgets/icon_strokes.h), which take a fifth of
// their outlines' bytes, with a C++ header that has a constant for each. The icons are those that SOURCES
// name, as they are called at lucide.dev.

import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import svgPath from 'svgpath';

const [fontDirectory, header, sources] = process.argv.slice(2);
const packages = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');
const upperCamel = (name) => name.replace(/(^|-)(.)/g, (_, dash, letter) => letter.toUpperCase());

// The icons that the sources use: those in the rows of commands, and names like icon::kUndo2.
async function usedIcons() {
  const drawn = await readdir(join(packages, 'lucide-static/icons'));
  const byConstant = new Map(drawn.map((file) => file.slice(0, -'.svg'.length)).map((name) => [upperCamel(name), name]));
  const used = new Set();
  for (const entry of await readdir(sources, { recursive: true })) {
    if (!/\.(cpp|h)$/.test(entry)) continue;
    const text = await readFile(join(sources, entry), 'utf8');
    for (const [, name] of text.matchAll(/\.icon = "([\w-]+)"/g)) used.add(name);
    for (const [, choice] of text.matchAll(/\.icon_now = ([^}]*)/g))
      for (const [, name] of choice.matchAll(/"([\w-]+)"/g)) used.add(name);
    for (const [, constant] of text.matchAll(/\bicon::k(\w+)/g)) if (byConstant.has(constant)) used.add(byConstant.get(constant));
  }
  return [...used].sort();
}
const icons = await usedIcons();

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ←→↑↓•…–—‘’“”„−≤≥';


async function subset(source, text, name) {
  const font = await readFile(join(packages, source));
  // ImGui places glyphs one after the other, without kerning and ligatures.
  const options = { targetFormat: 'truetype', noLayoutClosure: true, dropTables: ['GDEF', 'GPOS', 'GSUB'] };
  await writeFile(join(fontDirectory, name), await subsetFont(font, text, options));
}

await mkdir(fontDirectory, { recursive: true });
await subset('inter-ui/web/Inter-Regular.woff2', characters, 'inter-400.ttf');
await subset('inter-ui/web/Inter-SemiBold.woff2', characters, 'inter-600.ttf');
await writeFile(join(fontDirectory, 'icons.bin'), Buffer.concat(await Promise.all(icons.map(strokes))));

// --- The icons -------------------------------------------------------------------------------------

// Lucide draws on a grid of 24 by 24 units with a round pen of 2 units. An icon is a list of strokes,
// terminated by 0. A stroke is its number of points, and for each point its offsets from the previous
// point to the right and down, in tenths of a unit modulo 256. The first point of an icon is relative to
// the corner.
async function strokes(name) {
  const svg = await readFile(join(packages, `lucide-static/icons/${name}.svg`), 'utf8');
  const inside = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1);
  const bytes = [];
  let [x, y] = [0, 0];
  for (const [, shape, text] of inside.matchAll(/<(\w+) ([^>]*?)\/?>/g)) {
    const attributes = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    for (const points of lines(outline(name, shape, attributes))) {
      bytes.push(points.length);
      for (const place of points) {
        const [right, down] = place.map((value) => Math.round(value * 10));
        if (!(right >= 0 && right <= 240 && down >= 0 && down <= 240) || points.length > 255) throw new Error(`The icon ${name} is too large.`);
        bytes.push((right - x) & 255, (down - y) & 255);
        [x, y] = [right, down];
      }
    }
  }
  return Buffer.from([...bytes, 0]);
}

// The SVG shapes that Lucide uses, as paths.
function outline(name, shape, { d, points, ...rest }) {
  const { x = 0, y = 0, width, height, x1, y1, x2, y2, cx, cy, r, rx = r ?? 0, ry = rx } = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, Number(value)]),
  );
  const arc = (dx, dy) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const w = width - 2 * rx;
  const h = height - 2 * ry;
  switch (shape) {
    case 'path': return d;
    case 'line': return `M${x1} ${y1}L${x2} ${y2}`;
    case 'polyline': return `M${points}`;
    case 'polygon': return `M${points}z`;
    case 'circle':
    case 'ellipse': return `M${cx - rx} ${cy}${arc(2 * rx, 0)}${arc(-2 * rx, 0)}z`;
    case 'rect': return `M${x + rx} ${y}h${w}${arc(rx, ry)}v${h}${arc(-rx, ry)}h${-w}${arc(-rx, -ry)}v${-h}${arc(rx, -ry)}z`;
    default: throw new Error(`The icon ${name} has a <${shape}>, which nothing here can draw.`);
  }
}

// A path as lists of points: curves become chords within 0.03 units.
function lines(path) {
  const list = [];
  let points;
  const add = (x, y) => {
    const last = points.at(-1);
    if (points.length === 1 || Math.hypot(x - last[0], y - last[1]) > 0.05) points.push([x, y]);
  };
  svgPath(path).abs().unarc().unshort().iterate(([command, ...values], _, x, y) => {
    const [dx, dy] = values.slice(-2);
    switch (command) {
      case 'M': list.push((points = [[dx, dy]])); break;
      case 'L': add(dx, dy); break;
      case 'H': add(values[0], y); break;
      case 'V': add(x, values[0]); break;
      case 'Z': add(...points[0]); break;
      default: {
        const [p1, p2] = command === 'C' ? [values.slice(0, 2), values.slice(2, 4)]
          : [[x, y], [dx, dy]].map(([px, py]) => [px + (values[0] - px) * 2 / 3, py + (values[1] - py) * 2 / 3]); // Q
        // The distance between a curve and its chords is inversely proportional to the square of their
        // number.
        const bend = Math.max(Math.hypot(x - 2 * p1[0] + p2[0], y - 2 * p1[1] + p2[1]), Math.hypot(p1[0] - 2 * p2[0] + dx, p1[1] - 2 * p2[1] + dy));
        const chords = Math.ceil(Math.sqrt((0.75 * bend) / 0.03)) || 1;
        for (let i = 1; i <= chords; i += 1) {
          const t = i / chords;
          const at = (k) => (1 - t) ** 3 * [x, y][k] + 3 * t * (1 - t) ** 2 * p1[k] + 3 * t * t * (1 - t) * p2[k] + t ** 3 * [dx, dy][k];
          add(at(0), at(1));
        }
      }
    }
  });
  return list;
}

const first = 0xe000; // in the private use area of Unicode
const escaped = (code) =>
  [...Buffer.from(String.fromCodePoint(code))].map((byte) => `\\x${byte.toString(16)}`).join('');
await mkdir(dirname(header), { recursive: true });
await writeFile(
  header,
  `#pragma once

#include <string_view>

// The icons of icons.bin, as UTF-8 strings. Written by web/fonts.mjs.

namespace peg::icon {

inline constexpr unsigned short kFirst = ${first};
inline constexpr int kCount = ${icons.length};

${icons.map((name, i) => `inline constexpr const char* k${upperCamel(name)} = "${escaped(first + i)}";`).join('\n')}

// The icon with this name of Lucide: "undo-2"; empty where there is none.
constexpr const char* named(std::string_view name) {
${icons.map((name) => `    if (name == "${name}") return k${upperCamel(name)};`).join('\n')}
    return "";
}

} // namespace peg::icon
`,
);
