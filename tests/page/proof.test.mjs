// Reading a proof in the real page: its cases, cuts and regions, and its words about a jump.

import assert from 'node:assert/strict';
import { open, test, testAsking } from './support.mjs';

const desk = { reducedMotion: 'reduce', viewport: { width: 1366, height: 650 } };
const phone = { hasTouch: true, isMobile: true, reducedMotion: 'reduce', viewport: { width: 390, height: 844 } };
const link = (board, position, finish) => `#board=${board}&position=${position}&finish=${finish}`;
const PAGODA = link('english', '..xoo/..xxx/xxxooxo/xooxoox/xxxooxo/..ooo/..xxx', 'd4');
const CUTS = link('english', '..oxx/..oxx/xoxoxxx/xooooox/xxxxxxx/..xxx/..xxx', 'd4');
const PARTS = link('wiegleb', '...xox/...xxx/...xxx/xxxxxxxxx/xxxxxxxxx/xxxxxxxxx/...xxx/...xxx/...xxx', 'e1');
const CASES = link('diamond41', '....x/...oxx/..xxxxx/.xxxxxxx/xxxxxxxxx/.xxxxxxx/..xxxxx/...xxx/....x', 'f8');

async function read(t, hash, context = desk) {
  const game = await open(t, { context, hash });
  await game.press('h');
  await game.untilSaid(/^You can't win from here\./);
  await game.press('w');
  await game.button('Close the proof').waitFor({ state: 'attached' });
  return game;
}

/** Presses a key; returns what the live region then says. */
async function press(game, key, pattern) {
  await game.forgetSaid();
  await game.press(key);
  const said = await game.untilSaid(pattern);
  assert.match(said, /^You can't win from here\./);
  return said;
}

testAsking('by keyboard: a proof by cases is leafed through, with the jumps of each case made', async (t) => {
  const game = await read(t, CASES);
  await game.untilSaid(/Every way to begin and end fails\./);
  const before = await game.labels();
  // The number of cases depends on how long the solver could look for fewer.
  const [, cases] = (await press(game, '.', /Case 1 of \d+: /)).match(/Case 1 of (\d+): /);
  assert.notDeepEqual(await game.labels(), before);
  await press(game, '.', new RegExp(`Case 2 of ${cases}: `));
  await press(game, ',', new RegExp(`Case 1 of ${cases}: `));
  await press(game, ',', /Every way to begin and end fails\./);
  assert.equal(await game.button('Previous case').getAttribute('aria-disabled'), 'true');
  for (let number = 1; number <= Number(cases); number += 1) await press(game, 'w', new RegExp(`Case ${number} of ${cases}: `));
  assert.equal(await game.button('Next case').getAttribute('aria-disabled'), 'true');
  await game.press('w'); // closes the proof after the last case
  await game.untilSaid(/^Proof closed\./);
  assert.equal(await game.button('Next case').count(), 0);
});

testAsking('by keyboard: the cuts of a proof one by one, and what each is due', async (t) => {
  const game = await read(t, CUTS);
  for (const cut of [1, 2]) await press(game, 'j', new RegExp(`Cut ${cut} has the toll \\d+\\. .*(the|no) toll is due\\.`));
  await press(game, 'j', /Each hole has a value/); // none after the last cut
  await press(game, 'j', /Cut 1 /);
  await game.press('Escape'); // deselects the cut first, and then closes the proof
  await game.untilSaid(/Each hole has a value/);
  assert.equal(await game.button('Close the proof').count(), 1);
  await game.press('Escape');
  await game.untilSaid(/^Proof closed\./);
  await game.untilLabel('e1', 'e1, peg');
});

testAsking("by keyboard: a part's cheapest way is followed to its end, on a board with that part alone", async (t) => {
  const game = await read(t, PARTS);
  assert.equal(await game.button('Show the cheapest route').count(), 0);
  const [, jumps] = (await press(game, 'j', /Area A .* in \d+ jumps?\./)).match(/in (\d+) jumps?\./);
  for (let i = 1; i <= Number(jumps); i += 1) await press(game, 'e', new RegExp(`Area A alone, jump ${i} of ${jumps}: `));
  const pegs = await game.pegs();
  assert.ok(pegs.every((hole) => /^[d-f][1-3]$/.test(hole)), `pegs outside of part A: ${pegs}`);
  await press(game, 'e', /Area A (must pay|gains)/); // from its beginning again
});

testAsking('by mouse: two holes are a jump, and it is said what the jump does', async (t) => {
  const game = await read(t, PAGODA);
  await game.click(game.cell('d2'));
  await game.untilSaid(/d2: now tap the hole where a peg from there would land\./);
  await game.click(game.cell('d4'));
  const said = await game.untilSaid(/d2-d4 takes pegs of value/);
  const [, from, over, to, lost] = said.replaceAll('−', '-').match(/of value (-?\d+) and (-?\d+) and makes one of value (-?\d+): (\w+) is lost/);
  assert.equal(Number(from) + Number(over) - Number(to), lost === 'nothing' ? 0 : Number(lost));
  await game.untilLabel('d2', `d2, peg, shown jump, value ${from.replace('-', '−')}`);
  await game.click(game.button('Show me why'));
  await game.untilSaid(/^Proof closed\./);
  assert.match((await game.labels()).join(), /d2, peg,/);
});

testAsking('by touch: a jump across two parts comes to nothing in all', async (t) => {
  const game = await read(t, PARTS, phone);
  await game.tap(game.cell('e4'));
  await game.tap(game.cell('e2'));
  await game.untilSaid(/e4-e2 costs/);
});

testAsking('the sentence that the position cannot be won stays in the status while its proof is read', async (t) => {
  const game = await read(t, PAGODA);
  const status = () => game.page.locator('#status').textContent();
  assert.match(await status(), /You can't win from here\./);
  await game.press('Escape');
  await game.untilSaid(/^Proof closed\./);
});
