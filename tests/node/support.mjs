// Shared by the tests of the worker's JavaScript: a simulated worker, and the real one.

import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { pageWords, readLanguages } from '../../scripts/languages.mjs';

const [english] = await readLanguages(fileURLToPath(new URL('../../web/languages', import.meta.url)));
const sentences = pageWords(english);

/** The page's English phrases, as in web/words.js; a missing one is an error. */
export function words(name, fills = {}) {
  assert.ok(name in sentences, `${name} is not among the sentences`);
  return sentences[name].replace(/\{(\w+)\}/g, (_, placeholder) => fills[placeholder]);
}

/** A worker simulated by the test. */
export class FakeWorker extends EventTarget {
  received = [];
  terminated = false;

  postMessage(message) {
    this.received.push(structuredClone(message));
  }

  terminate() {
    this.terminated = true;
  }

  say(data) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fail(message) {
    return this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }));
  }
}

/** The real module and loop in a thread of Node.js, with the interface of a browser's worker. */
export function realWorker() {
  const thread = new Worker(new URL('./solver_thread.mjs', import.meta.url));
  return {
    thread,
    postMessage: (message) => thread.postMessage(message),
    terminate: () => thread.terminate(),
    addEventListener(type, listener) {
      thread.on(type, (value) => listener(type === 'message' ? { data: value } : { message: value?.message, preventDefault() {} }));
    },
  };
}

/** Collects replies, and lets a test wait for a certain one. */
export class Replies {
  all = [];
  #waiting = [];

  add = (reply) => {
    this.all.push(reply);
    this.#waiting = this.#waiting.filter(({ wanted, resolve }) => !wanted(reply) || resolve(reply));
  };

  /** The first reply, past or future, that satisfies `wanted`. */
  first(wanted) {
    const found = this.all.find(wanted);
    return found ? Promise.resolve(found) : new Promise((resolve) => this.#waiting.push({ wanted, resolve }));
  }

  last(id) {
    return this.first((reply) => reply.id === id && reply.type !== 'progress');
  }

  /** The types of the messages that ended a job. */
  ends(id) {
    return this.all.filter((reply) => reply.id === id && reply.type !== 'progress').map(({ type }) => type);
  }
}
