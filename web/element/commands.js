// @ts-check
// The buttons that are useful now.

/** @import { Command } from './toolbar.js' */
/** @import { Table } from './table.js' */

/** @param {Table} table @returns {Command[]} */
export function commands({ game, watching, settings, playing, say }) {
  if (!game) return [];
  const { controls } = settings;
  const over = game.solved === true || game.legal().length === 0;
  const [first, last] = [game.at === 0, game.at === game.line.length];
  /** @param {string} id @param {boolean} enabled @param {Partial<Command>} [more] @returns {Command} */
  const command = (id, enabled, more = {}) => {
    const label = say(`commands.${id}`);
    const [short, keys] = [`short_commands.${id}`, `key_of.${id}`].map((name) => [name, say(name)]);
    return { id, enabled, label, short: short[0] === short[1] ? label : short[1], keys: keys[0] === keys[1] ? '' : keys[1], ...more };
  };
  const wants = (/** @type {string} */ id) => controls === null || controls.has(id);
  const restart = wants('restart') ? [command('restart', !first)] : [];
  if (watching) {
    const again = last && !first;
    return [
      ...(wants('play')
        ? [
            command('step_back', !first),
            playing ? command('pause', true, { keys: say('key_of.play') }) : command('play', !last || again),
            command('step', !last),
          ]
        : []),
      ...restart,
      ...(watching.before ? [command('leave', true)] : []),
    ];
  }
  return [
    ...(wants('undo') ? [command('undo', !first)] : []),
    ...(wants('redo') ? [command('redo', !last)] : []),
    ...restart,
    ...(wants('hint') ? [command('hint', !over)] : []),
    ...(wants('solve') ? [command('solve', !over)] : []),
    // Offered only if it is on or was asked for, because it uses the solver after each jump.
    ...(controls?.has('coach') || (settings.coach && wants('coach')) ? [command('coach', true, { pressed: settings.coach })] : []),
  ];
}

/**
 * The command of a key; null if the key is not used.
 * @param {KeyboardEvent} event
 * @param {Command[]} all  the current buttons
 * @returns {string | null}  a command; '': used, but nothing to do now
 */
export function commandByKey({ key, ctrlKey, metaKey, shiftKey }, all) {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) {
    // Cmd+Y is not redo: on a Mac it opens the browser's history.
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' && ctrlKey ? 'redo' : null;
  }
  if (key === 'Home' && shiftKey) return 'restart';
  const command = all.find(({ keys }) => keys?.toLowerCase() === letter);
  return command ? (command.enabled ? command.id : '') : null;
}
