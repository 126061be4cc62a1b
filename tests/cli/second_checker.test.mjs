// Checks lastpeg's proofs for lost problems with the independent JavaScript checker: it has to accept
// every certificate, and none that was corrupted. And every problem for which it accepts a certificate,
// valid or forged, must really be lost, which is checked by visiting all positions of boards of at most
// nine holes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../../web/package/catalogue.js';
import { check } from '../../web/package/certificate.js';
import { holesIn, readProblem } from '../../web/package/problem.js';
import { Geometry, after, anyFinish, below, canJump, one, shape } from './random_problems.mjs';
import { json, lastpeg, slow } from './support.mjs';
import { blind, mutated, wrongOnes } from './wrong_certificates.mjs';

/** Sends all requests to a single process. */
function solve(requests) {
  const { status, stdout } = lastpeg(['solve', '--jsonl'], { input: requests.map((request) => `${JSON.stringify(request)}\n`).join('') });
  assert.equal(status, 0);
  const answers = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(answers.length, requests.length);
  return answers;
}

const hasSearch = (proof) => proof.kind === 'search' || (proof.kind === 'cases' && Object.values(proof.cases).some(hasSearch));
const kindOf = (proof) => (proof.kind === 'cases' ? `cases by ${proof.by}` : proof.kind);
const count = (counts, key) => { counts[key] = (counts[key] ?? 0) + 1; };
/** Counts a certificate, and the certificates of its cases. */
function countAll(counts, proof) {
  count(counts, kindOf(proof));
  if (proof.kind === 'cases') for (const part of Object.values(proof.cases)) countAll(counts, part);
}
const allKinds = ['class', 'pagoda', 'zero_half', 'cost_partition', 'cases by finish', 'cases by first_jump', 'cases by last_jump'];

// --- The tests

test('the boards of the catalogue are those of lastpeg', () => {
  const { boards } = json(['boards']);
  assert.deepEqual([...catalogue.keys()].sort(), boards.map(({ name }) => name).sort());
  for (const { name, lattice, holes, jumps, position, finish } of boards) {
    const entry = catalogue.get(name);
    const { board, start, goal } = readProblem({ board: name });
    assert.deepEqual([entry.lattice, board.names.length, board.jumps.length, entry.finish], [lattice, holes, jumps, finish], name);
    const shown = json(['show', name]);
    assert.equal(shown.position, position);
    assert.deepEqual(readProblem({ board: name, position, finish: shown.finish }), { board, start, goal }, name);
    assert.equal(entry.rows.join('/').replaceAll('o', 'x'), position.replaceAll('o', 'x'), name);
    assert.deepEqual(board.jumps.filter(({ takes, puts }) => (start & takes) === takes && !(start & puts)).map((jump) => jump.name).sort(), shown.jumps.sort(), name);
    assert.deepEqual(new Geometry(lattice, entry.rows).jumps.map((jump) => jump.name).sort(), board.jumps.map((jump) => jump.name).sort());
    assert.deepEqual(new Geometry(lattice, entry.rows).read(position), holesIn(start));
  }
});

/**
 * Every proof of a lost problem is accepted, with the request's and with the answer's notation, and
 * nothing else is.
 */
function accepts(request, answer, kinds) {
  if (answer.proof === null) {
    assert.equal(check(request, null).verdict, request.finish === 'fewest' || request.finish === 'most' ? 'not checkable' : 'malformed');
    return;
  }
  if (answer.verdict === 'unsolvable') {
    countAll(kinds, answer.proof);
    const expected = hasSearch(answer.proof) ? 'not checkable' : 'proves';
    for (const problem of [request, answer]) {
      const { verdict, reason } = check(problem, answer.proof);
      assert.equal(verdict, expected, `${JSON.stringify(request)}: ${reason}`);
    }
  } else {
    assert.equal(check(answer, answer.proof).verdict, 'not checkable');
    // A proof that is no search says that one peg cannot be left.
    if (answer.finish !== 'fewest' || answer.proof.kind === 'search') return;
    assert.notEqual(answer.pegs_left, 1);
    assert.equal(check({ ...answer, finish: 'any' }, answer.proof).verdict, hasSearch(answer.proof) ? 'not checkable' : 'proves', JSON.stringify(answer));
  }
}

