// An independent checker of certificates, written from the specification of the JSON, with its own
// geometry and arithmetic. It checks the certificates of `lastpeg solve --jsonl` for lost positions on
// seven boards. Also tests `lastpeg check --proof`, on the same certificates and on others.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fails, json, lastpeg, slow } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lastpeg-'));
after(() => rmSync(folder, { recursive: true }));
const file = (name, content) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

// --- Geometry: holes and jumps, from the drawing of a position

const steps = {
  square: [[1, 0], [-1, 0], [0, 1], [0, -1]],
  triangular: [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, -1]],
};

function boardOf(name) {
  const shown = json(['show', name]);
  const holes = [];
  shown.position.split('/').forEach((line, row) => [...line].forEach((cell, column) => {
    if (cell !== '.') holes.push({ name: String.fromCharCode(97 + column) + (row + 1), column, row });
  }));
  const at = (column, row) => holes.findIndex((hole) => hole.column === column && hole.row === row);
  const jumps = new Map();
  holes.forEach(({ column, row, name: from }, i) => {
    for (const [x, y] of steps[shown.lattice]) {
      const [over, to] = [at(column + x, row + y), at(column + 2 * x, row + 2 * y)];
      if (over >= 0 && to >= 0) jumps.set(`${from}-${holes[to].name}`, [i, over, to]);
    }
  });
  const read = (position) => {
    const lines = position.split('/');
    return holes.map((hole) => lines[hole.row]?.[hole.column] === 'x');
  };
  const write = (pegs) => {
    const lines = [];
    holes.forEach(({ column, row }, i) => {
      lines[row] = (lines[row] ?? '').padEnd(column, '.') + (pegs[i] ? 'x' : 'o');
    });
    return lines.join('/');
  };
  const place = new Map(holes.map((hole, i) => [hole.name, i]));
  return { name, lattice: shown.lattice, start: read(shown.position), holes, jumps, read, write, place };
}

const only = (board, hole) => board.holes.map((_, i) => i === hole);
const flipped = (pegs, jump) => pegs.map((peg, i) => (jump.includes(i) ? !peg : peg));
const canJump = (pegs, [from, over, to]) => pegs[from] && pegs[over] && !pegs[to];
const same = (a, b) => a.every((peg, i) => peg === b[i]);

// --- The checker. `goal` is null for one peg anywhere. Throws if a certificate proves nothing.

function sameClass(board, a, b) {
  for (const sign of board.lattice === 'square' ? [1, -1] : [1]) {
    const change = [0, 0, 0];
    board.holes.forEach(({ column, row }, i) => {
      if (a[i] !== b[i]) change[(column + sign * row + 300) % 3] += 1;
    });
    if (change[0] % 2 !== change[1] % 2 || change[1] % 2 !== change[2] % 2) return false;
  }
  return true;
}

function checkWeights(board, start, goal, { weights, cuts = [], ...said }) {
  const weight = board.holes.map((hole) => weights[hole.name] ?? 0);
  for (const hole of Object.keys(weights)) assert.ok(board.place.has(hole), hole);
  const sets = cuts.map((cut) => {
    assert.ok(cut.weight >= 0);
    const holes = cut.holes.map((hole) => board.place.get(hole));
    assert.ok(holes.every((hole) => hole !== undefined));
    assert.equal(new Set(holes).size, holes.length);
    return { weight: cut.weight, holes };
  });
  const due = (flips) => sets
    .filter(({ holes }) => holes.filter((hole) => flips(hole)).length % 2 === 1)
    .reduce((sum, cut) => sum + cut.weight, 0);
  for (const [name, jump] of board.jumps) {
    const [from, over, to] = jump;
    assert.ok(weight[from] + weight[over] - weight[to] >= due((hole) => jump.includes(hole)), name);
  }
  const worth = (pegs) => pegs.reduce((sum, peg, i) => sum + (peg ? weight[i] : 0), 0);
  assert.equal(said.start, worth(start) - due((hole) => start[hole] !== goal[hole]));
  assert.equal(said.finish, worth(goal));
  assert.ok(said.start < said.finish);
}

