// The documentation as pages of the site, made from the READMEs beside the sources, so that nothing is
// written twice. In English only. A README that does not exist yet has no page.

import { readFile, readdir } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';
import { getHeadingList, gfmHeadingId } from 'marked-gfm-heading-id';
import { escaped } from '../pages/frame.mjs';
import { drawing } from './drawing.mjs';

const top = join(dirname(fileURLToPath(import.meta.url)), '../..');

// In the order of the contents: source file, page name, and summary. READMEs that are not in this list
// come last, named after their folders.
const USE = 'To use it';
const INSIDE = 'How it is made';
const order = [
  [USE, 'web/docs/theory.md', 'theory', 'Why some games cannot be won, in pictures: the rule of three, pagoda functions, blocks that vanish, and bounds on the number of moves.'],
  [USE, 'src/cli/README.md', 'command-line', 'What lastpeg answers: solutions, proofs, counts, explanations, as words or JSON, one by one or by the million.'],
  [USE, 'src/report/README.md', 'json', 'The requests and answers of the solver as JSON, key by key.'],
  [USE, 'src/core/proof/README.md', 'certificates', 'What proves that a game of peg solitaire cannot be won, kind by kind, and how to check it.'],
  [USE, 'web/package/README.md', 'package', 'The solver for JavaScript and TypeScript, in browsers, Node.js, Deno and Bun.'],
  [USE, 'web/element/README.md', 'element', 'A board of peg solitaire on any page, by one tag.'],
  [USE, 'src/library/README.md', 'library', 'The solver for programs in C++ and C, and for languages that can call C.'],
  [INSIDE, 'src/README.md', 'how-it-works', 'What lies where in the sources of Last Peg, and which part sees which.'],
  [INSIDE, 'src/core/README.md', 'core', 'The rules, and every search and proof: the algorithms behind the solver, with sources and a glossary.'],
  [INSIDE, 'src/read/README.md', 'reading', 'How a link, a drawing, a position or a game in any notation is read.'],
  [INSIDE, 'src/app/README.md', 'app', 'The game without its looks: features, and the way of a jump through them.'],
  [INSIDE, 'web/README.md', 'page', 'What the page can do, how to publish it, how to translate it, and what its addresses say.'],
  [INSIDE, 'web/atlas/README.md', 'atlas', 'How what is known of each board was computed, and what is open.'],
  [INSIDE, 'web/pages/README.md', 'pages', 'How the static pages of boards, problems and documentation are made.'],
];

