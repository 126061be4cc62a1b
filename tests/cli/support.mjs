// Shared by the tests of the command line: running `lastpeg`, and checking how it ended.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const binary = process.env.LASTPEG ?? fileURLToPath(new URL('../../build/native/lastpeg', import.meta.url));

// Under sanitizers, tests of seconds would take minutes.
export const slow = process.env.SANITIZED === '1' ? 'slow under sanitizers' : false;

/** Published results, with their sources. */
export const published = JSON.parse(readFileSync(new URL('../published.json', import.meta.url), 'utf8'));

// The address sanitizer's quarantine of freed memory would look like a leak.
const environment = { ...process.env, LC_ALL: 'C', TERM: 'xterm', ASAN_OPTIONS: `${process.env.ASAN_OPTIONS ?? ''}:quarantine_size_mb=1` };
delete environment.NO_COLOR;

/** Runs the program to its end. */
export function lastpeg(args, { input = '', env = {}, ...options } = {}) {
  const { status, signal, stdout, stderr, error } = spawnSync(binary, args, {
    input, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...environment, ...env }, ...options,
  });
  // A program that refuses its arguments may end before reading its input: EPIPE.
  if (error?.code !== 'EPIPE') assert.equal(error, undefined);
  assert.equal(signal, null);
  return { status, stdout, stderr };
}

/** Runs it with --json; returns the status and the object. */
export function json(args, options) {
  const { status, stdout, stderr } = lastpeg([...args, '--json'], options);
  assert.equal(stderr, '');
  assert.match(stdout, /^\{.*\}\n$/);
  return { status, ...JSON.parse(stdout) };
}

/** Wrong usage or input: status 2, nothing on standard output, one sentence on standard error. */
export function fails(args, pattern, options) {
  const { status, stdout, stderr } = lastpeg(args, options);
  assert.equal(stdout, '');
  assert.match(stderr, /^lastpeg: [^\p{Cc}]+\.\n$/u, `${JSON.stringify(args)}: ${stderr}`);
  assert.match(stderr, pattern);
  assert.equal(status, 2);
}

/** Runs it in a terminal; both of its outputs come together. */
export function inTerminal(args, env = {}) {
  const command = [binary, ...args].map((word) => `'${word}'`).join(' ');
  const { status, stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    encoding: 'utf8', env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { status, output: stdout.replaceAll('\r\n', '\n') };
}

/** Starts it for interaction; it is ended with the test, passed or not. */
export function start(t, args) {
  const child = spawn(binary, args, { env: environment, stdio: ['pipe', 'pipe', 'pipe'] });
  t.after(() => child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text) => { output[name] += text; });
  }
  const ended = new Promise((resolve) => {
    child.on('close', (status, signal) => resolve({ status, signal, ...output }));
  });
  /** Waits until standard output has this number of lines, and returns them. */
  const lines = (count) => new Promise((resolve) => {
    const look = () => {
      const all = output.stdout.split('\n').slice(0, -1);
      if (all.length < count) return;
      child.stdout.off('data', look);
      resolve(all);
    };
    child.stdout.on('data', look);
    look();
  });
  return { child, ended, lines };
}

/**
 * A problem that takes very long: a 4x4 board that cannot be solved, which neither the rule of three nor
 * a pagoda function shows, beside a 6x6 board with very many ways to play.
 */
export const endless = {
  board: 'oxxxxx.ooox/xxxxxx.xxxx/xxxxxx.ooxx/xxxxxx.xoox/xxxxxx/xxxxxx',
  finish: 'xooooo.oooo/oooooo.oooo/oooooo.ooxo/oooooo.oooo/oooooo/oooooo',
};
export const solveEndless = ['solve', endless.board, '--finish', endless.finish, '--max-memory', '4096'];
