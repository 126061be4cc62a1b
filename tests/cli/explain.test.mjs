// The output of `lastpeg explain`, replayed by independent code.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fails, json, lastpeg } from './support.mjs';

// The pegs of a position on the square lattice, as a set of names.
function pegsOf(position) {
  const pegs = new Set();
  position.split('/').forEach((row, y) => [...row].forEach((hole, x) => {
    if (hole === 'x') pegs.add(String.fromCharCode(97 + x) + (y + 1));
  }));
  return pegs;
}

function jump(pegs, text) {
  const [from, to] = text.split('-');
  const over = String.fromCharCode((from.charCodeAt(0) + to.charCodeAt(0)) / 2)
    + (Number(from.slice(1)) + Number(to.slice(1))) / 2;
  assert.ok(pegs.delete(from) && pegs.delete(over) && !pegs.has(to), text);
  pegs.add(to);
}

test('explain: the English central game in at most nine steps', () => {
  const { status, verdict, packages, steps, fewest } = json(['explain', 'english']);
  assert.deepEqual([status, verdict, fewest], [0, 'solvable', true]);
  assert.equal(steps, packages.length);
  assert.ok(steps <= 9);
  const pegs = pegsOf('..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx');
  for (const { jumps, removes, kind, catalyst } of packages) {
    const expected = new Set(pegs);
    for (const hole of removes) assert.ok(expected.delete(hole));
    for (const one of jumps) jump(pegs, one);
    if (kind === 'jump') {
      assert.deepEqual([jumps.length, catalyst], [1, null]);
    } else {
      assert.deepEqual([...pegs].sort(), [...expected].sort());
      assert.deepEqual(catalyst.map((hole) => pegs.has(hole)), [true, false]);
    }
  }
  assert.deepEqual([...pegs], ['d4']);
});

test('explain: as text', () => {
  const { status, stdout } = lastpeg(['explain', 'square5']);
  assert.equal(status, 0);
  const lines = stdout.trimEnd().split('\n');
  assert.equal(lines[0], '6 steps; no explanation has fewer.');
  assert.equal(lines.length, 7);
  lines.slice(1).forEach((line, i) =>
    assert.match(line, new RegExp(`^${i + 1}\\. (Jump|Remove the [a-zL ]+( [a-e][1-5])+, with the peg [a-e][1-5] and the empty hole [a-e][1-5]:)( [a-e][1-5](-[a-e][1-5])+)+\\.$`)));
});

test('explain: lost, undecided, cut short, and wrong', () => {
  const lost = lastpeg(['explain', 'english', '--finish', 'd3']);
  assert.equal(lost.status, 1);
  assert.match(lost.stdout, /^Unsolvable: .*rule of three/);
  const { status, proof, packages, steps } = json(['explain', 'diamond41', '--vacancy', 'e5']);
  assert.deepEqual([status, proof.kind, packages, steps], [1, 'class', [], null]);

  const undecided = lastpeg(['explain', 'english', '--max-nodes', '1']);
  assert.deepEqual([undecided.status, undecided.stdout], [3, 'Undecided: the limit of 1 node was reached.\n']);

  const cut = lastpeg(['explain', 'wiegleb', '--max-nodes', '300000']);
  assert.equal(cut.status, 0);
  assert.match(cut.stdout, /^\d+ steps; whether fewer are enough is undecided: the limit of 300,000 nodes was reached\.\n1\. /);

  fails(['explain', 'english', '--vacancy', 'a1'], /a1/);
});
