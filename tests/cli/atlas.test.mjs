// `lastpeg atlas`: its results, in pieces and from stores.

import assert from 'node:assert/strict';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { fails, json, lastpeg, start } from './support.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lastpeg-'));
after(() => rmSync(folder, { recursive: true }));
const path = (name) => join(folder, name);

const whole = json(['atlas', 'triangle15']);
const units = ({ vacancies, double_vacancies: pairs }) =>
  vacancies.reduce((sum, { problems }) => sum + 2 + problems.length, pairs.length);
const problemsOf = ({ vacancies }) => vacancies.flatMap(({ vacancy, problems }) =>
  problems.map((problem) => ({ vacancy, ...problem })));

test('the triangle of 15 holes is as G. Bell and others have it', () => {
  const solvable = Object.fromEntries(problemsOf(whole).filter(({ verdict }) => verdict === 'solvable')
    .map(({ vacancy, finish, solutions, move_count, shortest }) => {
      assert.ok(shortest);
      return [`${vacancy}-${finish}`, [Number(solutions), move_count]];
    }));
  assert.deepEqual(solvable, {
    'a1-a1': [6816, 10], 'a1-a4': [3408, 11], 'a1-c5': [16128, 10],
    'a2-a2': [720, 11], 'a2-c3': [8064, 10], 'a2-a5': [3408, 10], 'a2-d5': [2688, 11],
    'a3-b2': [8064, 10], 'a3-a3': [51452, 9], 'a3-c4': [1550, 10], 'a3-e5': [16128, 9],
    'b3-c5': [1550, 11],
  });
  assert.equal(whole.vacancies[0].positions.positions, 1544);
  assert.deepEqual([whole.status, whole.problems, whole.excluded, whole.solvable, whole.unsolvable, whole.undecided],
    [0, 42, 25, 12, 5, 0]);
  assert.deepEqual(whole.missing, []);
  assert.deepEqual(whole.limits, [{ max_nodes: null, max_seconds: null, max_memory: 1024 }]);
});

test('two holes and their complement: all problems up to symmetry, with solutions or certificates', () => {
  const { double_vacancies: pairs } = whole;
  assert.equal(new Set(pairs.map(({ vacancy }) => vacancy)).size, pairs.length);
  assert.equal(pairs.length, 22);
  for (const { verdict, moves, proof, command } of pairs) {
    assert.equal(verdict === 'solvable', proof === null);
    assert.equal(verdict === 'solvable', moves !== null);
    const args = command.split(' ').slice(2);
    if (moves) assert.equal(lastpeg(['check', ...args, moves]).status, 0, command);
  }
  assert.deepEqual(json(['atlas', 'square4']).double_vacancies.length, 0, 'by the rule of three');
});

test('what cannot be won has its fewest pegs, and a certificate', () => {
  const { status, vacancies } = json(['atlas', 'diamond13']);
  assert.equal(status, 0);
  assert.deepEqual(vacancies.map(({ vacancy, fewest_pegs: { pegs, fewest } }) => [vacancy, pegs, fewest]),
    [['c1', 6, true], ['b2', 5, true], ['c2', 6, true], ['c3', 6, true]]);
  for (const { problems } of vacancies)
    for (const { verdict, proof } of problems) assert.deepEqual([verdict, proof.kind], ['unsolvable', 'pagoda']);
  assert.match(lastpeg(['atlas', 'diamond13']).stdout, /\n {2}5 pegs can be left, and no fewer\.\n/);
});

test('the commands beside the units find the same', () => {
  const vacancy = whole.vacancies[2];
  const run = (command) => JSON.parse(lastpeg([...command.split(' ').slice(1), '--json']).stdout);
  assert.deepEqual(run(vacancy.positions.command).levels, vacancy.positions.levels);
  assert.equal(run(vacancy.fewest_pegs.command).pegs_left, vacancy.fewest_pegs.pegs);
  const [problem] = vacancy.problems;
  assert.equal(run(problem.command).moves.join(' '), problem.moves);
  const again = json(['atlas', 'triangle15', '--piece', problem.piece]);
  assert.equal(again.missing.length, Number(problem.piece.split('/')[1]) - 1);
  assert.deepEqual(problemsOf(again).find(({ verdict }) => verdict), { vacancy: vacancy.vacancy, ...problem });
});

