// Solved problems, in a chart and in words; the ladder of a problem; the stopwatch.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open, test, testAsking } from './support.mjs';

const still = { reducedMotion: 'reduce' };
const ONE_JUMP = '#board=english&position=..xxo/..ooo/ooooooo/ooooooo/ooooooo/..ooo/..ooo&finish=e1';
const TWO_JUMPS = '#board=english&position=..xoo/..xoo/oooxooo/ooooooo/ooooooo/..ooo/..ooo&finish=e3';

async function play(game, ...holes) {
  for (const hole of holes) await game.cell(hole).evaluate((cell) => cell.click());
}
/** The open sheet's content as names with values. */
const rows = (game) =>
  game.page.locator('#sheet dl').evaluateAll((lists) =>
    Object.fromEntries(lists.flatMap((list) => [...list.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling.textContent]))),
  );
const stored = (game) => game.page.evaluate(() => JSON.parse(localStorage.getItem('last-peg/settings')));

test('before anything is solved the statistics say what will stand there', async (t) => {
  const game = await open(t, { context: still });
  await game.command('Statistics');
  const sheet = game.page.getByRole('dialog', { name: 'Statistics' });
  await sheet.waitFor({ state: 'attached' });
  assert.match(await sheet.innerText(), /Nothing solved yet/);
  await game.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('what is solved counts once, here, after a reload, in a file and in another tab', async (t) => {
  const game = await open(t, { context: still, hash: ONE_JUMP });
  await game.untilPegs(2);
  await play(game, 'c1', 'e1');
  await game.untilPegs(1);
  await game.command('Statistics');
  const here = await rows(game);
  assert.equal(here['Problems solved'], '1');
  assert.equal(here.Tries, '1');
  assert.equal(here['Days in a row'], '1');
  assert.equal(here['Fewest moves'], '1');
  await game.command('Close');

  const tab = await game.context.newPage();
  await tab.goto(game.page.url());
  await tab.waitForFunction(() => document.getElementById('cover')?.hidden);
  await tab.evaluate(() => document.querySelector('[data-command="coordinates"]').click());
  await game.page.bringToFront();
  const download = game.page.waitForEvent('download');
  await game.command('Export');
  const path = await (await download).path();
  assert.equal(Object.keys(JSON.parse(await readFile(path, 'utf8')).tries).length, 1);
  const picker = game.page.waitForEvent('filechooser');
  await game.command('Import');
  await (await picker).setFiles(path);
  await game.untilSaid(/^Imported\./);
  await game.command('Statistics');
  assert.deepEqual(await rows(game), here);
  await game.page.goto(game.page.url().replace(/#.*/, ''));
  await game.reload();
  await game.ready();
  await game.command('Statistics');
  assert.equal((await rows(game))['Problems solved'], '1');
});

testAsking('a problem that was solved stands on its ladder in the list', async (t) => {
  const game = await open(t, { context: still, hash: '#board=english&position=..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo&finish=d4' });
  await game.untilPegs(6);
  await game.wholeHint();
  for (let left = 5; left >= 1; left -= 1) {
    const jumps = await game.untilSaid(/^Hint: \w\d to/);
    const [, from, to] = jumps.match(/Hint: (\w+) to (\w+)/);
    await game.forgetSaid();
    if (!(await game.cell(from).getAttribute('aria-label')).includes('selected')) await play(game, from);
    await play(game, to);
    await game.untilPegs(left);
    if (left > 1) {
      await game.wholeHint();
    }
  }
  await game.command('Figures');
  await game.button('Cross, easy, solved').waitFor({ state: 'attached' }); // with hints
});

test('the stopwatch runs while one plays, rests under a sheet, and is off unless one wants it', async (t) => {
  const game = await open(t, { context: still, hash: TWO_JUMPS });
  await game.untilPegs(3);
  await game.page.waitForTimeout(1200);
  assert.equal((await stored(game)).stopwatch, false);
  assert.doesNotMatch(await game.page.locator('#status').textContent(), /Time/);
  await game.command('Stopwatch');
  await game.untilSaid(/^Stopwatch on\./);
  await play(game, 'c1', 'c3');
  await game.untilPegs(2);
  await game.until(() => /Time 0:0[2-9]/.test(document.getElementById('status').textContent));
  await game.command('Menu');
  await game.page.getByRole('dialog').waitFor({ state: 'attached' });
  const before = await game.page.locator('#status').textContent();
  await game.page.waitForTimeout(2500);
  assert.equal(await game.page.locator('#status').textContent(), before);
  await game.command('Close');
  await play(game, 'e3');
  await game.untilPegs(1);
  await game.command('Statistics');
  assert.match((await rows(game))['Best time'], /^0:0\d$/);
});

testAsking('the puzzle of a day is the same in all time zones, and the one that it has always been', async (t) => {
  for (const timezoneId of ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago']) {
    const before = ({ page }) => page.clock.setFixedTime(new Date('2026-12-24T10:30:00Z'));
    const game = await open(t, { context: { ...still, timezoneId }, before });
    await game.command('Daily puzzle');
    await game.until(() => document.title.startsWith('Daily puzzle, 24 December 2026'));
    assert.deepEqual(await game.pegs(), ['b4', 'b5', 'c5', 'd1', 'd2', 'd4', 'd6', 'e4', 'e6', 'e7', 'f5'], timezoneId);
  }
});

testAsking('a day begins while one looks at the page, and once more while the machine sleeps', async (t) => {
  const before = ({ page }) => page.clock.install({ time: new Date('2026-12-24T23:59:30Z') });
  const game = await open(t, { context: still, before });
  const untilDay = async (day) => {
    await game.command('Daily puzzle');
    await game.untilSaid(new RegExp(`Daily puzzle, ${day} December 2026`));
  };
  await untilDay(24);
  await game.page.clock.runFor('00:31');
  await untilDay(25);
  await game.page.clock.setSystemTime(new Date('2026-12-27T12:00:00Z')); // no timer has fired
  await game.page.clock.runFor('01:00');
  await untilDay(27);
});
