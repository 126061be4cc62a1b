// Invalid values of every argument; cancelled questions; questions side by side.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { installed, load, put, run } from './support.mjs';

const api = await load('last-peg');
const { LastPegError, boards, check, count, hint, judge, read, review, solve } = api;
// Takes minutes on any machine.
const long = { board: 'european' };

const codeOf = (promise) => promise.then(
  (answer) => assert.fail(`was answered: ${JSON.stringify(answer).slice(0, 200)}`),
  (error) => {
    assert.ok(error instanceof LastPegError, String(error?.stack ?? error));
    assert.equal(error.name, 'LastPegError');
    assert.match(error.message, /^[^\p{Cc}]{5,2000}[.:;].*$|^[^\p{Cc}]+\.$/u);
    return error.code;
  },
);

test('a question of a wrong type', async () => {
  const throwing = { get board() { throw new Error('no'); } };
  const hostile = new Proxy({}, { ownKeys() { throw { toString() { throw 1; } }; } });
  for (const ask of ['solve', 'hint', 'judge', 'count', 'shortest', 'explain', 'review', 'check'].map((name) => api[name])) {
    for (const request of [undefined, null, 7, true, [], ['english'], () => {}, Symbol('x'), 1n]) assert.equal(await codeOf(ask(request)), 'request');
    for (const request of [throwing, hostile]) assert.equal(await codeOf(ask(request)), 'unreadable');
    assert.equal(await codeOf(ask({ board: 'english', colour: 1, moves: '' })), 'key');
    for (const board of [7, {}, [], true, 1n, Symbol('x'), () => 'english', new String('english')]) assert.equal(await codeOf(ask({ board, moves: '' })), 'text');
    const nameless = await codeOf(ask({ board: 'nope' }));
    assert.ok(['no_board', 'moves_needed', 'proof_or_moves'].includes(nameless), nameless);
  }
  for (const text of [undefined, null, 7, {}, []]) assert.equal(await codeOf(read({ text })), text === undefined || text === null ? 'text_needed' : 'text');
});

test('every key has its type and its range', async () => {
  const wrong = {
    text: [7, true, {}, NaN],
    number: ['5', true, {}, NaN, 5n],
    flag: ['yes', 1, {}],
  };
  const keys = { position: 'text', vacancy: 'text', finish: 'text', through: 'text', survivor: 'text', shortest: 'flag', last_sweep: 'number', lastSweep: 'number', max_nodes: 'number', maxSeconds: 'number', max_memory: 'number' };
  for (const [key, type] of Object.entries(keys)) {
    for (const value of wrong[type]) assert.equal(await codeOf(solve({ board: 'english', [key]: value })), type, key);
  }
  const ranges = { maxSeconds: [-1, Infinity, -Infinity, 1e10], maxNodes: [0, -1, 1.5, Infinity, 2 ** 54], maxMemory: [0, 1.5, 1e9, Infinity] };
  const codes = { maxSeconds: 'seconds', maxNodes: 'whole_number', maxMemory: 'memory' };
  for (const [key, values] of Object.entries(ranges)) {
    for (const value of values) {
      assert.equal(await codeOf(solve({ board: 'english', [key]: value })), codes[key]);
      assert.equal(await codeOf(solve('english', { [key]: value })), codes[key]);
    }
  }
  assert.equal(await codeOf(solve({ board: 'english', max_seconds: 1, maxSeconds: 1 })), 'twice');
  assert.equal(await codeOf(solve({ board: 'english', max_seconds: 1 }, { maxSeconds: 1 })), 'twice');
  assert.equal(await codeOf(solve({ board: 'english', position: 'xx', vacancy: 'd4' })), 'two_starts');
  assert.equal(await codeOf(count({ board: 'english', until: 'never' })), 'until');
  for (const moves of [7, {}, [7], [['d2-d4']], NaN]) assert.equal(await codeOf(review({ board: 'english', moves })), 'list');
});

test('what is too long, or holds anything', async () => {
  const huge = 'x'.repeat(1 << 24);
  for (const key of ['board', 'position', 'finish']) assert.equal(await codeOf(solve({ board: 'english', [key]: huge })), 'too_long');
  const { legal, jump_count } = await check({ board: 'english', moves: Array(1e5).fill('d2-d4') });
  assert.deepEqual([legal, jump_count], [1, 1e5]);
  assert.equal(await codeOf(review({ board: 'english', moves: Array(1e5).fill('d2-d4') })), 'too_long');
  for (const board of ['', '\0', '\ud800', '../../y', '"', '{"board":"english"}', '__proto__', 'constructor']) {
    const code = await codeOf(solve({ board }));
    assert.ok(/^(no_board|board_|lattice|unicode)/.test(code), code);
  }
  // The worker has survived everything.
  assert.equal((await judge('triangle15')).verdict, 'solvable');
});

test('options that are none', async () => {
  for (const options of [7, 'x', true, []]) assert.equal(await codeOf(solve('english', options)), 'options');
  assert.equal(await codeOf(solve('english', { colour: 1 })), 'option');
  for (const signal of [7, {}, 'x', { aborted: false }]) assert.equal(await codeOf(solve('english', { signal })), 'signal');
  for (const onProgress of [7, {}, 'x']) assert.equal(await codeOf(solve('english', { onProgress })), 'on_progress');
  for (const none of [null, undefined, {}, { signal: null, onProgress: undefined, maxSeconds: null }]) {
    assert.equal((await solve('triangle15', none)).verdict, 'solvable');
  }
  for (const settings of [null, 7, { workers: 0 }, { workers: 1.5 }, { workers: NaN }, { workerUrl: 7 }, { colour: 1 }]) {
    assert.throws(() => api.configure(settings), LastPegError);
  }
});

