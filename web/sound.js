// @ts-check
// Sounds of wood on wood, synthesised: a knock is two short decaying tones after a click of noise. On a
// phone it also vibrates.

import { attempt } from './attempt.js';

/** @typedef {'jump' | 'back' | 'solved'} Kind */

const VOLUME = 0.12; // of the max volume: quiet

/** @type {AudioContext | undefined} */
let audio;

/**
 * @param {AudioContext} audio
 * @param {number} at  seconds from now
 * @param {number} pitch  in Hz
 */
function knock(audio, at, pitch) {
  const start = audio.currentTime + at;
  const die = (/** @type {number} */ loudness, /** @type {number} */ seconds) => {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(VOLUME * loudness, start);
    gain.gain.exponentialRampToValueAtTime(1e-4, start + seconds);
    gain.connect(audio.destination);
    return gain;
  };
  // The overtone of a small block of wood is not harmonic.
  for (const [ratio, loudness, seconds] of [
    [1, 1, 0.11],
    [2.57, 0.4, 0.05],
  ]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(die(loudness, seconds));
    tone.start(start);
    tone.stop(start + seconds);
  }
  const noise = audio.createBuffer(1, Math.round(0.012 * audio.sampleRate), audio.sampleRate);
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = 2 * Math.random() - 1));
  const click = audio.createBufferSource();
  click.buffer = noise;
  click.connect(die(0.5, 0.012));
  click.start(start);
}

const KNOCKS = { jump: [520], back: [390], solved: [520, 620, 780] }; // Hz
const CHIME = [659, 784, 988, 1319]; // Hz, when the last peg is in the tray
const SHAKES = { jump: [12], back: [8], solved: [15, 60, 15, 60, 30] }; // ms: on, off, on, ...

/** A small bell, for a win. @param {AudioContext} audio @param {number} at @param {number} pitch */
function ring(audio, at, pitch) {
  const start = audio.currentTime + at;
  for (const [ratio, loudness, seconds] of [
    [1, 0.7, 1.1],
    [2.76, 0.25, 0.5], // like a metal bar
  ]) {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(VOLUME * loudness, start);
    gain.gain.exponentialRampToValueAtTime(1e-4, start + seconds);
    gain.connect(audio.destination);
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * ratio;
    tone.connect(gain);
    tone.start(start);
    tone.stop(start + seconds);
  }
}

/** @param {Kind} kind @returns {boolean} false if the browser has no sound, or no more of it */
export function play(kind) {
  attempt(() => navigator.vibrate?.(SHAKES[kind]));
  return attempt(() => {
    audio ??= new AudioContext();
    audio.resume().catch(() => undefined); // the browser may keep a page silent
    for (const [i, pitch] of KNOCKS[kind].entries()) knock(audio, 0.14 * i, pitch);
    if (kind === 'solved') for (const [i, pitch] of CHIME.entries()) ring(audio, 0.5 + 0.16 * i, pitch);
  });
}
