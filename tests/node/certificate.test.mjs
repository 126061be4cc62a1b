// Tests the JavaScript checker of certificates with handwritten certificates, valid and invalid. Those of lastpeg are
// tested in tests/cli/second_checker.test.mjs.

import assert from 'node:assert/strict';
import test from 'node:test';
import { check } from '../../web/package/certificate.js';

const verdict = (problem, proof) => check(problem, proof).verdict;

/** The certificate proves; none of the changed ones does, and each reason names the change. */
function proves(problem, proof, tampered) {
  assert.deepEqual(check(problem, proof), { verdict: 'proves', reason: 'The certificate proves that there is no solution.' });
  for (const [change, pattern, expected = 'fails'] of tampered) {
    const other = structuredClone(proof);
    const changed = change(other) ?? other;
    const { verdict: found, reason } = check(problem, changed);
    assert.equal(found, expected, `${JSON.stringify(changed)}: ${reason}`);
    assert.match(reason, pattern);
    assert.match(reason, /^[^\n]+\.$/);
  }
}

// Five holes in a row: two pegs can only jump from a1 to c1.
const row = { board: 'xxooo', finish: 'e1' };
const fibonacci = { a1: 1, b1: 1, c1: 2, d1: 3, e1: 5 };
const noJumps = { kind: 'cases', by: 'first_jump', cases: {} };

test('class: the numbers are right, and differ', () => {
  proves({ board: 'english', vacancy: 'a3', finish: 'd4' }, { kind: 'class', start_class: 11, finish_class: 5 }, [
    [(c) => ({ ...c, start_class: 10 }), /^The start is of class 11, not 10\.$/],
    [(c) => ({ ...c, finish_class: 6 }), /^The finish is of class 5, not 6\.$/],
    [(c) => ({ ...c, finish_class: null }), /is missing/],
    [(c) => ({ kind: c.kind, start_class: 11 }), /finish is not a whole number/, 'malformed'],
    [(c) => ({ ...c, start_class: '11' }), /start is not a whole number/, 'malformed'],
    [(c) => ({ ...c, start_class: 11.5 }), /start is not a whole number/, 'malformed'],
  ]);
  assert.match(check({ board: 'english' }, { kind: 'class', start_class: 5, finish_class: 5 }).reason, /of the same class/);
});

test('class: a finish that allows several positions', () => {
  const all = { kind: 'class', start_class: 0, finish_class: null };
  const centre = { board: 'diamond41', vacancy: 'e5' };
  proves({ ...centre, finish: 'any' }, all, [[(c) => ({ ...c, finish_class: 5 }), /several positions/]]);
  for (const finish of ['one-of:a5,e5,e1', 'pegs:1']) assert.equal(verdict({ ...centre, finish }, all), 'proves', finish);
  for (const finish of ['pegs:2', 'reach:e5', '....?/...???/..ooooo/.ooooooo/ooooooooo/.ooooooo/..ooooo/...ooo/....o']) {
    const { verdict: found, reason } = check({ ...centre, finish }, all);
    assert.deepEqual([found, reason], ['fails', 'The finish allows a position of the class of the start.'], finish);
  }
  // d1 and a4 have the class of no single hole that may be either; b1 and c1 together have it.
  const pair = { board: 'xxxxxxx', position: 'xooxooo' };
  const same = { kind: 'class', start_class: 0, finish_class: null };
  assert.equal(verdict({ ...pair, finish: 'o?ooooo' }, same), 'fails');
  assert.equal(verdict({ ...pair, finish: 'x?ooooo' }, same), 'proves');
  assert.equal(verdict({ ...pair, finish: 'x?o?ooo' }, same), 'fails');
  // Two pegs have class 0 if their holes have the same colours; one peg never has.
  assert.equal(verdict({ board: 'xoo', finish: 'pegs:2' }, { kind: 'class', start_class: 5, finish_class: null }), 'fails');
  assert.equal(verdict({ board: 'ooo', finish: 'pegs:2' }, same), 'proves');
  assert.equal(verdict({ board: 'oooo', finish: 'pegs:2' }, same), 'fails');
});