test('a check of moves or of a proof that is none', async () => {
  const board = 'english';
  assert.equal(await codeOf(check({ board })), 'proof_or_moves');
  assert.equal(await codeOf(check({ board, moves: '', proof: {} })), 'proof_moves');
  for (const moves of ['d2', 'd2-', 'd2-d5', 'z9-d4', 'd2-d4-', '5-17']) assert.equal(await codeOf(check({ board, moves })), 'in_move');
  for (const proof of [7, 'no json', '[]', [], {}, 'null']) assert.equal(await codeOf(check({ board, proof })), 'proof');
  assert.equal(await codeOf(check({ board, proof: { proof: null } })), 'no_certificate');
  for (const proof of [{ kind: 'magic' }, { kind: 7 }, { kind: 'pagoda', weights: 3 }]) assert.equal(await codeOf(check({ board, proof })), 'certificate');
  assert.equal(await codeOf(check({ board, proof: { kind: 'class', get start_class() { throw 1; } } })), 'certificate');
  assert.equal((await check({ board, proof: { kind: 'search', positions: 7 } })).proves, null);
  assert.equal((await check({ board, proof: { kind: 'class', start_class: 1, finish_class: 2 } })).proves, false);
});

test('a question is given up at once, and the next one is answered', async () => {
  const started = performance.now();
  const controller = new AbortController();
  const reports = [];
  const onProgress = (report) => reports.push(report) === 2 && controller.abort();
  const error = await count(long, { signal: controller.signal, onProgress }).catch((error) => error);
  assert.ok(error instanceof DOMException && error.name === 'AbortError');
  assert.equal(reports.length, 2);
  for (const { nodes, seconds, answer } of reports) assert.ok(nodes > 0 && seconds > 0 && answer.verdict);
  assert.equal((await solve('triangle15')).verdict, 'solvable');
  assert.ok(performance.now() - started < 20_000);

  const before = await solve('english', { signal: AbortSignal.abort(new Error('why')) }).catch((error) => error);
  assert.deepEqual([before.name, before.cause.message], ['AbortError', 'why']);
  const late = new AbortController();
  assert.equal((await solve('triangle15', { signal: late.signal })).verdict, 'solvable');
  late.abort(); // no effect any more
  const timed = await count(long, { signal: AbortSignal.timeout(50) }).catch((error) => error);
  assert.equal(timed.name, 'AbortError');
});

test('what a listener throws ends the question', async () => {
  const error = await count(long, { onProgress: () => { throw new RangeError('enough'); } }).catch((error) => error);
  assert.ok(error instanceof RangeError);
  assert.equal((await judge('triangle15')).verdict, 'solvable');
});

test('limits leave it undecided', async () => {
  assert.equal((await count(long, { maxSeconds: 0.2 })).play_outs, null);
  assert.equal((await solve(long, { maxNodes: 1 })).verdict, 'undecided');
  assert.equal((await judge({ ...long, max_nodes: 1 })).verdict, 'undecided');
  assert.equal((await count({ ...long, maxSeconds: 0 })).solutions, null);
});

test('many questions at once: each gets its own answer, and a long one holds up no other', async () => {
  const controller = new AbortController();
  const endless = count(long, { signal: controller.signal }).catch(({ name }) => name);
  const { boards: all } = await boards();
  const small = all.filter(({ holes }) => holes <= 16);
  const asked = small.map(async ({ name, position }) => {
    const [{ board, verdict }, { jumps }] = await Promise.all([solve(name), hint(name)]);
    assert.deepEqual([board, jumps.length > 0, verdict !== 'undecided'], [name, true, true]);
    return (await solve(name)).position === position;
  });
  assert.ok((await Promise.all(asked)).every(Boolean));
  controller.abort();
  assert.equal(await endless, 'AbortError');
});

test('an answer is nobody else’s to change', async () => {
  (await boards()).boards.length = 0;
  assert.ok((await boards()).boards.length > 20);
});

test('a worker that is not there is an error, not a silence', async () => {
  const file = put('no_worker.mjs', `
    import { configure, solve, LastPegError } from 'last-peg';
    configure({ workerUrl: new URL('./nowhere.js', import.meta.url) });
    const error = await solve('english').catch((error) => error);
    console.log(error instanceof LastPegError, error.code, error.message);`);
  const { status, stdout } = run(process.execPath, [file]);
  assert.equal(status, 0);
  assert.match(stdout, /^true solver The solver .*\.\n$/);
});

test('a program ends by itself, also when it has left questions unanswered', () => {
  const begun = performance.now();
  put('ends.mjs', `
    import { count, solve } from 'last-peg';
    const controller = new AbortController();
    count('european', { signal: controller.signal }).catch(() => {});
    console.log((await solve('triangle15')).verdict);
    controller.abort();`);
  assert.deepEqual(run(process.execPath, ['ends.mjs']), { status: 0, stdout: 'solvable\n', stderr: '' });
  const text = "import('last-peg').then(async (p) => console.log((await p.solve('english')).jumps.length))";
  assert.equal(run(process.execPath, ['--input-type=module', '--eval', text]).stdout, '31\n');
  assert.equal(run(process.execPath, ['--eval', text]).stdout, '31\n');
  assert.ok(performance.now() - begun < 30_000, installed);
});
