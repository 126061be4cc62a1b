// The style sheet of all pages beside the game, and its font: the game's, reduced to the letters of the
// languages.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import subsetFont from 'subset-font';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const sheets = ['pages/style.css', 'pages/boards.css', 'atlas/style.css', 'docs/style.css', 'element/examples.css'];
const weights = { 400: 'Regular', 600: 'SemiBold' };

const hash = (data) => createHash('sha256').update(data).digest('hex').slice(0, 8);
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ←→↑↓•…–—‘’“”„−≤≥\u202f';

/**
 * @returns {Promise<{ style: string, files: Map<string, string | Buffer> }>} path of the style sheet,
 * and files by path
 */
export async function pageStyle() {
  const files = new Map();
  let text = '';
  for (const [weight, style] of Object.entries(weights)) {
    const font = await subsetFont(await readFile(join(web, `node_modules/inter-ui/web/Inter-${style}.woff2`)), characters, { targetFormat: 'woff2' });
    const name = `inter-${weight}.${hash(font)}.woff2`;
    files.set(`pages/${name}`, font);
    text += `@font-face{font-family:Inter;font-weight:${weight};font-display:swap;src:url(${name}) format('woff2')}\n`;
  }
  for (const sheet of sheets) text += await readFile(join(web, sheet), 'utf8');
  const { code } = await esbuild.transform(text, { loader: 'css', minify: true });
  const style = `pages/style.${hash(code)}.css`;
  files.set(style, code);
  return { style, files };
}