test('1,000 problems: every certificate is accepted, and none that was made wrong', { skip: slow }, () => {
  const named = ['triangle15', 'english', 'diamond25', 'square4', 'hexagon19', 'star13', 'rhombus16', 'trapezoid18', 'wiegleb']
    .map((name) => [name, new Geometry(catalogue.get(name).lattice, catalogue.get(name).rows)]);
  const problems = Array.from({ length: 1000 }, (_, id) => {
    const [name, board] = below(3) === 0 ? one(named) : [null, new Geometry(one(['square', 'triangular']), shape(3 + below(3), 1 + below(4), 14))];
    const request = { id, board: name ?? board.text, max_nodes: 20000 };
    const all = board.names.map((_, hole) => hole);
    let start = board.jumps.length === 0 || !name ? all.filter(() => below(4) > 0) : all.filter((hole) => hole !== below(all.length));
    if (name) {
      for (let jumps = below(all.length - 2); jumps > 0; jumps -= 1) {
        const legal = board.jumps.filter((jump) => canJump(start, jump));
        if (legal.length > 0) start = after(start, one(legal));
      }
    }
    request.position = board.write(start);
    const goal = anyFinish(board);
    request.finish = below(8) > 0 ? goal.finish : one(['fewest', 'fewest', 'most']);
    if (request.finish === goal.finish && start.length > 0 && below(8) === 0) {
      if (/^any|^one-of|^[a-z]\d+$/.test(goal.finish) && below(2) === 0) request.survivor = board.names[one(start)];
      else if (goal.pegs?.length > 0) request.finish += ` marked:${board.names[one(start)]}>${board.names[one(goal.pegs)]}`;
    }
    return { board, start, goal, request };
  });
  const answers = solve(problems.map(({ request }) => request));
  const kinds = {};
  let refused = 0;
  answers.forEach((answer, i) => {
    const { board, start, goal, request } = problems[i];
    assert.equal(answer.error, undefined, JSON.stringify(request));
    accepts(request, answer, kinds);
    if (answer.verdict !== 'unsolvable' || hasSearch(answer.proof)) return;
    for (const wrong of wrongOnes(board, start, goal, answer.proof)) {
      const { verdict } = check(request, wrong);
      assert.ok(verdict === 'fails' || verdict === 'malformed', `${JSON.stringify(request)}: ${JSON.stringify(wrong)}`);
      refused += 1;
    }
  });
  // A proof of one problem is never accepted for a problem with a solution.
  const solvable = answers.flatMap((answer, i) => (answer.verdict === 'solvable' && typeof readProblem(problems[i].request).goal !== 'string' ? [problems[i].request] : []));
  for (const { board, proof } of answers) {
    if (!proof) continue;
    for (const problem of solvable.filter((other) => other.board === board)) assert.notEqual(check(problem, proof).verdict, 'proves');
  }
  for (const kind of ['class', 'pagoda', 'cases by finish', 'cases by position', 'cases by first_jump', 'cases by last_jump', 'search'])
    assert.ok(kinds[kind] >= 5, `${kind}: ${kinds[kind]}`);
  assert.ok(refused > 2000, `${refused}`);
});

test('the single vacancies of the catalogue, up to symmetry: every certificate is accepted, and none that was made wrong', { skip: slow }, () => {
  const kinds = {};
  for (const [name, { lattice, rows }] of catalogue) {
    const board = new Geometry(lattice, rows);
    const requests = board.orbits().flatMap((vacancy) => ['any', vacancy].map((finish) => ({ board: name, vacancy, finish })));
    solve(requests).forEach((answer, i) => {
      assert.notEqual(answer.verdict, 'undecided');
      accepts(requests[i], answer, kinds);
      if (answer.verdict !== 'unsolvable' || hasSearch(answer.proof)) return;
      const hole = board.names.indexOf(requests[i].vacancy);
      const goal = requests[i].finish === 'any' ? { finish: 'any', holes: board.names.map((_, hole) => hole) } : { pegs: [hole] };
      for (const wrong of wrongOnes(board, board.names.map((_, other) => other).filter((other) => other !== hole), goal, answer.proof)) {
        const { verdict } = check(requests[i], wrong);
        assert.ok(verdict === 'fails' || verdict === 'malformed', `${JSON.stringify(requests[i])}: ${JSON.stringify(wrong)}`);
      }
    });
  }
  assert.ok(kinds.cost_partition > 0, 'on Wiegleb\'s board');
});

