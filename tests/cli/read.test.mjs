// `lastpeg read`: real texts, and their expected readings.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

const cases = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).cases;

/** Dots at the end of a row do not matter. */
const rows = (position) => position?.split('/').map((row) => row.replace(/\.+$/, '')).join('/');
const jumps = (moves) => (moves ?? []).flatMap((move) => {
  const holes = move.split('-');
  return holes.slice(1).map((hole, i) => `${holes[i]}-${hole}`);
});

/** True if a reading agrees with the expectation, key by key. */
function agrees(reading, expected) {
  return Object.entries(expected).every(([key, value]) => {
    if (key === 'position') return rows(reading.position) === rows(value);
    if (key === 'moves') return jumps(reading.moves).join() === jumps(value).join();
    return reading[key] === value;
  });
}

function check({ id, at_hand: board, text, base64, expect, may_ask: mayAsk, must_not: mustNot }) {
  const input = base64 ? Buffer.from(base64, 'base64') : text;
  const { status, stdout, stderr } = lastpeg(['read', board, '-', '--json'], { input });
  const shown = `${id}: ${JSON.stringify(text)}\n${stdout}${stderr}`;
  if (status === 2) {
    assert.ok(expect.error, shown);
    assert.match(stderr, /^lastpeg: [^\p{Cc}]+\.\n$/u, shown);
    if (expect.says) assert.ok(expect.says.some((word) => stderr.includes(word)), shown);
    return;
  }
  const reading = JSON.parse(stdout);
  if (status === 3) {
    assert.ok(mayAsk, shown);
    assert.equal(reading.kind, 'ambiguous', shown);
    assert.ok(reading.readings.length > 1, shown);
    if (!expect.error) assert.ok(reading.readings.some((one) => agrees(one, expect)), shown);
    return;
  }
  assert.equal(status, 0, shown);
  assert.ok(!expect.error, shown);
  assert.ok(agrees(reading, expect), shown);
  assert.ok(!mustNot || !agrees(reading, mustNot), shown);
}

for (const file of ['inputs.json', 'more_inputs.json']) {
  test(`each input of ${file} is read rightly, or asked about where that is as good`, () => {
    const all = cases(file);
    assert.ok(all.length > 60);
    for (const one of all) check(one);
  });
}

const english = '..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx';

test('what show and generate print is read back', () => {
  const names = lastpeg(['boards']).stdout.match(/^[a-z]+\d*/gm);
  assert.ok(names.length > 20);
  for (const locale of ['C', 'C.UTF-8'])
    for (const name of names) {
      const shown = lastpeg(['show', name], { env: { LC_ALL: locale } }).stdout;
      const { position } = json(['show', name]);
      const read = json(['read', 'english', '-'], { input: shown });
      assert.deepEqual([read.status, read.board, read.position], [0, name, position], shown);
    }
  const generated = lastpeg(['generate', 'english', '--seed', '5'], { env: { LC_ALL: 'C.UTF-8' } }).stdout;
  const read = json(['read', 'triangle15', '-'], { input: generated });
  assert.equal(read.board, 'english');
  assert.ok(generated.includes(read.position));
});

test('for people it says the same in lines', () => {
  const { status, stdout } = lastpeg(['read', 'english', '-'], { input: 'My game: d2-d4 b3-d3' });
  assert.equal(status, 0);
  assert.match(stdout, /english/);
  assert.match(stdout, /d2-d4 b3-d3/);
  assert.match(stdout, /Note: .*My game/); // reports what was left out
  const asked = lastpeg(['read', 'english', '-'], { input: '(3, 1) to (3, 3)' });
  assert.equal(asked.status, 3);
  assert.match(asked.stdout, /1\. .*\n[^]*2\. /);
});

test('a wrong move is named with what stands before it', () => {
  fails(['read', 'english', '-', '--json'], /f5-f3.*d6-d4/, { input: 'd6-d4 >> f5-f3 >> e7-e5' });
});

test('a text that is too long is refused', () => {
  fails(['read', 'english', '-'], /long/, { input: 'x'.repeat(300000) });
});

test('boards, positions, holes and moves are taken as they are read', () => {
  const shown = lastpeg(['show', 'english'], { env: { LC_ALL: 'C.UTF-8' } }).stdout;
  assert.equal(json(['show', 'Triangle 15']).board, 'triangle15');
  assert.equal(json(['show', '-'], { input: shown }).position, english);
  assert.equal(json(['show', 'english', '--position', '-'], { input: shown }).position, english);
  assert.equal(json(['show', 'english', '--vacancy', 'D4']).position, english);
  assert.equal(json(['check', 'english', '5-17', '8-10']).jump_count, 2);
  assert.equal(json(['check', 'english', '-'], { input: '1. d2-d4! 2. b3-d3 {good}' }).jump_count, 2);
  assert.equal(json(['review', 'square4', '--position', 'xoxx/oooo/oooo/oooo', 'D1 to B1']).status, 0);
  fails(['show', 'english', '--vacancy', '17'], /d4.*e4/); // numbers from 1 or from 0
  fails(['show', 'english', '--position', '-'], /triangle15/, { input: 'lattice: triangular\no\nxx\nxxx\nxxxx\nxxxxx' });
});
