#!/usr/bin/env node
// `lastpeg`, the program of src/cli as WebAssembly, with the files, the terminal and the exit status of
// this process.

import { readSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';
import runProgram from './lastpeg.mjs';

const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10); // ms

/**
 * Retries while a descriptor that another process has made non-blocking is not ready, as a native
 * program would block; returns `otherwise` for other errors.
 */
function patiently(action, otherwise) {
  for (;;) {
    try {
      return action();
    } catch (error) {
      if (error.code !== 'EAGAIN') return otherwise(error);
      sleep();
    }
  }
}

function preRun({ ENV, FS }) {
  // Only the variables that the program reads. Without one of the first three it would use the C locale.
  for (const name of ['LC_ALL', 'LC_CTYPE', 'LANG', 'TERM', 'NO_COLOR']) {
    delete ENV[name];
    if (process.env[name] !== undefined) ENV[name] = process.env[name];
  }
  if (!ENV.LC_ALL && !ENV.LC_CTYPE && !ENV.LANG) ENV.LANG = 'C';

  // Emscripten takes all three standard streams for terminals without a size.
  const { createStandardStreams, read, write } = FS;
  // A stream of Node.js is accessed only if it is a terminal: otherwise Node.js makes a pipe
  // non-blocking.
  const terminal = (descriptor) => {
    const { rows = 24, columns = 80 } = descriptor === 0 ? {} : descriptor === 1 ? process.stdout : process.stderr;
    return { ops: { ioctl_tiocgwinsz: () => [rows, columns] } };
  };
  FS.createStandardStreams = () => {
    createStandardStreams();
    for (const descriptor of [0, 1, 2]) FS.getStream(descriptor).tty = isatty(descriptor) ? terminal(descriptor) : undefined;
  };
  const bytes = (buffer, offset, length) => new Uint8Array(buffer.buffer, offset, length);
  // Retries failed calls of the original functions, and passes errors to the program.
  FS.read = (stream, buffer, offset, length, position) => {
    const again = () => read(stream, buffer, offset, length, position);
    if (stream.nfd !== 0) return again();
    const atEnd = (error) => (error.code === 'EOF' ? 0 : again()); // on Windows
    return patiently(() => readSync(0, bytes(buffer, offset, length)), atEnd);
  };
  FS.write = (stream, buffer, offset, length, position, ...more) => {
    const again = () => write(stream, buffer, offset, length, position, ...more);
    if (stream.nfd !== 1 && stream.nfd !== 2) return again();
    const atEnd = (error) => (error.code === 'EPIPE' ? process.exit(128 + 13) : again()); // like SIGPIPE, which ends a native program
    return patiently(() => writeSync(stream.nfd, bytes(buffer, offset, length)), atEnd);
  };
}

await runProgram({ preRun: [preRun], thisProgram: 'lastpeg', arguments: process.argv.slice(2) });