function checkCostPartition(board, start, goal, { regions }) {
  const sums = new Map();
  let total = 0;
  for (const { holes, least, costs } of regions) {
    const inside = holes.map((hole) => board.place.get(hole));
    assert.ok(inside.every((hole) => hole !== undefined) && new Set(inside).size === inside.length);
    const local = [];
    for (const [name, [from, over, to]] of board.jumps) {
      const mask = (...of) => inside.reduce((bits, hole, i) => bits | (of.includes(hole) ? 1 << i : 0), 0);
      const [taken, put] = [mask(from, over), mask(to)];
      assert.ok((taken | put) !== 0 || !(name in costs), name);
      if ((taken | put) !== 0) local.push({ taken, put, cost: costs[name] ?? 0 });
    }
    for (const [name, cost] of Object.entries(costs)) {
      assert.ok(board.jumps.has(name), name);
      sums.set(name, (sums.get(name) ?? 0) + cost);
    }
    const pattern = (pegs) => inside.reduce((bits, hole, i) => bits | (pegs[hole] ? 1 << i : 0), 0);
    const cheapest = new Array(1 << inside.length).fill(Infinity);
    cheapest[pattern(start)] = 0;
    let rounds = 0;
    for (let changed = true; changed; rounds += 1) {
      assert.ok(rounds <= cheapest.length, 'a cycle of negative cost');
      changed = false;
      cheapest.forEach((cost, at) => {
        if (cost === Infinity) return;
        for (const jump of local) {
          if ((at & jump.taken) !== jump.taken || (at & jump.put) !== 0) continue;
          const next = (at & ~jump.taken) | jump.put;
          if (cheapest[at] + jump.cost < cheapest[next]) {
            cheapest[next] = cheapest[at] + jump.cost;
            changed = true;
          }
        }
      });
    }
    assert.ok(cheapest[pattern(goal)] >= least);
    total += least;
  }
  for (const [name, sum] of sums) assert.ok(sum <= 0, name);
  assert.ok(total > 0);
}

function checkCases(board, start, goal, { by, cases }, seen) {
  const left = new Set(Object.keys(cases));
  const each = (key, nextStart, nextGoal) => {
    assert.ok(left.delete(key), `no case for ${key}`);
    check(board, nextStart, nextGoal, cases[key], seen);
  };
  if (by === 'finish') {
    assert.equal(goal, null);
    board.holes.forEach(({ name }, hole) => {
      if (sameClass(board, start, only(board, hole))) each(name, start, only(board, hole));
    });
  } else {
    assert.ok(by === 'first_jump' || by === 'last_jump', by);
    for (const [name, jump] of board.jumps) {
      if (by === 'first_jump' && canJump(start, jump)) each(name, flipped(start, jump), goal);
      const before = flipped(goal ?? start, jump);
      if (by === 'last_jump' && canJump(before, jump)) each(name, start, before);
    }
  }
  assert.deepEqual([...left], []);
}

function check(board, start, goal, certificate, seen) {
  if (goal) assert.ok(!same(start, goal));
  const kind = certificate.kind === 'cases' ? `cases by ${certificate.by}` : certificate.kind;
  seen.set(kind, (seen.get(kind) ?? 0) + 1);
  switch (certificate.kind) {
    case 'class':
      if (goal) {
        assert.notEqual(certificate.start_class, certificate.finish_class);
        assert.ok(!sameClass(board, start, goal));
      } else {
        assert.equal(certificate.finish_class, null);
        board.holes.forEach((_, hole) => assert.ok(!sameClass(board, start, only(board, hole))));
      }
      break;
    case 'pagoda':
    case 'zero_half': checkWeights(board, start, goal, certificate); break;
    case 'cost_partition': checkCostPartition(board, start, goal, certificate); break;
    case 'cases': checkCases(board, start, goal, certificate, seen); break;
    case 'search': assert.ok(certificate.positions > 0); break;
    default: assert.fail(certificate.kind);
  }
}