test('pagoda: no jump gains, and the start is worth less', () => {
  const pagoda = { kind: 'pagoda', weights: fibonacci, start: 2, finish: 5 };
  proves(row, pagoda, [
    [(c) => { c.weights.e1 = 6; c.finish = 6; }, /^The jump c1-e1 gains: it takes away 2 and 3, and adds 6\.$/],
    [(c) => { c.weights.b1 = 0; c.start = 1; }, /^The jump a1-c1 gains/],
    [(c) => { delete c.weights.b1; c.start = 1; }, /^The jump a1-c1 gains/],
    [(c) => { c.start = 1; }, /^The start is worth 2, not 1\.$/],
    [(c) => { c.finish = 4; }, /^The finish is worth 5, not 4\.$/],
    [(c) => { c.weights = {}; c.start = c.finish = 0; }, /not less than the finish/],
    [(c) => { c.weights.f1 = 1; }, /"f1", which is no hole/, 'malformed'],
    [(c) => { c.weights.a1 = NaN; }, /weight of a1 is not a whole number/, 'malformed'],
    [(c) => { c.weights.a1 = 2 ** 53; }, /weight of a1 is not a whole number/, 'malformed'],
    [(c) => { c.weights.a1 = '1'; }, /weight of a1 is not a whole number/, 'malformed'],
    [(c) => { c.weights = [1, 1]; }, /not an object/, 'malformed'],
    [(c) => { delete c.weights; }, /not an object/, 'malformed'],
    [(c) => { delete c.start; }, /start is worth is not a whole number/, 'malformed'],
  ]);
  assert.match(check({ ...row, finish: 'any' }, pagoda).reason, /does not speak of one peg in any/);
  assert.equal(verdict({ ...row, finish: 'one-of:d1,e1' }, pagoda), 'fails');
  assert.equal(verdict({ ...row, finish: 'one-of:e1,e1' }, pagoda), 'proves', 'one hole is one position');
});

test('pagoda: of several positions the one that is worth least', () => {
  proves({ ...row, finish: 'reach:e1' }, { kind: 'pagoda', weights: fibonacci, start: 2, finish: 5 }, [
    [(c) => { c.weights = { a1: -1, b1: 2, c1: 1, d1: 3, e1: 4 }; c.start = 1; c.finish = 4; }, /^The finish is worth 3, not 4\.$/],
  ]);
  proves({ ...row, finish: 'pegs:3' }, { kind: 'pagoda', weights: { a1: 1, b1: 1, c1: 1, d1: 1, e1: 1 }, start: 2, finish: 3 }, [
    [(c) => { delete c.weights.e1; }, /^The finish is worth 2, not 3\.$/],
  ]);
});

test('weights as large as JSON has them are added exactly', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const board = { board: `${'x'.repeat(20)}o/${'.'.repeat(20)}x`, finish: `${'x'.repeat(20)}x/${'.'.repeat(20)}x` };
  const weights = Object.fromEntries([...'abcdefghijklmnopqrst'].map((column) => [`${column}1`, most]));
  // The total weight of 20 pegs is then no safe integer, and cannot be written exactly.
  const large = { kind: 'pagoda', weights, start: 20 * most, finish: 20 * most };
  assert.equal(verdict(board, large), 'malformed');
  // Rounding does not hide a gain: the jump gains 1.
  const gain = { kind: 'pagoda', weights: { a1: -most, b1: -most, c1: -most }, start: -most, finish: -most };
  assert.equal(check({ board: 'xxo', finish: 'xox' }, { ...gain, weights: { a1: 1 - most, b1: -1, c1: 1 - most } }).reason,
    `The jump a1-c1 gains: it takes away ${1 - most} and -1, and adds ${1 - most}.`);
});

