// What no honest program would write, for the JavaScript checker of certificates: invalid problems, malformed
// certificates, ones that would keep it busy forever, and a changed Object.prototype.

import assert from 'node:assert/strict';
import test from 'node:test';
import { LastPegError, check } from '../../web/package/certificate.js';

const verdict = (problem, proof) => check(problem, proof).verdict;
const noJumps = { kind: 'cases', by: 'first_jump', cases: {} };

test('a problem that is none', () => {
  const board = 'english';
  for (const [code, problem] of [
    ['problem', undefined], ['problem', null], ['problem', 'english'], ['problem', 7],
    ['board', {}], ['board', []], ['board', { board: 1 }], ['board', { board: ['xxo'] }], ['board', { board: 'English' }], ['board', { board: '' }],
    ['board', { board: '...' }], ['board', { board: '__proto__' }], ['board', { board: 'constructor' }], ['board', { board: 'x'.repeat(65) }],
    ['board', { board: 'x/'.repeat(300) }], ['board', { board: `x${'.'.repeat(300)}x` }], ['board', { board: 'x'.repeat(1 << 20) }],
    ['board', { board: 'lattice: hexagonal/xxo' }], ['board', { board: 'xxo\njumps:\na1 b1' }], ['board', { board: 'xxo\njumps:\na1 b1 d1' }],
    ['board', { board: 'xxo\njumps:\na1 b1 a1' }], ['board', { board: 'xxo\njumps:\na1 b1 c1\njumps:\na1 b1 c1' }],
    ['board', { board: `${'.'.repeat(100000)}\nx` }], ['board', { board: '\n'.repeat(100000) }], ['board', { board: Object('xxo') }],
    ['position', { board, position: 'xxx' }], ['position', { board, position: {} }], ['position', { board: 'xxo', position: 'x?o' }],
    ['position', { board: 'xxo', position: 'xxox' }], ['position', { board: 'x.o', position: 'xxo' }], ['position', { board: 'xxo', position: 'xx' }],
    ['vacancy', { board, vacancy: 'a1' }], ['vacancy', { board, vacancy: '__proto__' }], ['vacancy', { board, vacancy: NaN }],
    ['problem', { board: 'xxo', position: 'xxo', vacancy: 'a1' }],
    ['finish', { board, finish: 'a1' }], ['finish', { board, finish: '' }], ['finish', { board, finish: ' any' }], ['finish', { board, finish: 3 }],
    ['finish', { board, finish: 'pegs:0' }], ['finish', { board, finish: 'pegs:34' }], ['finish', { board, finish: 'pegs:-1' }], ['finish', { board, finish: 'pegs:1e1' }],
    ['finish', { board, finish: 'one-of:' }], ['finish', { board, finish: 'one-of:d4,a1' }], ['finish', { board, finish: 'reach:d4,d5' }], ['finish', { board, finish: '????' }],
    ['marked', { board, finish: 'any marked:d4>d1' }], ['marked', { board, finish: 'any marked:d1' }], ['marked', { board, finish: 'any', marked: 'd1>d4>d1' }],
    ['marked', { board, finish: 'any', marked: 'd1>d4,d1>d3' }], ['marked', { board, finish: 'any', marked: 'd1>d4,d2>d4' }], ['marked', { board, finish: 'any', marked: 'd1>d4,d1>d4' }],
    ['marked', { board, finish: 'marked:d1>d4', marked: 'd1>d4' }], ['finish', { board, finish: 'most marked:d1>d4' }],
    ['survivor', { board, survivor: 'd4' }], ['survivor', { board, survivor: 'z9' }], ['finish', { board, survivor: 'd1', finish: 'pegs:2' }], ['finish', { board, survivor: 'd1', finish: 'fewest' }],
    ['problem', { get board() { throw new Error('no'); } }],
    ['problem', new Proxy({}, { getOwnPropertyDescriptor() { throw new RangeError('no'); } })],
    ['board', Object.create({ board: 'english' })],
  ]) {
    const began = performance.now();
    assert.throws(() => check(problem, noJumps), (error) => {
      assert.ok(error instanceof LastPegError && error instanceof TypeError);
      assert.match(error.message, /^[^\n]{5,250}\.$/);
      assert.equal(error.code, code, error.message);
      return true;
    });
    assert.ok(performance.now() - began < 1000);
  }
});

