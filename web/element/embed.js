// @ts-check
// The page for a frame. Its address gives the element's attributes, with the keys of the game's links.
// Events on the board are sent to the outer page as messages: { type: 'last-peg-jump', jump, position,
// ... }.

const ATTRIBUTES = ['board', 'position', 'vacancy', 'finish', 'moves', 'coach', 'controls', 'lang', 'theme', 'autoplay'];
const PROBLEM = ATTRIBUTES.slice(0, 5); // the keys of the game's links
const WITHOUT = ['beat']; // keys without effect on the board: a claim
/** @type {Record<string, string>} */
const OPEN = { en: 'Open in Last Peg', de: 'In Last Peg öffnen', es: 'Abrir en Last Peg', fr: 'Ouvrir dans Last Peg', nl: 'Openen in Last Peg' };

/** @type {Record<string, (names: string) => string>} */
const CANNOT = {
  en: (names) => `This frame cannot show ${names}; the game may.`,
  de: (names) => `Dieser Rahmen kann ${names} nicht zeigen, das Spiel vielleicht schon.`,
  es: (names) => `Este marco no puede mostrar ${names}; el juego quizá sí.`,
  fr: (names) => `Ce cadre ne peut pas montrer ${names}\u00a0; le jeu le peut peut-être.`,
  nl: (names) => `Dit kader kan ${names} niet tonen; het spel misschien wel.`,
};

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [board, note, link] = [byId('board'), byId('note'), /** @type {HTMLAnchorElement} */ (byId('open'))];

/** Reads the parts of the address after '?' and '#'. */
function read() {
  const given = new Map([...new URLSearchParams(location.search), ...new URLSearchParams(location.hash.slice(1))]);
  const language = (given.get('lang') ?? navigator.language).toLowerCase().split('-')[0];
  document.documentElement.lang = Object.hasOwn(OPEN, language) ? language : 'en';
  link.textContent = OPEN[document.documentElement.lang];
  const query = given.has('lang') ? `?lang=${encodeURIComponent(document.documentElement.lang)}` : '';
  const problem = new URLSearchParams([...given].filter(([name]) => ![...ATTRIBUTES, 'lang'].includes(name) || PROBLEM.includes(name)));
  link.href = `./${query}#${problem}`;

  // With an unknown key, the board might show another puzzle than the address means: that is an error.
  const unknown = [...given.keys()].filter((name) => ![...ATTRIBUTES, ...WITHOUT].includes(name));
  note.hidden = unknown.length === 0;
  note.textContent = CANNOT[document.documentElement.lang](unknown.join(', '));
  board.hidden = unknown.length > 0;
  for (const name of ATTRIBUTES) {
    const value = unknown.length > 0 ? undefined : given.get(name);
    if (value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

if (window.parent !== window) {
  for (const type of ['last-peg-jump', 'last-peg-solved', 'last-peg-lost', 'last-peg-error']) {
    board.addEventListener(type, (event) => window.parent.postMessage({ type, .../** @type {CustomEvent} */ (event).detail }, '*'));
  }
}
addEventListener('hashchange', read);
read();