async function readmes(folder) {
  const entries = await readdir(join(top, folder), { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map(({ name }) => readmes(`${folder}/${name}`));
  const here = entries.some(({ name }) => name === 'README.md') ? [`${folder}/README.md`] : [];
  return [...here, ...(await Promise.all(inside)).flat()];
}

/** { group, file, name, about, text } for every page. */
async function sources() {
  const found = [...(await readmes('src')), ...(await readmes('web')), 'web/docs/theory.md'];
  const listed = order.map(([, file]) => file);
  const others = found.filter((file) => !listed.includes(file)).sort().map((file) => [INSIDE, file, dirname(file).split('/').slice(1).join('-'), '']);
  const there = [...order.filter(([, file]) => found.includes(file)), ...others];
  return Promise.all(there.map(async ([group, file, name, about]) => ({ group, file, name, about, text: await readFile(join(top, file), 'utf8') })));
}

const plain = (html) => html.replace(/<[^>]*>/g, '').replace(/&#39;/g, "'").replace(/&quot;/g, '"').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

/** Reads one file. Links to files with a page lead to the page; other links become plain text. */
function reader(file, names, boards) {
  const target = (href) => {
    if (/^[a-z]+:/.test(href)) return href;
    const [path, hash = ''] = href.split('#');
    if (!path) return `#${hash}`;
    const full = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
    const name = names.get(full) ?? names.get(`${full}/README.md`);
    return name ? `${name}.html${hash && `#${hash}`}` : null;
  };
  const marked = new Marked(gfmHeadingId());
  marked.use({
    renderer: {
      link({ href, tokens }) {
        const to = target(href);
        const inside = this.parser.parseInline(tokens);
        return to === null ? inside : `<a href="${escaped(to)}"${/^[a-z]+:/.test(to) ? ' rel="noopener"' : ''}>${inside}</a>`;
      },
      image: ({ text }) => escaped(text),
      html: () => '',
      code({ text, lang }) {
        return lang === 'board' ? drawing(text, boards) : `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const inside = (cell) => this.parser.parseInline(cell.tokens);
        const titles = header.map((cell) => (cell.text ? `<th scope="col">${inside(cell)}</th>` : '<td></td>')).join('');
        const head = header.some(({ text }) => text) ? `<thead><tr>${titles}</tr></thead>` : '';
        const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${inside(cell)}</td>`).join('')}</tr>`).join('\n');
        const label = escaped(header.map(({ text }) => text).filter(Boolean).join(', ') || 'Table');
        return `<div class="wide" role="region" aria-label="${label}" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked;
}

/** The first sentence of a page, used as its summary if there is none. */
function firstSentence(html) {
  const text = plain(html.match(/<p>([^]*?)<\/p>/)?.[1] ?? '').replace(/\s+/g, ' ');
  return text.match(/^.{20,300}?[.!?:](?= |$)/)?.[0].replace(/:$/, '.') ?? text.slice(0, 200);
}

/** A list for each group of pages, after the group's title. */
const grouped = (all, item, title) => [USE, INSIDE].map((group) => `${title(group)}<ul>${all.filter((one) => one.group === group).map(item).join('\n')}</ul>`).join('\n');

function page(frame, words, { name, title, description, body, contents }, all) {
  const links = grouped(all, (one) => `<li><a href="${one.name}.html"${one.name === name ? ' aria-current="page"' : ''}>${one.title}</a></li>`, (group) => `<p>${group}</p>`);
  const headings = contents.filter(({ level }) => level === 2).map(({ id, text }) => `<li><a href="#${escaped(id)}">${text}</a></li>`).join('');
  return frame.html(words, {
    path: name === 'index' ? 'docs/' : `docs/${name}.html`,
    image: 'atlas/boards/english.png',
    title: escaped(plain(title)) === title ? title : plain(title),
    description,
    imageAlt: 'A board of peg solitaire',
    translated: false,
    about: { '@type': 'TechArticle', headline: plain(title), inLanguage: 'en' },
    body: name === 'index' ? body : `<div class="document">
<div class="contents">
<nav aria-label="Documentation">${links}</nav>
${headings ? `<details open><summary>On this page</summary><nav aria-label="On this page"><ul>${headings}</ul></nav></details>` : ''}
</div>
<article>
${body}
</article>
</div>`,
  });
}

/**
 * The pages by name.
 * @param {import('../pages/frame.mjs').Frame} frame
 * @param {Awaited<ReturnType<typeof import('../pages/lists.mjs').readBoards>>} all  the boards, for their pictures
 */
export async function docsPages(frame, all) {
  const [words] = frame.words;
  const found = await sources();
  const boards = new Map(all.map((board) => [board.name, board]));
  const names = new Map(found.map(({ file, name }) => [file, name]));
  const pages = found.map(({ group, file, name, about, text }) => {
    const body = reader(file, names, boards).parse(text);
    const contents = getHeadingList();
    const title = contents.find(({ level }) => level === 1)?.text ?? name;
    return { group, name, title, body, contents, description: about || firstSentence(body) };
  });
  const list = grouped(pages, ({ name, title, description }) => `<li><a href="${name}.html">${title}</a><br>${escaped(description)}</li>`, (group) => `<h2>${group}</h2>`);
  const overview = {
    name: 'index', title: 'Documentation', contents: [], description: 'How Last Peg solves peg solitaire, the theory behind it, and how to use its command line, its package and its library.',
    body: `<h1>Documentation</h1>\n<p>The element at work: <a href="../examples.html">boards for your own page</a>.</p>\n<div class="overview">\n${list}\n</div>`,
  };
  return new Map([overview, ...pages].map((one) => [`docs/${one.name}.html`, page(frame, words, one, pages)]));
}
