// Installs with `cmake --install`, and builds projects that find the library by CMake and by pkg-config.
//   BUILD=build/native node --test tests/consumers/*.test.mjs

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const here = import.meta.dirname;
const build = process.env.BUILD ?? join(here, '../../build/native');
const work = mkdtempSync(join(tmpdir(), 'lastpeg-consumers-'));
after(() => rmSync(work, { recursive: true }));

/** @param {string} program @param {string[]} args @param {object} [options] */
const run = (program, args, options = {}) =>
  execFileSync(program, args, { encoding: 'utf8', cwd: work, stdio: ['ignore', 'pipe', 'pipe'], ...options });

// Moved after installing: installed files must not contain the original path.
const prefix = join(work, 'moved');
run('cmake', ['--install', build, '--prefix', join(work, 'installed')]);
renameSync(join(work, 'installed'), prefix);
const libraries = run('find', [prefix, '-name', 'liblastpeg.a']).trim();
const packages = { ...process.env, PKG_CONFIG_PATH: join(libraries, '../pkgconfig') };
const solution = /^([a-i][1-9](-[a-i][1-9])+ )+/;

test('a C++ project finds the library by CMake, and each call does as it says', () => {
  const out = join(work, 'cpp');
  run('cmake', ['-S', join(here, 'cpp'), '-B', out, `-DCMAKE_PREFIX_PATH=${prefix}`]);
  run('cmake', ['--build', out]);
  assert.match(run(join(out, 'consumer'), []), solution);
  run(join(out, 'calls'), []);
});

test('a C project finds the library by pkg-config, and each call in any order is safe', () => {
  const flags = run('pkg-config', ['--cflags', '--libs', 'lastpeg'], { env: packages }).trim().split(/\s+/);
  for (const name of ['main', 'calls']) {
    run('cc', ['-std=c11', '-Wall', '-Wextra', '-Werror', join(here, `c/${name}.c`), '-o', name, ...flags]);
    const said = run(join(work, name), []);
    if (name === 'main') assert.equal(JSON.parse(said).verdict, 'solvable');
  }
});

test('the version is the same everywhere', () => {
  const version = /project\(LastPeg VERSION (\S+)/.exec(readFileSync(join(here, '../../CMakeLists.txt'), 'utf8'))?.[1];
  assert.equal(run('pkg-config', ['--modversion', 'lastpeg'], { env: packages }).trim(), version);
  assert.match(run(join(prefix, 'bin/lastpeg'), ['--version']), new RegExp(`^lastpeg ${version}\\b`));
  const citation = readFileSync(join(here, '../../.github/CITATION.cff'), 'utf8');
  assert.match(citation, new RegExp(`^version: ${version}$`, 'm'));
  const changes = readFileSync(join(here, '../../.github/CHANGELOG.md'), 'utf8');
  assert.match(changes, new RegExp(`^## ${version}$`, 'm'));
});

test('the C interface has these functions, and none of them goes', () => {
  const symbols = run('nm', ['-g', '--defined-only', libraries]).matchAll(/ T (lastpeg_\w+)$/gm);
  assert.deepEqual([...symbols].map((found) => found[1]).sort(), [
    'lastpeg_abi', 'lastpeg_begin', 'lastpeg_check', 'lastpeg_free', 'lastpeg_new', 'lastpeg_result',
    'lastpeg_run', 'lastpeg_step', 'lastpeg_version',
  ]);
});

test('each command has a manual page, and each shell completes it', () => {
  const commands = run(join(prefix, 'bin/lastpeg'), ['--help']).matchAll(/^ {2}([a-z]+) {2,}[A-Z]/gm);
  const share = join(prefix, 'share');
  const completions = ['bash-completion/completions/lastpeg', 'zsh/site-functions/_lastpeg', 'fish/vendor_completions.d/lastpeg.fish'];
  const texts = completions.map((path) => readFileSync(join(share, path), 'utf8'));
  let found = 0;
  for (const [, name] of commands) {
    const page = readFileSync(join(share, `man/man1/lastpeg-${name}.1`), 'utf8');
    const options = run(join(prefix, 'bin/lastpeg'), [name, '--help']).match(/--[a-z-]+/g) ?? [];
    for (const option of options) assert.ok(page.includes(option.replaceAll('-', '\\-')), `${name} ${option}`);
    for (const text of texts) assert.match(text, new RegExp(`\\b${name}\\b`));
    found += 1;
  }
  assert.ok(found > 12);
  const complete = (/** @type {string} */ line) =>
    run('bash', ['-c', `. ${join(share, completions[0])}; COMP_WORDS=(${line} ''); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); PATH=${prefix}/bin:$PATH _lastpeg; printf '%s\\n' "\${COMPREPLY[@]}"`]).split('\n');
  assert.ok(complete('lastpeg').includes('solve'));
  assert.ok(complete('lastpeg solve').includes('triangle15'));
});

test('what is installed includes nothing that is not', () => {
  const include = join(prefix, 'include/lastpeg');
  for (const header of ['lastpeg.h', 'lastpeg_c.h']) {
    assert.ok(existsSync(join(include, header)));
    assert.doesNotMatch(readFileSync(join(include, header), 'utf8'), /#\s*include\s*"/);
  }
});