// --- Lost positions: by careless play, and from vacancies known to be lost

let random = 20250311;
const below = (n) => {
  random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
  return Math.floor((random / 2 ** 32) * n);
};

function carelessPlay(board, most) {
  let pegs = board.start;
  for (let jumps = 2 + below(most); jumps > 0; jumps -= 1) {
    const legal = [...board.jumps.values()].filter((jump) => canJump(pegs, jump));
    if (legal.length === 0) break;
    pegs = flipped(pegs, legal[below(legal.length)]);
  }
  return pegs;
}

const known = [
  ['wiegleb', 'e1', 'e1'], ['diamond41', 'd2', 'f8'], ['diamond41', 'd2', 'i5'], ['diamond41', 'e1', 'b6'],
  ['diamond41', 'e5', 'any'], ['english', 'd4', 'd3'], ['triangle15', 'b3', 'a1'],
];
const boards = new Map(['english', 'wiegleb', 'asymmetric', 'european', 'diamond41', 'triangle15', 'hexagon19']
  .map((name) => [name, boardOf(name)]));

function problems() {
  const all = known.map(([name, vacant, finish]) => {
    const board = boards.get(name);
    return { board, start: board.holes.map((hole) => hole.name !== vacant), finish };
  });
  for (const board of boards.values())
    for (let i = 0; i < (slow ? 12 : 60); i += 1) {
      const start = carelessPlay(board, Math.floor(board.holes.length * 0.6));
      // Usually a hole of the start's class; other holes are trivially excluded.
      const finishes = board.holes.filter((_, hole) => sameClass(board, start, only(board, hole)));
      const finish = i % 3 === 0 || finishes.length === 0 ? 'any' : finishes[below(finishes.length)].name;
      all.push({ board, start, finish: i % 12 === 1 ? board.holes[below(board.holes.length)].name : finish });
    }
  return all;
}

test('every certificate but a search passes an outside checker', () => {
  const asked = problems();
  const input = asked.map(({ board, start, finish }, id) => JSON.stringify({
    id, board: board.name, position: board.write(start), finish, max_nodes: id < known.length ? 400_000 : 50_000,
  })).join('\n');
  const answers = lastpeg(['solve', '--jsonl'], { input }).stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.equal(answers.length, asked.length);
  const seen = new Map();
  const files = new Map();
  let lost = 0;
  answers.forEach(({ id, verdict, proof }) => {
    if (verdict !== 'unsolvable') return assert.equal(proof, null);
    const { board, start, finish } = asked[id];
    const goal = finish === 'any' ? null : only(board, board.place.get(finish));
    check(board, start, goal, proof, seen);
    if (proof.kind !== 'class') lost += 1;
    files.set(proof.kind + (proof.by ?? ''), { id, proof });
  });
  console.log(`${lost} lost, by`, Object.fromEntries(seen));
  assert.ok(lost >= (slow ? 40 : 200), `${lost} lost`);
  for (const kind of ['class', 'pagoda', 'zero_half', 'cost_partition', 'cases by finish', 'search'])
    assert.ok(seen.get(kind) > 0, kind);
  assert.ok(seen.has('cases by first_jump') || seen.has('cases by last_jump'));

  // The program's own checker agrees on one certificate of each kind, and on modified ones.
  for (const { id, proof } of files.values()) {
    const { board, start, finish } = asked[id];
    const problem = [board.name, '--position', board.write(start), '--finish', finish];
    const path = file('proof.json', JSON.stringify({ verdict: 'unsolvable', proof }));
    const checked = json(['check', ...problem, '--proof', path]);
    const search = JSON.stringify(proof).includes('"search"');
    assert.deepEqual([checked.status, checked.proves, checked.error, checked.kind],
      search ? [3, null, null, proof.kind] : [0, true, null, proof.kind]);
    // The classic problem has a solution; with the finish `fewest` nothing could be checked.
    const { finish: classic } = json(['show', board.name]);
    const expected = classic === 'fewest' ? 3 : 1;
    if (!search) assert.equal(lastpeg(['check', board.name, '--proof', path]).status, expected, 'the classic problem');
  }
});