test('zero_half: jumps lose what their cuts ask for', () => {
  const parity = { kind: 'zero_half', weights: {}, cuts: [{ holes: ['a1', 'b1', 'd1', 'e1'], weight: 1 }], start: -1, finish: 0 };
  proves(row, parity, [
    [(c) => { c.cuts[0].holes.pop(); c.start = 0; }, /^The jump c1-e1 loses 0, which is less than the 1 of its cuts\.$/],
    [(c) => { c.cuts[0].weight = -1; }, /negative weight -1/],
    [(c) => { c.cuts[0].holes[1] = 'a1'; }, /a hole twice/, 'malformed'],
    [(c) => { c.cuts[0].holes[1] = 'a9'; }, /"a9", which is no hole/, 'malformed'],
    [(c) => { c.cuts[0].holes = 'a1'; }, /not a list/, 'malformed'],
    [(c) => { c.cuts = []; c.start = 0; }, /not less than the finish/],
    [(c) => { c.cuts = []; }, /^The start is worth 0, not -1\.$/],
    [(c) => { c.cuts[0].weight = 0.5; }, /not a whole number/, 'malformed'],
    [(c) => { delete c.cuts; }, /not a list/, 'malformed'],
    [(c) => { c.cuts = [null]; }, /not an object/, 'malformed'],
  ]);
  const twice = { ...parity, cuts: [parity.cuts[0], parity.cuts[0]], start: -2 };
  assert.equal(verdict(row, twice), 'proves', 'a cut may stand there twice');
  assert.equal(verdict({ ...row, finish: 'any' }, parity), 'fails');
  assert.equal(verdict({ ...row, finish: 'reach:e1' }, parity), 'fails');
});

// The weights above as costs, region by region.
const partition = {
  kind: 'cost_partition',
  regions: [
    { holes: ['a1', 'b1', 'c1'], least: -2, costs: { 'c1-a1': -2, 'b1-d1': -3, 'd1-b1': -1, 'c1-e1': -2, 'e1-c1': 2 } },
    { holes: ['d1', 'e1'], least: 5, costs: { 'b1-d1': 3, 'd1-b1': -3, 'c1-e1': 2, 'e1-c1': -8 } },
  ],
};

test('cost_partition: costs add up to nothing, and regions ask for more', () => {
  proves(row, partition, [
    [(c) => { c.regions[1].costs['b1-d1'] = 4; }, /^The costs of b1-d1 in all regions add up to 1/],
    [(c) => { c.regions[1].costs['b1-d1'] = 2; }, /^In Region 2 a cycle of jumps has a negative cost/],
    [(c) => { c.regions[1].costs['c1-e1'] = 1; }, /^In Region 2 a cycle of jumps has a negative cost/],
    [(c) => { c.regions[1].costs = { ...c.regions[1].costs, 'c1-e1': 1, 'e1-c1': -7 }; }, /^In Region 2 a walk from start to finish costs 4, which is less than 5\.$/],
    [(c) => { c.regions[1].least = 6; }, /^In Region 2 a walk from start to finish costs 5, which is less than 6\.$/],
    [(c) => { c.regions[1].least = 2; }, /adds up to 0, which is not more than 0/],
    [(c) => { c.regions.shift(); }, /^The costs of b1-d1 in all regions add up to 3/],
    [(c) => { c.regions[0].costs['c1-a1'] = -3; }, /Region 1 a cycle of jumps has a negative cost/],
    [(c) => { c.regions[1].costs['a1-c1'] = 0; }, /cost for a1-c1, which does not touch it/],
    [(c) => { c.regions[1].costs['a1-b1'] = 0; }, /"a1-b1", which is no jump/, 'malformed'],
    [(c) => { c.regions[1].holes[1] = 'd1'; }, /a hole twice/, 'malformed'],
    [(c) => { c.regions[1].costs['e1-c1'] = Infinity; }, /not a whole number/, 'malformed'],
    [(c) => { delete c.regions[1].least; }, /not a whole number/, 'malformed'],
    [(c) => { delete c.regions[1].costs; }, /not an object/, 'malformed'],
    [(c) => { c.regions = {}; }, /not a list/, 'malformed'],
    [(c) => { c.regions = []; }, /not more than 0/],
  ]);
  assert.equal(verdict({ ...row, finish: 'any' }, partition), 'fails');
  // Costs so large that sums along walks are no safe integers: the same, times 10^12.
  const times = (factor) => ({
    kind: 'cost_partition',
    regions: partition.regions.map(({ holes, least, costs }) => ({
      holes, least: least * factor, costs: Object.fromEntries(Object.entries(costs).map(([jump, cost]) => [jump, cost * factor])),
    })),
  });
  const large = times(1e15);
  assert.equal(verdict(row, large), 'proves');
  large.regions[1].least += 1;
  assert.match(check(row, large).reason, /costs 5000000000000000, which is less than 5000000000000001/);
});

