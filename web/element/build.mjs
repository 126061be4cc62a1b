// Bundles the element as one module script, which loads only ./solver.worker.js, at the first question.
// Its words, icons and style are included.

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const read = (name) => readFile(join(here, name), 'utf8');

// The phrases of the element, by their place in web/languages.
const PHRASES = {
  app: {
    hole: ['peg', 'hole', 'selected', 'target', 'winning', 'losing', 'hint', 'can_jump'],
    play: [
      'jump', 'jumped', 'taken_back', 'left', 'pegs_left', 'selected', 'selected_stuck', 'no_jump', 'is_empty', 'nothing_selected',
      'one_peg_solved', 'one_peg_stuck', 'figure_solved', 'stuck', 'place', 'back_to_start', 'paused', 'solution_left',
    ],
    ask: ['for_hint', 'for_solution', 'hint', 'no_answer', 'solution', 'no_fewer'],
    coach: ['last_move_lost', 'winnable_ago', 'lost_from_start', 'thinking', 'lost', 'winnable', 'not_known'],
    proof: ['cannot_be_won'],
    problem: ['one_peg_in', 'one_peg_anywhere', 'one_of', 'reach', 'pattern', 'figure', 'exactly_pegs', 'most', 'fewest'],
    count: ['pegs', 'jumps', 'in_moves'],
    list: ['next', 'last_and', 'last_or'],
    commands: ['undo', 'redo', 'restart', 'hint', 'solve', 'coach', 'step_back', 'play', 'pause', 'step', 'leave'],
    short_commands: ['undo', 'redo', 'restart', 'solve', 'coach', 'step_back', 'play', 'step', 'leave'],
    key_of: ['undo', 'redo', 'hint', 'solve', 'coach', 'play'],
    settings: ['coach_on', 'coach_off'],
    errors: [
      'board_empty', 'jumps_line', 'lattice', 'position_row', 'position_rows', 'no_hole', 'finish_pegs', 'finish', 'two_starts',
      'in_move', 'move', 'no_jump', 'twin_jumps',
    ],
  },
  page: {
    page: ['board', 'commands', 'place'],
    solver: null,
  },
};
const ICONS = {
  undo: 'undo-2', redo: 'redo-2', restart: 'rotate-ccw', hint: 'lightbulb', solve: 'sparkles', coach: 'graduation-cap',
  step_back: 'step-back', play: 'play', pause: 'pause', step: 'step-forward', leave: 'check', goal: 'target',
};

/** @param {object[]} languages  as returned by readLanguages */
async function words(languages) {
  const own = JSON.parse(await read('words.json'));
  const keys = (/** @type {string} */ tag) => Object.entries(own[tag] ?? {}).map(([name, phrase]) => `${name} ${phrase.match(/\{\w+\}/g)?.sort() ?? ''}`).sort().join('; ');
  for (const { tag } of languages) if (keys(tag) !== keys('en')) throw new Error(`words.json has not the same phrases in ${tag} as in English.`);
  return Object.fromEntries(languages.map(({ tag, ...language }) => {
    const picked = Object.entries(PHRASES).flatMap(([part, sections]) =>
      Object.entries(sections).flatMap(([section, keys]) =>
        (keys ?? Object.keys(language[part][section])).map((key) => {
          const phrase = language[part][section][key];
          if (phrase === undefined) throw new Error(`${tag}.json has no ${part}.${section}.${key}.`);
          return [`${section}.${key}`, phrase];
        }),
      ),
    );
    return [tag, { ...Object.fromEntries(picked), ...own[tag] }];
  }));
}

/** Shapes on a 24 by 24 grid, as [tag, attributes]. */
async function icons(nodeModules) {
  const drawn = await readFile(join(nodeModules, 'lucide-static/icon-nodes.json'), 'utf8');
  const all = JSON.parse(drawn);
  return Object.fromEntries(Object.entries(ICONS).map(([name, icon]) => [name, all[icon]]));
}

/**
 * @param {object[]} languages  as returned by readLanguages
 * @returns {Promise<string>} the script
 */
export async function bundleElement(languages) {
  const [style, said, drawn] = await Promise.all([
    Promise.all([read('style.css'), read('board.css')]).then((texts) => esbuild.transform(texts.join(''), { loader: 'css', minify: true, target: 'es2022' })),
    words(languages),
    icons(join(here, '../node_modules')),
  ]);
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(here, 'element.js')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      __ELEMENT_WORDS__: JSON.stringify(said),
      __ELEMENT_ICONS__: JSON.stringify(drawn),
      __ELEMENT_STYLE__: JSON.stringify(style.code.trim()),
    },
  });
  return outputFiles[0].text;
}

/**
 * The element's files on the site. They are for other pages; the game neither loads nor stores them.
 * @param {object[]} languages  as returned by readLanguages
 * @param {{ rewrite: (text: string) => string, hash: (data: string) => string }} site
 *   rewrite: replaces file names by their names on the site
 * @returns {Promise<Map<string, string>>} by name
 */
export async function elementFiles(languages, { rewrite, hash }) {
  const files = new Map();
  const named = new Map(); // name in the sources -> name on the site
  const minified = async (name, loader) => {
    const { code } = await esbuild.transform(await read(name), { loader, minify: true, target: 'es2022' });
    const to = name.replace(/\.\w+$/, (extension) => `.${hash(code)}${extension}`);
    named.set(name, to);
    files.set(to, code);
  };
  files.set('element.js', rewrite(await bundleElement(languages)));
  await minified('embed.js', 'js');
  await minified('embed.css', 'css');
  // It has no head and no bar like the site's other pages (web/pages/frame.mjs): it is part of somebody else's page, and
  // search engines leave it out.
  const frame = [...named].reduce((text, [from, to]) => text.replace(`"${from}"`, `"${to}"`), await read('embed.html'));
  files.set('embed.html', rewrite(frame));
  files.set('custom-elements.json', await read('custom-elements.json'));
  return files;
}
