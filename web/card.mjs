// The preview picture for links to the site, and the tags that name it.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import { drawingReady } from './pages/cards.mjs';

export const CARD = 'card.png';
const [width, height] = [1200, 630]; // recommended by the services
const packages = join(dirname(fileURLToPath(import.meta.url)), 'node_modules');
const [name, line] = ['Last Peg', ['Peg solitaire', 'on many boards']];

const holes = [...Array(49).keys()]
  .map((i) => [i % 7, Math.floor(i / 7)])
  .filter(([x, y]) => (x > 1 && x < 5) || (y > 1 && y < 5));

function svg() {
  const step = 68;
  const at = ([x, y]) => `cx="${x * step}" cy="${y * step}"`;
  const pegs = holes.filter(([x, y]) => x !== 3 || y !== 3);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter" fill="#f1ece4">
<defs>
<radialGradient id="table" cx=".3" cy=".5" r=".8"><stop offset="0" stop-color="#34313a"/><stop offset="1" stop-color="#16151a"/></radialGradient>
<radialGradient id="bowl"><stop offset=".6" stop-color="#2b170e"/><stop offset="1" stop-color="#4a2c1b"/></radialGradient>
<radialGradient id="peg" cx=".38" cy=".32" r=".75"><stop offset="0" stop-color="#fff3d6"/><stop offset=".3" stop-color="#ffd48a"/><stop offset="1" stop-color="#8a5420"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#table)"/>
<g transform="translate(${315 - 3 * step} ${315 - 3 * step})">
<path d="M2 0H4V1L5 2H6V4H5L4 5V6H2V5L1 4H0V2H1L2 1Z" transform="scale(${step})" fill="#7a4d31" stroke="#7a4d31" stroke-width="1.48" stroke-linejoin="round"/>
${holes.map((hole) => `<circle ${at(hole)} r="${0.41 * step}" fill="url(#bowl)"/>`).join('')}
${pegs.map((hole) => `<circle ${at(hole)} r="${0.36 * step}" fill="url(#peg)"/>`).join('')}
</g>
<text x="650" y="290" font-size="112" font-family="Inter SemiBold, Inter" font-weight="600">${name}</text>
${line.map((text, i) => `<text x="654" y="${370 + 58 * i}" font-size="44" fill="#c9c1b7">${text}</text>`).join('')}
</svg>`;
}

/** Returns a PNG. */
export async function drawCard() {
  await drawingReady();
  const font = async (style) =>
    subsetFont(await readFile(join(packages, `inter-ui/web/Inter-${style}.woff2`)), name + line.join(''), { targetFormat: 'truetype' });
  const fontBuffers = await Promise.all(['Regular', 'SemiBold'].map(font));
  return Buffer.from(new Resvg(svg(), { font: { fontBuffers, loadSystemFonts: false } }).render().asPng());
}

const escaped = (text) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/**
 * The tags for a page.
 * @param {{ title: string, description: string, base: string, image?: string, size?: { width: number,
 * height: number }, imageAlt?: string, locale?: string, url?: string }} page
 *   base: the site's address, ending in a slash, because the services follow no relative address; or the
 *   relative path from the page. image: a PNG of this size, relative to base. url: of the page, if known
 */
export function cardTags({ title, description, base, image = CARD, size = { width, height }, imageAlt = `${name}: a board of peg solitaire`, locale = '', url = '' }) {
  const tags = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:locale': locale,
    'og:image': `${base}${image}`,
    'og:image:width': size.width,
    'og:image:height': size.height,
    'og:image:alt': imageAlt,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': `${base}${image}`,
  };
  return Object.entries(tags)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escaped(String(value))}">`)
    .join('\n    ');
}