test('cost_partition: no walk at all, empty regions, too many holes', () => {
  // No jump touches f1, so it cannot get its peg.
  const apart = { board: 'xxo.oo', finish: 'ooo.ox' };
  assert.equal(verdict(apart, { kind: 'cost_partition', regions: [{ holes: ['e1', 'f1'], least: 1, costs: {} }] }), 'proves');
  assert.equal(verdict(apart, { kind: 'cost_partition', regions: [{ holes: [], least: 1, costs: {} }] }), 'fails');
  assert.equal(verdict(apart, { kind: 'cost_partition', regions: [{ holes: [], least: 0, costs: {} }] }), 'fails');
  const board = 'xxxxxx/xxxxxx/xxxxxo';
  const holes = Array.from({ length: 17 }, (_, i) => `${'abcdef'[i % 6]}${1 + Math.floor(i / 6)}`);
  assert.equal(verdict({ board, finish: 'a1' }, { kind: 'cost_partition', regions: [{ holes, least: 1, costs: {} }] }), 'not checkable');
});

test('cases: each that there is, and no other', () => {
  const first = { kind: 'cases', by: 'first_jump', cases: { 'a1-c1': noJumps } };
  const tampered = [
    [() => noJumps, /^There is no case for a1-c1\.$/],
    [(c) => { c.cases['a1-c1'].cases['c1-a1'] = noJumps; }, /^After the first jump a1-c1: There is a case for "c1-a1", which is no jump that the start has\.$/],
    [(c) => { c.by = 'second_jump'; }, /neither by finish nor/, 'malformed'],
    [(c) => { c.cases['a1-c1'] = null; }, /^After the first jump a1-c1: The certificate is not an object\.$/, 'malformed'],
    [(c) => { c.cases = []; }, /not an object/, 'malformed'],
    [(c) => { c.cases['a1-c1'] = { kind: 'search', positions: 1 }; }, /^After the first jump a1-c1: A search/, 'not checkable'],
    [(c) => { c.cases['a1-c1'] = { kind: 'search', positions: -1 }; }, /negative/, 'malformed'],
  ];
  for (const finish of ['e1', 'one-of:a1,e1', 'oooxx', 'reach:d1', 'pegs:3']) proves({ ...row, finish }, first, tampered);
  assert.match(check({ ...row, finish: 'any' }, first).reason, /^After the first jump a1-c1: The start is a finish already\.$/);

  proves(row, { kind: 'cases', by: 'last_jump', cases: { 'c1-e1': { kind: 'cases', by: 'last_jump', cases: { 'a1-c1': { kind: 'cases', by: 'last_jump', cases: {} } } } } }, [
    [(c) => { delete c.cases['c1-e1']; }, /^There is no case for c1-e1\.$/],
    [(c) => { c.cases['c1-e1'].cases = {}; }, /^Before the last jump c1-e1: There is no case for a1-c1\.$/],
    [(c) => { c.cases['c1-e1'] = noJumps; }, /^Before the last jump c1-e1: There is no case for a1-c1\.$/],
    [(c) => { c.by = 'finish'; }, /^Cases by finish are for one peg in any of several holes\.$/],
  ]);
  assert.equal(verdict({ ...row, finish: 'reach:e1' }, { kind: 'cases', by: 'last_jump', cases: {} }), 'fails');

  // The class allows a2 and c3.
  const triangle = { board: 'lattice: triangular\nx\nox\nxxx' };
  proves(triangle, {
    kind: 'cases', by: 'finish', cases: {
      a2: { kind: 'pagoda', weights: { a2: 1 }, start: 0, finish: 1 },
      c3: { kind: 'pagoda', weights: { a1: -1, a3: -1, c3: -1 }, start: -3, finish: -1 },
    },
  }, [
    [(c) => { delete c.cases.a2; }, /^There is no case for a2\.$/],
    [(c) => { c.cases.d4 = c.cases.a2; }, /"d4", which is no hole that the finish allows/],
    [(c) => { c.cases.c3 = c.cases.a2; }, /^With the last peg in c3: /],
    [(c) => { c.cases.a1 = c.cases.a2; }, /^With the last peg in a1: /],
    [(c) => { c.cases.a2 = c.cases.c3; c.cases.a1 = noJumps; }, /^With the last peg in a2: The finish is worth 0, not -1\.$/],
  ]);
  // A failing case is reported before a search that is left open.
  const mixed = { kind: 'cases', by: 'finish', cases: { a2: { kind: 'search', positions: 1 }, c3: { kind: 'class', start_class: 0, finish_class: 0 } } };
  assert.equal(verdict(triangle, mixed), 'fails');
});

