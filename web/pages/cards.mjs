// The preview pictures for links to pages, one for each board and figure; and the icons of the manifest.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg, initWasm } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import { shown } from './board_pages.mjs';
import { boardParts, layout, short } from './picture.mjs';
import { paletted } from './png.mjs';

const packages = join(dirname(fileURLToPath(import.meta.url)), '../node_modules');
// Large enough for the services. Small, because the site has a card for each page.
export const size = { width: 800, height: 420 };
const { width, height } = size;
const COLOURS = 48; // max number of colours of a picture
// The game's dark colours, without gradients, so that a picture takes few bytes.
const style = `path{fill:none;stroke-linecap:round;stroke-linejoin:round}.rim{stroke:#7a4d31;stroke-width:1.56}.wood{stroke:#643c26;stroke-width:1.48}
.bowl{stroke:#2b180f;stroke-width:.82}.glass{stroke:#6b4a22;stroke-width:.74}.belly{stroke:#c99d5f;stroke-width:.62}.shine{stroke:#ffffffbf;stroke-width:.12}
.goal{fill:none;stroke:#e0a878;stroke-width:.05}`;

function svg(subject, name) {
  const { points, size: board } = layout(subject.board, 0.8);
  const room = height - 30;
  const scale = Math.min(room / board[0], room / board[1]);
  const at = [225 - (board[0] * scale) / 2, height / 2 - (board[1] * scale) / 2];
  const signs = shown(subject).replace(/[./]/g, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>
<rect width="${width}" height="${height}" fill="#16151a"/>
<g transform="translate(${at.map(short).join(' ')}) scale(${short(scale)})">${boardParts(subject.board, points, { pegs: (hole) => signs[hole] === 'x' })}</g>
<text x="470" y="233" font-family="Inter" font-weight="600" font-size="66" fill="#f1ece4">${name}</text>
</svg>`;
}

let ready;
/** Loads the drawing program once. */
export const drawingReady = () => (ready ??= readFile(join(packages, '@resvg/resvg-wasm/index_bg.wasm')).then(initWasm));

/**
 * PNG files by name. Pictures drawn earlier are taken from a folder.
 * @param {ReturnType<typeof import('./board_pages.mjs').subjects>} all
 * @param {string} folder  of earlier pictures, named by a hash of their input
 */
export async function drawCards(all, folder) {
  await drawingReady();
  await mkdir(folder, { recursive: true });
  const name = 'Last Peg';
  const font = await subsetFont(await readFile(join(packages, 'inter-ui/web/Inter-SemiBold.woff2')), name, { targetFormat: 'truetype' });
  const options = { font: { fontBuffers: [font], loadSystemFonts: false } };
  const program = createHash('sha256').update(font).update(await readFile(fileURLToPath(new URL('png.mjs', import.meta.url)))).digest();
  const drawn = new Map();
  for (const subject of all) {
    const text = svg(subject, name);
    const file = join(folder, `${createHash('sha256').update(program).update(text).digest('hex')}.png`);
    const before = await readFile(file).catch(() => null);
    const data = before ?? paletted(new Resvg(text, options).render().pixels, width, COLOURS);
    if (!before) await writeFile(file, data);
    drawn.set(subject.image, data);
  }
  return drawn;
}

/**
 * The icons of the manifest, by name. A maskable icon has its content in the central four fifths,
 * because it may be cropped to any shape.
 * @param {string} icon  the text of icon.svg
 */
export async function drawIcons(icon) {
  await drawingReady();
  const png = (text, size) => Buffer.from(new Resvg(text, { fitTo: { mode: 'width', value: size } }).render().asPng());
  const inner = icon.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const [ground] = inner.match(/<rect[^>]*\/>/);
  const maskable = icon.replace(inner, `${inner.match(/<defs>[^]*<\/defs>/)[0]}${ground}<g transform="translate(64 64) scale(.75)">${inner.replace(/<defs>[^]*<\/defs>/, '').replace(ground, '')}</g>`);
  return new Map([['icon-512.png', png(icon, 512)], ['icon-maskable.png', png(maskable, 512)]]);
}