test('pieces together are the whole', () => {
  const stores = ['1/3', '2/3', '3/3'].map((piece, i) => {
    const store = path(`piece${i}`);
    assert.equal(lastpeg(['atlas', 'triangle15', '--piece', piece, '--store', store]).status, 0);
    return store;
  });
  assert.deepEqual(json(['atlas', 'triangle15', '--collect', ...stores]), whole);
  const some = json(['atlas', 'triangle15', '--collect', stores[2], stores[0]]);
  assert.equal(some.status, 3);
  assert.deepEqual(some.missing.slice(0, 3), ['fewest pegs from a1', 'a1 to a4', 'fewest pegs from a2']);
  const missing = Math.floor((units(whole) * 2) / 3);
  assert.match(lastpeg(['atlas', 'triangle15', '--collect', stores[0]]).stdout, new RegExp(`; ${missing} units of the atlas missing\\.\n$`));
});

test('a store goes on where it was broken off, also within a line', () => {
  const store = path('torn');
  const run = () => lastpeg(['atlas', 'star13', '--store', store, '--json']);
  const first = run();
  const text = readFileSync(store, 'utf8');
  assert.equal(text.split('\n').length - 1, units(JSON.parse(first.stdout)));
  truncateSync(store, text.length - 20);
  const { status, stdout, stderr } = run();
  assert.deepEqual([status, stdout], [0, first.stdout]);
  assert.match(stderr, /^lastpeg: The last line of the store ".*torn" was not written to its end, and is left out\.\n$/);
  assert.equal(readFileSync(store, 'utf8'), text);
  assert.deepEqual(run(), first);
  assert.equal(readFileSync(store, 'utf8'), text);
});

test('what limits left open of fewest moves and counts is asked again, and nothing known is lost', () => {
  const store = path('again');
  const again = (nodes) => json(['atlas', 'triangle15', '--store', store, '--again', 'all', '--max-nodes', nodes]);
  const open = (atlas) => problemsOf(atlas).filter(({ verdict, shortest }) => verdict !== 'unsolvable' && !shortest).length;
  lastpeg(['atlas', 'triangle15', '--store', store, '--max-nodes', '1']);
  const left = [30, 30_000, 300_000, 10_000_000].map((nodes) => open(again(nodes)));
  assert.deepEqual(left, left.toSorted((a, b) => b - a));
  assert.ok(left[0] > 0 && left[1] < left[0] && left.at(-1) === 0, `open: ${left}`);
  // Fewest moves and verdicts are those of a single search without limits, and answered questions were
  // not asked again.
  const known = (atlas) => problemsOf(atlas).map(({ vacancy, finish, verdict, move_count, solutions, winning }) => ({ vacancy, finish, verdict, move_count, solutions, winning }));
  const positions = (atlas) => atlas.vacancies.map((one) => one.positions.levels);
  const end = json(['atlas', 'triangle15', '--collect', store]);
  assert.deepEqual(known(end), known(whole));
  assert.deepEqual(positions(end), positions(whole));
  assert.ok(end.limits.length > 2);
  const text = readFileSync(store, 'utf8');
  again(10_000_001);
  assert.equal(readFileSync(store, 'utf8'), text);
  fails(['atlas', 'triangle15', '--again', 'all'], /--again and --share continue what is in a store: give --store too/);
  fails(['atlas', 'triangle15', '--again', 'games', '--store', store], /--again must be `moves`, `counts`, `sweeps` or `all`, not "games"/);
});

