// The end of a board's page in the atlas: each solution, each certificate, and the commands that find them again.

import { escaped } from '../pages/frame.mjs';

/** @typedef {import('../pages/words.mjs').Words} Words */
/** @typedef {import('./pages.mjs').Known} Known */

/** The certificates at the leaves of a proof by cases. */
const leaves = (proof) => (proof.kind === 'cases' ? Object.values(proof.cases).flatMap(leaves) : [proof]);

/** Why something is impossible. @param {Words} words */
export function proofWords(words, proof) {
  const cases = leaves(proof);
  const proofs = words.list([...new Set(cases.map(({ kind }) => words.say(`atlas.by_${kind}`)))], 'disjunction');
  if (proof.kind === 'search') return words.say('atlas.by_search_of', { count: proof.positions });
  if (proof.kind !== 'cases') return proofs;
  if (cases.length === 0) return words.say('atlas.by_nothing');
  return cases.length === 1 ? words.say('atlas.by_forced', { proof: proofs }) : words.say('atlas.by_cases', { count: cases.length, proofs });
}

function limitWords(words, { max_nodes: nodes, max_seconds: seconds, max_memory: memory }) {
  const parts = [nodes && words.say('atlas.nodes', { count: nodes }), seconds && words.say('atlas.seconds', { count: seconds }), `${words.number(memory)} MiB`];
  return parts.filter(Boolean).join(', ');
}

/** Moves are in the program's notation in every language. */
const moves = (label, text) => (text ? `<dt>${label}</dt><dd class="moves" translate="no">${text}</dd>` : '');
const code = (text) => `<code translate="no">${escaped(text).replace(/--[a-z-]+/g, '<span>$&</span>')}</code>`;
const certificate = (words, { proof }) => (proof ? `<dt>${words.say('atlas.certificate')}</dt><dd><code translate="no">${escaped(JSON.stringify(proof))}</code></dd>` : '');
const commands = (words, all) => `<dt>${words.say('atlas.commands')}</dt>${all.map((one) => `<dd>${code(one)}</dd>`).join('')}`;

const withMemory = (mebibytes) => (mebibytes > 1024 ? ` --max-memory ${mebibytes}` : ''); // if not the
                                                                                          // default
// The same memory as in the atlas's own search for fewest moves, which had a time limit.
const memoryOfMoves = ({ limits }) =>
  withMemory(Math.max(...limits.filter(({ max_seconds: seconds }) => seconds).map(({ max_memory: memory }) => memory)));
// Enough memory for counting solutions, where the default is not.
const memoryOfCounts = { diamond41: 8192, european: 8192, square6: 16384 };

const proved = (words, what, isProved) => (isProved ? words.say('atlas.no_fewer', { what }) : what);

function problemDetails(words, board, problem) {
  const { verdict, move_count: count, last_sweep: sweep } = problem;
  const more = verdict === 'solvable' && problem.solutions !== null
    ? [`${problem.command.replace('lastpeg solve', 'lastpeg count').replace(' --shortest', '')} --until solutions${withMemory(memoryOfCounts[board.board])}`] : [];
  return `<h3>${words.say('atlas.problem', { from: problem.vacancy, to: problem.finish })}</h3><dl>
${problem.moves ? moves(proved(words, words.say('atlas.in_moves', { count }), problem.shortest), problem.moves) : ''}
${problem.last_sweep_moves ? moves(words.say('atlas.with_sweep', { count: sweep }), problem.last_sweep_moves) : ''}
${certificate(words, problem)}
${commands(words, [`${problem.command}${verdict === 'solvable' ? memoryOfMoves(board) : ''}`, ...more, `lastpeg atlas ${board.board} --piece ${problem.piece}`])}</dl>`;
}

function vacancyDetails(words, board, one) {
  const { vacancy, positions, fewest_pegs: fewest, problems } = one;
  const levels = positions && `<dt>${words.say('atlas.levels')}</dt><dd class="moves">${positions.levels.map((level) => words.number(level)).join(' · ')}${
    positions.positions === null ? ' · …' : ''}</dd>${commands(words, [positions.command])}`;
  const pegs = fewest && fewest.pegs > 1
    ? `${moves(proved(words, words.say('atlas.to_pegs', { count: fewest.pegs }), fewest.fewest), fewest.moves)}${commands(words, [fewest.command])}` : '';
  return `<details><summary>${words.say('atlas.empty', { hole: vacancy })}</summary><dl>${levels ?? ''}${pegs}</dl>
${problems.map((problem) => problemDetails(words, board, { vacancy, ...problem })).join('\n')}</details>`;
}

const pairsDetails = (words, board, pair) => `<details><summary>${words.say('atlas.doubles_title')}</summary>${board.double_vacancies.map((one) =>
  `<h3>${pair(one.vacancy)}</h3><dl>${moves(words.say('atlas.solution'), one.moves)}${certificate(words, one)}${commands(words, [one.command])}</dl>`).join('\n')}</details>`;

/**
 * @param {Words} words
 * @param {Known} board
 * @param {string} root  relative path to the site's root
 * @param {(vacancy: string) => string} pair
 */
export function details(words, board, root, pair) {
  const same = board.limits.some(({ max_seconds: seconds }) => seconds) ? 'found_seconds' : 'found_same';
  return `<h2>${words.say('atlas.details_title')}</h2>
<p>${words.say('atlas.details')}</p>
${board.vacancies.map((one) => vacancyDetails(words, board, one)).join('\n')}
${board.double_vacancies.length > 0 ? pairsDetails(words, board, pair) : ''}
<h2>${words.say('atlas.found_title')}</h2>
<p>${words.say('atlas.found', { command: code(`lastpeg atlas ${board.board}`), limits: board.limits.map((one) => limitWords(words, one)).join('; ') })}
${words.say(`atlas.${same}`)} <a href="${root}atlas/${board.board}.json" download>${words.say('atlas.json')}</a></p>`;
}