test('check --proof: what holds, what does not, and what cannot be read', () => {
  const problem = ['english', '--position', '..oxx/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo', '--finish', 'd4'];
  const pagoda = { kind: 'pagoda', weights: { d4: 1, d2: 1, d6: 1, b4: 1, f4: 1 }, start: 0, finish: 1 };
  const run = (proof, options) => lastpeg(['check', ...problem, '--proof', file('p.json', JSON.stringify(proof))], options);
  assert.deepEqual(run(pagoda), { status: 0, stdout: 'It proves that there is no solution.\n', stderr: '' });
  const wrong = run({ ...pagoda, start: -1 });
  assert.deepEqual(wrong, { status: 1, stdout: 'It is not a proof: The start is worth 0, not -1.\n', stderr: '' });
  assert.equal(run({ kind: 'search', positions: 9 }).status, 3);
  assert.equal(json(['check', ...problem, '--proof', file('w.json', JSON.stringify({ ...pagoda, finish: 0 }))]).error,
    'The finish is worth 1, not 0.');

  const { stdout } = lastpeg(['solve', ...problem, '--json']);
  assert.equal(lastpeg(['check', ...problem, '--proof', '-'], { input: stdout }).status, 0);

  const bad = (text, pattern) => fails(['check', ...problem, '--proof', file('bad.json', text)], pattern);
  bad('', /no JSON object/);
  bad('[1]', /no JSON object/);
  bad('{}', /no certificate/);
  bad('{"proof":null}', /no certificate/);
  bad('{"kind":"exhaustive","positions":1}', /"exhaustive" is not a kind of certificate, at kind\./);
  bad('{"kind":"pagoda","weights":{"z9":1},"start":0,"finish":1}', /"z9" is not a hole of the board, at weights\.z9\./);
  bad('{"kind":"pagoda","weights":{"d4":1.5},"start":0,"finish":1}', /whole number must stand here, at weights\.d4\./);
  bad('{"proof":{"kind":"pagoda","weights":{},"start":0}}', /"finish" is missing/);
  fails(['check', ...problem, '--proof', join(folder, 'none.json')], /cannot be read: No such file/);
  fails(['check', ...problem, '--proof', ''], /cannot be read/);
  fails(['check', ...problem, '--proof', '-', 'd2-d4'], /not both/, { input: stdout });
});

test('check --proof: with the finish fewest or most there is always a solution', () => {
  const problem = ['diamond41', '--vacancy', 'e5'];
  const { stdout } = lastpeg(['solve', ...problem, '--finish', 'fewest', '--json']);
  assert.equal(JSON.parse(stdout).verdict, 'solvable');
  const run = (finish) => lastpeg(['check', ...problem, '--finish', finish, '--proof', '-'], { input: stdout });
  const always = (finish) => `With the finish ${finish} there is always a solution, so no certificate can be checked`;
  assert.deepEqual(run('fewest'), { status: 3, stdout: `${always('fewest')}. That one peg cannot be left is checked with --finish any.\n`, stderr: '' });
  assert.deepEqual(run('most'), { status: 3, stdout: `${always('most')}.\n`, stderr: '' });
  assert.equal(run('any').status, 0);
  // As the second checker's `not checkable`.
  const { status, proves, error } = json(['check', ...problem, '--finish', 'fewest', '--proof', '-'], { input: stdout });
  assert.deepEqual([status, proves, error], [3, null, null]);
});