test('fewest moves are asked again alone, where counts would take too long', () => {
  const store = path('again-moves');
  const open = (atlas) => problemsOf(atlas).reduce((sum, one) => sum + one.move_count - one.move_count_at_least, 0);
  lastpeg(['atlas', 'square5', '--store', store, '--max-nodes', '1']); // leaves everything undecided
  const first = json(['atlas', 'square5', '--store', store, '--again', 'moves', '--max-nodes', '1000']);
  const again = json(['atlas', 'square5', '--store', store, '--again', 'moves', '--max-nodes', '100000']);
  assert.ok(open(again) < open(first), `open: ${open(first)}, then ${open(again)}`);
  assert.ok(problemsOf(again).every(({ solutions, winning }) => solutions === null && winning === null));
  assert.ok(again.vacancies.every(({ positions }) => positions.positions === null));
});

test('last sweeps are asked again alone, and then nothing else is', () => {
  const store = path('again-sweeps');
  const limited = ['atlas', 'triangle15', '--store', store, '--max-nodes'];
  const known = ({ vacancy, finish, verdict, move_count_at_least, solutions, winning }) => ({ vacancy, finish, verdict, move_count_at_least, solutions, winning });
  const open = (atlas) => problemsOf(atlas).filter((one) => one.last_sweep < one.last_sweep_at_most).length;
  const first = json([...limited, '500']);
  assert.ok(open(first) > 0, 'a limit leaves none open');
  const again = json([...limited, '10000000', '--again', 'sweeps']);
  assert.equal(open(again), 0);
  assert.deepEqual(problemsOf(again).map(known), problemsOf(first).map(known));
  const longest = new Map(problemsOf(whole).map((one) => [`${one.vacancy} ${one.finish}`, one.last_sweep]));
  for (const { vacancy, finish, verdict, last_sweep } of problemsOf(again))
    if (verdict === 'solvable') assert.equal(last_sweep, longest.get(`${vacancy} ${finish}`), `${vacancy} ${finish}`);
});

