// The package from a user's view: it is installed, the examples of its README are run, its types are
// checked.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, installed, load, put, run, typeErrors } from './support.mjs';

const readme = readFileSync(join(installed, 'README.md'), 'utf8');
const blocks = (language) => [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text);
const examples = blocks('js');
const description = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

test('nothing else is installed, and nothing is left out', () => {
  assert.deepEqual(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')), ['last-peg']);
  assert.equal(description.dependencies, undefined);
  assert.equal(description.scripts, undefined);
  const files = readdirSync(installed);
  for (const name of ['LICENSE', 'README.md', 'THIRD-PARTY.txt', 'solver.wasm', 'index.d.ts']) assert.ok(files.includes(name), name);
  const named = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(named));
  for (const path of [...named(description.exports), ...named(description.bin)]) readFileSync(join(installed, path));
  const notices = readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8');
  for (const name of ['JSON for Modern C++', 'CLI11', 'Valibot', 'Lucide']) assert.ok(notices.includes(name), name);
});

test('what the README says to serve is all that the modules import', () => {
  const [, said] = readme.match(/^serve (.*?) from one folder/ms);
  const needed = ['index.js'];
  for (const name of needed) {
    for (const [, other] of readFileSync(join(installed, name), 'utf8').matchAll(/\bfrom ["']\.\/([\w.]+)["']/g)) if (!needed.includes(other)) needed.push(other);
  }
  assert.ok(needed.length > 3);
  assert.deepEqual(said.match(/[\w.]+(?=`)/g).sort(), [...needed, 'solver.wasm', 'solver.worker.js'].sort());
});

test('the version is that of the program', () => {
  const { stdout } = run('npx', ['--offline', 'last-peg', '--version']);
  assert.match(stdout, /^lastpeg /);
  assert.ok(stdout.includes(description.version), stdout);
});

test('every function has an example in the README', async () => {
  const exported = Object.keys(await load('last-peg'));
  assert.ok(exported.length >= 11);
  for (const name of exported.filter((name) => name !== 'configure')) {
    assert.ok(examples.some((text) => new RegExp(`import \\{[^}]*\\b${name}\\b`).test(text)), name);
  }
});

/** Runs an example of the README: it says what stands beside it. */
function follow(i, program, args = []) {
  const text = examples[i];
  const { status, stdout, stderr } = run(program, [...args, put(`example-${i}.mjs`, text)]);
  assert.deepEqual([status, stderr], [0, ''], `example ${i + 1}`);
  const said = stdout.split('\n');
  for (const [, expected] of text.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)) {
    assert.ok(said.includes(expected), `${expected} is not in ${stdout}`);
  }
  assert.ok(said[0] !== '');
  assert.ok(!said.includes('undefined') && !said.includes('false'), stdout);
}

for (const i of examples.keys()) {
  test(`example ${i + 1} of the README says what stands beside it`, () => follow(i, process.execPath));
}

// Nothing installs these: `npm install --global bun deno` does.
for (const [program, ...args] of [['bun'], ['deno', 'run', '--allow-read', '--allow-env', '--allow-sys']]) {
  const skip = spawnSync(program, ['--version']).status === 0 ? false : `there is no ${program} here`;
  test(`all examples say the same in ${program}, and so does the command line`, { skip }, () => {
    for (const i of examples.keys()) follow(i, program, args);
    const [ours, theirs] = [[program, args], [process.execPath, []]].map(([program, args]) => run(program, [...args, join(installed, 'cli.js'), 'check', 'triangle15', 'a3-a1']));
    assert.deepEqual(ours, theirs);
  });
}

test('the commands of the README run', () => {
  const commands = blocks('sh').join('').match(/(?<=^npx )last-peg .*/gm);
  assert.ok(commands.length >= 3);
  for (const command of commands) {
    const { status, stdout } = run('npx', ['--offline', ...command.split(' ')]);
    assert.equal(status, 0, command);
    assert.match(stdout, /^\S/);
  }
});

const TYPED = `
import { check, solve, certificate, count, type Solution, type Verdict } from 'last-peg';
import { check as checkAlone } from 'last-peg/certificate';

const answer: Solution = await solve({ board: 'english', maxSeconds: 1 }, { signal: new AbortController().signal });
const verdict: Verdict = answer.verdict;
const proved: string = certificate.check({ board: 'english' }, answer.proof).verdict + checkAlone({ board: 'english' }, null).reason;
const moves: boolean = (await check({ board: 'english', moves: ['d2-d4'] })).solution;
const proof: boolean | null = (await check({ board: 'english', proof: answer })).proves;
const many: string | null = (await count('english')).solutions;
console.log(verdict, proved, moves, proof, many);

// @ts-expect-error
await solve({ bord: 'english' });
// @ts-expect-error
await solve({ board: 7 });
// @ts-expect-error
await solve('english', { maxSeconds: 'long' });
// @ts-expect-error
await count({ board: 'english', until: 'never' });
// @ts-expect-error
console.log((await solve('english')).solutions);
`;

test('the types are right, of the examples too, and refuse what is wrong', () => {
  const files = examples.map((text, i) => {
    put(`typed-${i}.mts`, text);
    return `typed-${i}.mts`;
  });
  put('typed.mts', TYPED);
  assert.equal(typeErrors([...files, 'typed.mts'], { module: 'nodenext' }), '');
  assert.equal(typeErrors(['typed.mts'], { module: 'esnext', moduleResolution: 'bundler' }), '');
});

test('the checker comes alone, and its errors are the same class', async () => {
  const whole = await load('last-peg');
  const alone = await load('last-peg/certificate');
  assert.equal(alone.check, whole.certificate.check);
  assert.equal(alone.LastPegError, whole.LastPegError);
  assert.throws(() => alone.check({}, null), whole.LastPegError);
});
