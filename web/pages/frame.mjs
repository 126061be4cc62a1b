// The common part of all static pages of the site: the head, with data for search engines and
// messengers; and the bar with links to the game, to the other parts, and to the same page in other
// languages. Plain HTML, without scripts except where a page asks for one.

import { cardTags } from '../card.mjs';
import { size } from './cards.mjs';

export const escaped = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * @typedef {object} Page
 * @property {string} path  of the English page, relative to the site's root:
 * "atlas/boards/english.html"; an "index.html"
 *   is addressed as its folder, "atlas/boards/"
 * @property {string} title  without the name of the site
 * @property {string} description  one or two sentences
 * @property {string} image  a PNG, relative to the site's root
 * @property {string} imageAlt
 * @property {string} body  HTML, in the element <main>
 * @property {boolean} [translated]  the page exists in all languages; default true
 * @property {object} [about]  the subject of the page, in terms of schema.org
 * @property {string} [script]  a module that the page runs, relative to the site's root; default none
 * @property {string} [allowed]  further directives of the page's policy
 */

export class Frame {
  /**
   * @param {{ words: import('./words.mjs').Words[], address: string, style: string, icon: string }} site
   *   words: English first; address: of the site, ending in a slash, or ''; style, icon: files, relative
   *   to the root
   */
  constructor({ words, address, style, icon }) {
    Object.assign(this, { words, address, style, icon });
  }

  /** The path of a page in a language: "atlas/de/boards/english.html". Translated pages are in "atlas/". */
  at(words, path) {
    return words.tag === this.words[0].tag ? path : path.replace('atlas/', `atlas/${words.tag}/`);
  }

  /** The relative path from a page to the site's root: "../" or "./". */
  root(words, path) {
    return '../'.repeat(this.at(words, path).split('/').length - 1) || './';
  }

  /** The relative address of the game from a page: "../../?lang=de#board=english". */
  game(words, path, fragment = '') {
    const query = words.tag === this.words[0].tag ? '' : `?lang=${words.tag}`;
    return escaped(this.root(words, path) + query + (fragment && `#${fragment}`));
  }

  /** The relative path from one page to another in the same language. */
  to(words, from, path) {
    return this.root(words, from) + this.at(words, path);
  }

  /** @param {import('./words.mjs').Words} words @param {Page} page */
  html(words, { path, title, description, image, imageAlt, body, translated = true, about, script, allowed }) {
    const root = this.root(words, path);
    const address = (one) => (this.address || root) + this.at(one, path);
    const others = translated ? this.words : [];
    const links = [
      ...(this.address ? [`<link rel="canonical" href="${escaped(address(words))}">`] : []),
      ...others.map((one) => `<link rel="alternate" hreflang="${one.tag}" href="${escaped(address(one))}">`),
      ...(translated ? [`<link rel="alternate" hreflang="x-default" href="${escaped(address(this.words[0]))}">`] : []),
    ];
    const card = cardTags({ title, description, base: this.address || root, image, size, imageAlt, locale: `${words.tag}_${new Intl.Locale(words.tag).maximize().region}`, url: this.address && address(words) });
    return `<!doctype html>
<html lang="${words.tag}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}${allowed ? `; ${allowed}` : ''}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e9e2d6">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#16151a">
<title>${escaped(title)} · Last Peg</title>
<meta name="description" content="${escaped(description)}">
${links.join('\n')}
${card.replaceAll('    <', '<')}
<link rel="icon" href="${root}${this.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${root}${this.style}">
${script ? `<script type="module" src="${root}${script}"></script>\n` : ''}${this.data(words, { title, description, image, about, url: address(words), root })}
</head>
<body>
<a class="skip" href="#content">${words.say('frame.to_content')}</a>
${this.bar(words, path, translated)}
<main id="content" lang="${words.tag}">
${body}
</main>
<footer><p>${words.say('frame.promise')}</p></footer>
</body>
</html>
`;
  }

  bar(words, path, translated) {
    const boards = 'atlas/boards/';
    const here = path.startsWith(boards) ? boards : 'atlas/';
    const part = (to, text) => `<a href="${this.to(words, path, to)}"${to === here && path.startsWith(to) ? ` aria-current="${path === to ? 'page' : 'true'}"` : ''}>${text}</a>`;
    const choice = this.words.map((one) => {
      const href = this.root(words, path) + this.at(one, path);
      return `<li><a lang="${one.tag}" hreflang="${one.tag}" href="${href}"${one === words ? ' aria-current="true"' : ''}>${one.name}</a></li>`;
    });
    const languages = translated
      ? `<details class="languages"><summary><span class="unseen">${words.say('frame.language')}: </span>${words.name}</summary><ul>${choice.join('')}</ul></details>` : '';
    return `<header class="bar">
<a class="home" href="${this.game(words, path)}"><img src="${this.root(words, path)}${this.icon}" width="32" height="32" alt="">Last Peg</a>
<nav aria-label="${words.say('frame.sections')}">${part(boards, words.say('app.commands.boards'))}${part('atlas/', words.say('frame.atlas'))}<a href="${this.root(words, path)}docs/"${
  path.startsWith('docs/') ? ' aria-current="true"' : ''}${words.tag === 'en' ? '' : ' hreflang="en"'}>${words.say('frame.how')}</a></nav>
${languages}
</header>`;
  }

  /** Structured data for search engines: a block that browsers do not run. */
  data(words, { title, description, image, about, url, root }) {
    const absolute = (path) => (this.address ? this.address + path : undefined);
    const page = {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: title,
      description,
      inLanguage: words.tag,
      url: this.address ? url : undefined,
      primaryImageOfPage: absolute(image),
      isPartOf: { '@type': 'WebSite', name: 'Last Peg', url: this.address || undefined },
      mainEntity: about,
    };
    return `<script type="application/ld+json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`;
  }
}

/** The subject of a page: a game that can be played here. */
export const gameData = (words, name) => ({
  '@type': 'VideoGame',
  name,
  genre: words.say('frame.game'),
  playMode: 'SinglePlayer',
  gamePlatform: 'Web',
  applicationCategory: 'GameApplication',
  operatingSystem: 'Web',
  isAccessibleForFree: true,
});

/**
 * The sitemap for search engines; none without the site's address, because its links must be absolute.
 * @param {string[]} paths
 */
export function sitemap(address, paths) {
  const entries = paths.map((path) => `<url><loc>${escaped(address + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
export const robots = (address) => `User-agent: *\nAllow: /\n${address ? `\nSitemap: ${address}sitemap.xml\n` : ''}`;
