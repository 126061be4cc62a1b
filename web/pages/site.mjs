// All pages beside the game: boards, figures and problems, the atlas, the documentation, and the examples of the element.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLanguages } from '../../scripts/languages.mjs';
import { atlasPages, readAtlas } from '../atlas/pages.mjs';
import { docsPages } from '../docs/pages.mjs';
import { examplesPage } from '../element/examples.mjs';
import { boardPages, subjects } from './board_pages.mjs';
import { Frame, robots, sitemap } from './frame.mjs';
import { readBoards, readFigures, readPuzzlePeg } from './lists.mjs';
import { Words } from './words.mjs';

const languageFolder = join(dirname(fileURLToPath(import.meta.url)), '../languages');

/**
 * @param {{ address: string, style: string, icon: string }} site  address: of the site, ending in a slash, or '';
 *   style, icon: files, relative to the root
 * @returns {Promise<{ boards: Map<string, string>, atlas: Map<string, string>, docs: Map<string, string>,
 *   examples: Map<string, string>, plain: Map<string, string>, subjects: ReturnType<typeof subjects> }>}
 *   files by path, and the subjects that have a picture (cards.mjs)
 */
export async function sitePages({ address, style, icon }) {
  const [languages, boards, figures, positions, atlas] = await Promise.all([readLanguages(languageFolder), readBoards(), readFigures(), readPuzzlePeg(), readAtlas()]);
  const frame = new Frame({ words: languages.map((language) => new Words(language)), address, style, icon });
  const all = subjects({ boards, figures, positions, atlas });
  const files = { boards: boardPages(frame, all), atlas: atlasPages(frame, atlas), docs: await docsPages(frame, boards), examples: examplesPage(frame, boards) };
  const pages = Object.values(files).flatMap((part) => [...part.keys()]).filter((path) => path.endsWith('.html'));
  const plain = new Map([['robots.txt', robots(address)]]);
  if (address) plain.set('sitemap.xml', sitemap(address, ['', ...pages.map((path) => path.replace(/index\.html$/, ''))]));
  return { ...files, plain, subjects: all };
}
