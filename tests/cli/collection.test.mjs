// The problems of another program's collection (tests/collection.json): each is decided within 5 s, with
// the verdict of the file, and solutions are valid by the rules of the game alone.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lastpeg, slow } from './support.mjs';

const { problems } = JSON.parse(readFileSync(new URL('../collection.json', import.meta.url), 'utf8'));
const seconds = slow ? 60 : 5;

const drawn = ({ kind, position }) => (kind === 'direct' || kind === 'inverse' ? position : `lattice: ${kind}/${position}`);

/** The answers for some of the problems, by `solve` or, with moves, by `check`. */
function asked(command, some, more) {
  const input = some.map((problem, i) => JSON.stringify({
    id: problem.number, board: drawn(problem), position: problem.position, finish: problem.finish, ...more(i) })).join('\n');
  const { status, stdout, stderr } = lastpeg([command, '--jsonl'], { input });
  assert.deepEqual([status, stderr], [0, '']);
  const answers = stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(answers.map(({ id }) => id), some.map(({ number }) => number));
  return answers;
}

for (const [kind, number] of Object.entries({ direct: 271, triangular: 15, inverse: 8, diagonal: 36 })) {
  const some = problems.filter((problem) => problem.kind === kind);
  test(`the ${number} ${kind} problems are decided`, () => {
    assert.equal(some.length, number);
    const answers = asked('solve', some, () => ({ max_seconds: seconds }));
    let longest = 0;
    answers.forEach(({ id, error, verdict, seconds: took }, i) => {
      assert.equal(error, undefined, `${id}: ${error}`);
      assert.equal(verdict, some[i].solvable ? 'solvable' : 'unsolvable', `problem ${id}`);
      longest = Math.max(longest, took);
    });
    console.log(`${kind}: at most ${longest.toFixed(2)} s`);
    const solved = some.filter((_, i) => answers[i].verdict === 'solvable');
    const moves = answers.filter(({ verdict }) => verdict === 'solvable').map((answer) => answer.moves);
    for (const { id, solution, error } of asked('check', solved, (i) => ({ moves: moves[i] })))
      assert.ok(solution, `problem ${id}: ${error}`);
  });
}