// --- Accepted problems are lost

/** True if play can lead to a finish. */
function winnable(board, start, reached) {
  const seen = new Set([start.join()]);
  const left = [start];
  for (const pegs of left) {
    if (reached(pegs)) return true;
    for (const jump of board.jumps) {
      if (!canJump(pegs, jump)) continue;
      const next = after(pegs, jump);
      if (seen.has(next.join())) continue;
      seen.add(next.join());
      left.push(next);
    }
  }
  return false;
}

test('whatever is accepted is lost: certificates of lastpeg and blind ones, changed at random, on tiny boards', { skip: slow }, () => {
  const problems = Array.from({ length: 1500 }, (_, id) => {
    const lattice = one(['square', 'triangular', 'diagonal', 'jumps']);
    const rows = below(4) === 0 ? ['x'.repeat(4 + below(6))] : shape(3 + below(2), 2 + below(2), 9);
    const holes = rows.join('').replaceAll('.', '').length;
    const lines = lattice !== 'jumps' ? null : Array.from({ length: holes }, () => [below(holes), below(holes), below(holes)]).filter((line) => new Set(line).size === 3);
    const board = new Geometry(lattice, rows, lines);
    const start = board.names.map((_, hole) => hole).filter(() => below(3) > 0);
    const goal = anyFinish(board);
    return { board, start, goal, id, request: { board: board.text, position: board.write(start), finish: goal.finish } };
  }).filter(({ board }) => board.jumps.length > 0);
  const asked = problems.filter(({ board }) => board.lattice === 'square' || board.lattice === 'triangular');
  const proofs = new Map();
  solve(asked.map(({ request }) => request)).forEach((answer, i) => {
    assert.equal(answer.error, undefined, JSON.stringify(asked[i]));
    if (answer.verdict === 'unsolvable') proofs.set(asked[i].id, answer.proof);
  });
  const accepted = {};
  for (const { board, start, goal, id, request } of problems) {
    const isLost = !winnable(board, start, goal.reached);
    if (board.lattice === 'square' || board.lattice === 'triangular') assert.equal(proofs.has(id), isLost, JSON.stringify(request));
    const attempts = [0, 1, 1, 2, 2, 3, 3, 3, 4, 5, 6].map((kind) => blind(board, start, goal, kind));
    const own = proofs.get(id);
    // Also proofs of other problems, which have other boards or finishes.
    for (const proof of [own, own, own, one([...proofs.values()])]) {
      if (!proof) continue;
      let changed = proof;
      for (let times = 1 + below(3); times > 0; times -= 1) changed = mutated(board, changed);
      attempts.push(changed);
    }
    for (const proof of attempts) {
      const { verdict } = check(request, proof);
      if (verdict !== 'proves') continue;
      assert.ok(isLost, `${JSON.stringify(request)} has a solution: ${JSON.stringify(proof)}`);
      count(accepted, `${kindOf(proof)}, ${board.lattice}`);
      if (proof.kind === 'cases' || board.lattice === 'diagonal' || board.lattice === 'jumps') continue;
      for (const wrong of wrongOnes(board, start, goal, proof))
        assert.notEqual(check(request, wrong).verdict, 'proves', `${JSON.stringify(request)}: ${JSON.stringify(wrong)}`);
    }
  }
  for (const kind of allKinds)
    for (const lattice of ['square', 'triangular', 'diagonal', 'jumps']) assert.ok(accepted[`${kind}, ${lattice}`] > 0, `${kind}, ${lattice}`);
});