test('cases by position: each that a pattern or a number of pegs allows, of the class of the start', () => {
  // No jump is possible from here, so every case is proved by having no jumps.
  const dead = { board: 'lattice: triangular\nx\noo\nooo\nxoox' };
  const split = (/** @type {string[]} */ ...keys) => ({ kind: 'cases', by: 'position', cases: Object.fromEntries(keys.map((key) => [key, noJumps])) });
  for (const [finish, ...keys] of [
    ['reach:b4', 'o/ox/ooo/oxoo', 'o/oo/xoo/oxoo', 'o/oo/ooo/oxxo'],
    ['pegs:2', 'o/xx/ooo/oooo', 'o/xo/xoo/oooo', 'o/oo/xox/oooo', 'o/ox/oox/oooo', 'o/oo/xoo/oxoo', 'o/ox/ooo/oxoo', 'o/oo/ooo/oxxo', 'o/oo/oox/ooxo', 'o/xo/ooo/ooxo'],
  ])
    proves({ ...dead, finish }, split(...keys), [
      [(c) => { delete c.cases[keys[1]]; }, /^There is no case for o\/.*\.$/],
      [(c) => { c.cases['o/oo/ooo/oxoo'] = noJumps; }, /"o\/oo\/ooo\/oxoo", which is no position that needs one\.$/],
      [(c) => { c.cases.b4 = noJumps; }, /"b4", which is no position/],
      [(c) => { c.cases['x/oo/ooo/xxox'] = noJumps; }, /which is no position/], // more pegs than the start
      [(c) => { c.cases[keys[0]] = { kind: 'class', start_class: 0, finish_class: 1 }; }, /^With the finish o\//],
      [(c) => { c.by = 'finish'; }, /one peg in any of several holes/],
      [(c) => { c.by = 'first_jump'; }, /no jump that the start has/],
    ]);
  for (const finish of ['b4', 'any', 'pegs:1', 'one-of:b4,a1', 'o/oo/ooo/oxxo'])
    assert.match(check({ ...dead, finish }, split()).reason, /^Cases by position are for a pattern or a number of pegs\.$/);
  // Too many positions to visit, and none that needs a case.
  assert.equal(verdict({ board: 'english', finish: 'reach:d4' }, split()), 'not checkable');
  assert.equal(verdict({ ...dead, finish: 'pegs:3' }, split()), 'fails');
  assert.equal(verdict({ ...dead, finish: 'pegs:4' }, split()), 'proves');
});

test('a start that is a finish already is never lost', () => {
  for (const [board, finish] of [['xoo', 'a1'], ['xoo', 'any'], ['xoo', 'reach:a1'], ['xoo', 'pegs:1'], ['xox', 'pegs:2'], ['xoo', 'xoo'], ['xoo', '???']])
    for (const by of ['finish', 'first_jump', 'last_jump']) assert.match(check({ board, finish }, { kind: 'cases', by, cases: {} }).reason, /finish already/);
});

test('search, fewest and most are not checkable', () => {
  assert.deepEqual(check(row, { kind: 'search', positions: 3 }), { verdict: 'not checkable', reason: 'A search has to be believed or repeated.' });
  const all = { kind: 'class', start_class: 0, finish_class: null };
  const centre = { board: 'diamond41', vacancy: 'e5' };
  for (const finish of ['fewest', 'most']) assert.equal(verdict({ ...centre, finish }, all), 'not checkable');
  assert.match(check({ board: 'diamond13' }, all).reason, /always a solution; .* finish any\.$/);
});

test('marked pegs and a survivor only make it harder', () => {
  const all = { kind: 'class', start_class: 0, finish_class: null };
  const centre = { board: 'diamond41', vacancy: 'e5', finish: 'any' };
  assert.equal(verdict({ ...centre, survivor: 'd2' }, all), 'proves');
  assert.equal(verdict({ ...centre, marked: 'e6>e5' }, all), 'proves');
  assert.equal(verdict({ ...centre, finish: 'any marked:e6>e5' }, all), 'proves');
  const corner = { board: 'english', vacancy: 'a3', finish: 'marked:d1>d4' };
  assert.equal(verdict(corner, { kind: 'class', start_class: 11, finish_class: 5 }), 'proves');
  // Without the marks there is a solution, so the certificate is wrong.
  assert.equal(verdict({ board: 'xxo', finish: 'any', survivor: 'b1' }, noJumps), 'fails');
});

test('boards: lattices, jumps of their own, wide ones', () => {
  const firstJump = (board, finish = 'any') => /no case for (\S+)\.$/.exec(check({ board, finish }, noJumps).reason)?.[1];
  assert.equal(firstJump('xxo/xoo/ooo'), 'a1-c1');
  assert.equal(firstJump('lattice: square\noox\noxo\nooo'), undefined);
  assert.equal(firstJump('lattice: triangular/xoo/oxo/ooo'), 'a1-c3');
  assert.equal(firstJump('lattice: triangular/oox/oxo/ooo'), undefined);
  assert.equal(firstJump('lattice: diagonal/oox/oxo/ooo'), 'c1-a3');
  assert.equal(firstJump('lattice: diagonal\r\nooo\r\noxo\r\noox'), 'c3-a1');
  assert.equal(firstJump(`${'x'.repeat(26)}xo`), 'z1-ab1');
  assert.equal(firstJump(`${'x'.repeat(61)}xxo`), 'bj1-bl1');
  assert.equal(firstJump('..../.xxo'), 'a1-c1', 'counted in the bounding box');

  const graph = 'xx\nox\njumps:\na1 b1 a2\na1 b2 a2';
  assert.equal(firstJump(graph), 'a1(b1)a2');
  assert.equal(firstJump('xx/ox'), undefined);
  assert.equal(firstJump('xxo/jumps:/a1 b1 c1/c1 b1 a1'), 'a1-c1', 'a line that is there twice');
  // Jumping over b1 leads to a2 b2, over b2 to a2 b1: a case for each.
  const first = (cases) => ({ kind: 'cases', by: 'first_jump', cases });
  assert.equal(verdict({ board: graph, finish: 'a1' }, first({ 'a1-a2': noJumps })), 'fails');
  assert.equal(verdict({ board: graph, finish: 'a1' }, first({ 'a1(b1)a2': noJumps })), 'fails');
  const both = first({ 'a1(b1)a2': noJumps, 'a1(b2)a2': noJumps });
  assert.match(check({ board: graph, finish: 'oo/xx' }, both).reason, /^After the first jump a1\(b1\)a2: The start is a finish already/);
  const next = { 'a1(b1)a2': first({ 'a2(b2)a1': noJumps }), 'a1(b2)a2': first({ 'a2(b1)a1': noJumps }) };
  assert.equal(verdict({ board: graph, finish: 'b1' }, first(next)), 'proves');
  // A peg that no jump ever changes: classes without numbers.
  const apart = { board: 'xxox\njumps:\na1 b1 c1', finish: 'c1' };
  assert.equal(verdict(apart, { kind: 'class', start_class: 1, finish_class: 0 }), 'proves');
  assert.equal(verdict(apart, { kind: 'class', start_class: 1, finish_class: 1 }), 'fails');
  assert.equal(verdict({ ...apart, finish: 'ooxx' }, { kind: 'class', start_class: 1, finish_class: 0 }), 'fails');
  assert.equal(verdict({ ...apart, finish: 'any' }, { kind: 'class', start_class: 1, finish_class: null }), 'proves');
  assert.equal(verdict({ ...apart, finish: 'ooo?' }, { kind: 'class', start_class: 1, finish_class: null }), 'proves');
  assert.equal(verdict({ ...apart, finish: 'oo??' }, { kind: 'class', start_class: 1, finish_class: null }), 'fails');
  assert.equal(verdict({ ...apart, finish: 'pegs:2' }, { kind: 'class', start_class: 1, finish_class: null }), 'fails');
});