// Malformed certificates are detected quickly, and nothing is thrown.
test('certificates that nobody honest writes', () => {
  const english = { board: 'english', finish: 'd2' };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const cyclic = { kind: 'cases', by: 'first_jump', cases: {} };
  for (const jump of ['d2-d4', 'd6-d4', 'b4-d4', 'f4-d4']) cyclic.cases[jump] = cyclic;
  const line = { board: 'xxoxxoxxoxxoxxoxxoxxo', finish: 'pegs:1' };
  // Every case of every case is the same object: without a limit, each game would be checked.
  const shared = { kind: 'cases', by: 'first_jump', cases: new Proxy({}, {
    ownKeys: () => [], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 0 }), get: () => shared,
  }) };
  let deep = '{"kind":"class"}';
  deep = `${'{"kind":"cases","by":"first_jump","cases":{"d2-d4":'.repeat(2000)}${deep}${'}}'.repeat(2000)}`;
  const holes = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'e1', 'e2'];
  const randomCosts = (size) => Object.fromEntries(['d2-d4', 'd4-d2', 'd3-d5', 'd5-d3', 'c3-e3', 'e3-c3', 'c4-e4', 'b4-d4'].map((jump, i) => [jump, size * ((i * 7) % 5 - 2)]));
  const region = { holes, least: 1, costs: randomCosts(1) };
  const huge = { holes, least: 1, costs: randomCosts(2 ** 50) };
  const many = (entry) => new Array(100_000).fill(entry);
  for (const [expected, proof, problem = english] of [
    ...[undefined, null, true, 0, NaN, '', 'class', [], () => 0, Symbol('class'), 1n, new Date(), new Map()].map((proof) => ['malformed', proof]),
    ...[{}, { kind: 'Class' }, { kind: ['class'] }, { kind: 'constructor' }, { kind: '__proto__' }, { kind: null }, { kind: 'x'.repeat(1e6) }].map((proof) => ['malformed', proof]),
    ['malformed', Object.create({ kind: 'search', positions: 1 })],
    ['malformed', { get kind() { throw new Error('no'); } }],
    ['malformed', new Proxy({}, { getOwnPropertyDescriptor() { throw new Error('no'); } })],
    ['malformed', revoked.proxy],
    ['malformed', { kind: 'search' }], ['malformed', { kind: 'search', positions: Infinity }],
    ['malformed', JSON.parse('{"kind":"pagoda","weights":{"__proto__":1},"start":0,"finish":1}')],
    ['malformed', { kind: 'pagoda', weights: { constructor: 1 }, start: 0, finish: 1 }],
    ['malformed', { kind: 'pagoda', weights: { d4: { valueOf: () => 1 } }, start: 0, finish: 1 }],
    ['malformed', { kind: 'zero_half', weights: {}, cuts: new Array(2 ** 32 - 1), start: 0, finish: 1 }],
    ['malformed', { kind: 'zero_half', weights: {}, cuts: [{ weight: 1, holes: new Array(2 ** 31) }], start: 0, finish: 1 }],
    ['malformed', { kind: 'zero_half', weights: {}, cuts: [{ weight: 1, holes: [{ toString: () => 'd4' }] }], start: 0, finish: 1 }],
    ['malformed', { kind: 'cost_partition', regions: [[]] }],
    ['fails', JSON.parse('{"kind":"cases","by":"first_jump","cases":{"__proto__":{"kind":"class"}}}')],
    ['fails', { kind: 'cases', by: 'first_jump', cases: Object.create(cyclic.cases) }],
    ['fails', cyclic],
    ['fails', JSON.parse(deep)],
    ['not checkable', shared, line],
    ['not checkable', { kind: 'cost_partition', regions: many(region) }],
    ['not checkable', { kind: 'cost_partition', regions: many(huge) }],
    ['not checkable', { kind: 'zero_half', weights: {}, cuts: many({ holes: ['d4'], weight: 1 }), start: 0, finish: 1 }],
  ]) {
    const began = performance.now();
    const found = check(problem, proof);
    const took = performance.now() - began;
    assert.equal(found.verdict, expected, found.reason);
    assert.match(found.reason, /^[^\n]{5,400}\.$/);
    assert.ok(took < 20_000, `${took} ms`);
  }
});

test('what all objects inherit is no part of a certificate or a problem', () => {
  const inherited = { kind: 'class', start_class: 11, finish_class: 5, board: 'english', vacancy: 'a3', finish: 'd4', d4: 100, cases: {}, by: 'first_jump', weights: {}, cuts: [] };
  for (const [key, value] of Object.entries(inherited)) Object.defineProperty(Object.prototype, key, { value, configurable: true, writable: true });
  try {
    assert.throws(() => check({}, {}), { code: 'board' });
    assert.equal(verdict({ board: 'english', vacancy: 'a3', finish: 'd4', position: null }, {}), 'malformed');
    assert.equal(verdict({ board: 'english', vacancy: 'a3', finish: 'd4' }, { kind: 'class', start_class: 11 }), 'malformed');
    assert.equal(verdict({ board: 'english', vacancy: 'a3', finish: 'd4' }, { kind: 'pagoda', weights: {}, start: 0, finish: 100 }), 'fails');
  } finally {
    for (const key of Object.keys(inherited)) delete Object.prototype[key];
  }
});