test('problems lend each other solutions, and a bound that these contradict is refused', () => {
  const store = path('lent');
  lastpeg(['atlas', 'triangle15', '--store', store]);
  const lines = readFileSync(store, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  const collect = (changed, run) => {
    writeFileSync(store, changed.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return run(['atlas', 'triangle15', '--collect', store]);
  };
  let sweeps = 0;
  const lent = lines.filter(({ finish, verdict }) => finish && verdict === 'solvable').filter((one) => {
    const moves = json(['solve', 'triangle15', '--vacancy', one.vacancy, '--finish', one.finish]).moves.join(' ');
    const longer = { ...one, moves, move_count: moves.split(' ').length };
    if (longer.move_count === one.move_count) return false;
    const instead = (line) => lines.with(lines.indexOf(one), line);
    const of = (atlas) => problemsOf(atlas).find(({ vacancy, finish }) => vacancy === one.vacancy && finish === one.finish);
    const known = of(collect(instead(longer), json));
    if (known.moves === moves) return false;
    assert.ok(known.move_count < longer.move_count && known.move_count >= one.move_count);
    assert.equal(known.shortest, known.move_count === one.move_count);
    const refused = (line, words) => collect(instead(line), (args) =>
      fails(args, new RegExp(`The results contradict each other: ${one.vacancy} to ${one.finish} has ${words}`)));
    refused({ ...longer, move_count_at_least: longer.move_count }, `a solution in [0-9]+ moves, but the bound is ${longer.move_count}`);
    // The solution in the fewest moves may have a longer last sweep than the one stored as longest.
    const sweep = moves.split(' ').at(-1).split('-').length - 1;
    const short = { ...one, last_sweep: sweep, last_sweep_moves: moves };
    if (sweep < one.last_sweep) {
      sweeps += of(collect(instead(short), json)).last_sweep > sweep;
      if (one.moves.split(' ').at(-1).split('-').length - 1 > sweep)
        refused({ ...short, last_sweep_at_most: sweep }, `a last sweep of [0-9] jumps, but the bound is ${sweep}`);
    }
    return true;
  });
  assert.ok(lent.length > 5 && sweeps > 5, `${lent.length} problems, and ${sweeps} last sweeps`);
});

test('solutions are lent with other last moves too, and kept in the store', () => {
  const store = path('shared');
  const open = (atlas) => problemsOf(atlas).reduce((sum, one) => sum + one.move_count - one.move_count_at_least, 0);
  lastpeg(['atlas', 'rhombus25', '--store', store, '--max-nodes', '2000']);
  const [before, turned, shared] = [['--collect', store], ['--store', store, '--share', '0'], ['--store', store, '--share', '3']]
    .map((how) => open(json(['atlas', 'rhombus25', ...how])));
  assert.ok(before === turned && shared < turned, `open: ${before}, ${turned}, ${shared}`);
  assert.equal(open(json(['atlas', 'rhombus25', '--collect', store])), shared);
  for (const number of ['-1', '2.5', '10', 'x'])
    fails(['atlas', 'rhombus25', '--store', store, '--share', number], /--share/);
  fails(['atlas', 'rhombus25', '--share', '2'], /--share .*--store/);
  fails(['atlas', 'rhombus25', '--collect', store, '--share', '2'], /neither --piece, --store, --again, --share nor limits/);
});

test('a store that was tampered with is refused', () => {
  const store = path('honest');
  lastpeg(['atlas', 'star13', '--store', store]);
  const lines = readFileSync(store, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  const of = (condition) => lines.findIndex(condition);
  const won = of(({ finish, verdict }) => finish && verdict === 'solvable');
  const first = lines[won].moves.split(' ')[0];
  const lost = of(({ verdict }) => verdict === 'unsolvable');
  const refused = (at, change, pattern, line = at + 1) => {
    const changed = lines.map((one, i) => JSON.stringify(i === at ? { ...one, ...change } : one));
    const tampered = path('tampered');
    writeFileSync(tampered, `${changed.join('\n')}\n`);
    for (const how of ['--store', '--collect'])
      fails(['atlas', 'star13', how, tampered],
        new RegExp(`The store ".*tampered" has an error in line ${line}: .*${pattern.source}`));
  };
  refused(won, { board: 'english' }, /it belongs to another board, "english"/);
  refused(won, { board: 7 }, /another board, ""/);
  refused(won, { finish: 'z9' }, /no unit of this board's atlas/);
  refused(won, { unit: 'levels' }, /no unit/);
  refused(won, { limits: { max_memory: -1 } }, /"limits" are out of range/);
  refused(won, { limits: null }, /no "limits"/);
  refused(won, { moves: first }, /its moves or its proof do not hold/);
  refused(won, { moves: 'a9-a1' }, /"moves" cannot be read/);
  refused(won, { verdict: 'unsolvable' }, /do not hold/);
  refused(won, { verdict: 'perhaps' }, /"verdict" is not a verdict/);
  refused(won, { move_count_at_least: 60 }, /fewer than "move_count_at_least"/);
  refused(won, { move_count_at_least: 9.5 }, /"move_count_at_least" is not a whole number/);
  refused(won, { solutions: '12e3' }, /"solutions" is not a whole number/);
  refused(won, { solutions: 7 }, /"solutions" is not a whole number/);
  refused(won, { winning: -1 }, /"winning" is not a whole number/);
  refused(won, { last_sweep_at_most: 0 }, /its last sweep does not hold/);
  refused(won, { last_sweep_moves: first }, /its last sweep does not hold/);
  refused(lost, { proof: null }, /do not hold/);
  refused(lost, { moves: lines[1].moves }, /do not hold/);
  refused(lost, { verdict: 'undecided' }, /do not hold/);
  refused(won, { proof: lines[lost].proof }, /do not hold/);
  refused(lost, { proof: { kind: 'search', positions: 0 } }, /do not hold/);
  refused(lost, { proof: { kind: 'class', start_class: 1, finish_class: 2 } }, /do not hold/);
  refused(lost, { proof: { kind: 'belief' } }, /"proof" is not a certificate/);
  refused(0, { levels: [1, 2, -3] }, /"levels" is not a whole number/);
  refused(0, { levels: 'many' }, /not a list of levels/);
  refused(0, { positions: 5 }, /"positions" is not the sum of the levels/);
  refused(1, { pegs: 7, fewest: true, moves: null }, /do not hold/);
  refused(1, { pegs: 7 }, /"pegs" is not what its moves leave/);
  refused(1, { moves: -5.5 }, /"moves" cannot be read/);
  refused(0, { positions: 0, levels: [] }, /"levels" is missing the start/);

  writeFileSync(path('noise'), '\x00\xff[[[\n');
  fails(['atlas', 'star13', '--store', path('noise')], /line 1: it is not a JSON object/);
  assert.equal(readFileSync(path('noise'), 'utf8'), '\x00\xff[[[\n', 'is left as it was');
  appendFileSync(store, '{"board":"star13"');
  const { status, stderr } = lastpeg(['atlas', 'star13', '--collect', store]);
  assert.equal(status, 0);
  assert.match(stderr, /not written to its end/);
});

test('Ctrl-C loses no more than the unit at work, and a store has one writer', async (t) => {
  const store = path('interrupted');
  const { child, ended } = start(t, ['atlas', 'english', '--piece', '2/2', '--store', store]);
  const lines = () => (existsSync(store) ? readFileSync(store, 'utf8').split('\n').length - 1 : 0);
  while (lines() < 1) await setTimeout(20);
  fails(['atlas', 'english', '--store', store], /Another process is writing to the store/);
  child.kill('SIGINT');
  const { status, stdout, stderr } = await ended;
  assert.deepEqual([status, stdout, stderr], [130, '', 'lastpeg: Interrupted.\n']);
  const collected = json(['atlas', 'english', '--collect', store]);
  assert.equal(collected.missing.length, units(collected) - 1);
  assert.ok(!collected.missing.includes('fewest pegs from c1'));
});

test('where a limit is reached, that is said', () => {
  const { status, solvable, undecided, problems, excluded, limits, vacancies } = json(['atlas', 'english', '--max-nodes', '1']);
  assert.deepEqual([status, problems, excluded, solvable + undecided], [3, 151, 130, 21]);
  assert.ok(undecided > 0);
  assert.deepEqual(limits, [{ max_nodes: 1, max_seconds: null, max_memory: 1024 }]);
  for (const { positions } of vacancies) assert.equal(positions.positions, null);
  const text = lastpeg(['atlas', 'english', '--max-nodes', '1']).stdout;
  assert.match(text, /\n {2}c1 is undecided: a limit was reached\.\n/);
  assert.match(text, /; the rule of three excludes 130; \d+ are undecided\.\n$/);
});

test('boards of one or two holes have an atlas too', () => {
  for (const board of ['x/', 'xx/', 'lattice: triangular/x/xx'])
    assert.equal(json(['atlas', board]).status, 0);
  assert.match(lastpeg(['atlas', 'xxx/', '--json']).stdout, /lastpeg solve 'lattice: square\/xxx' --vacancy a1/);
});

test('what the command cannot take', () => {
  for (const piece of ['', '1', '0/3', '4/3', '1/3/5', '-1/2', '1/0', '1/1000001', 'one/two', '1/99999999999999999999'])
    fails(['atlas', 'triangle10', '--piece', piece], /--piece must be I\/N/);
  fails(['atlas', 'triangle10', '--store', folder], /cannot be opened: Is a directory/);
  fails(['atlas', 'triangle10', '--store', join(folder, 'none', 'store')], /cannot be opened: No such file/);
  fails(['atlas', 'triangle10', '--collect', path('nothing')], /cannot be read: No such file/);
  fails(['atlas', 'triangle10', '--collect', path('torn'), '--piece', '1/2'], /it takes neither --piece, --store/);
  fails(['atlas', 'triangle10', '--collect', path('torn')], /line 1: it belongs to another board, "star13"/);
  fails(['atlas', 'nowhere'], /No board and no file is called/);
  fails(['atlas'], /BOARD is required/);
});
