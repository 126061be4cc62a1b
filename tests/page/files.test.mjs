// Files that leave and enter the page: all stored data, a picture, printed sheets.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { open, test } from './support.mjs';

const CROSS = '..ooo/..oxo/ooxxxoo/oooxooo/oooxooo/..ooo/..ooo';

async function saved(game, command) {
  const download = game.page.waitForEvent('download');
  await game.command(command);
  const file = await download;
  return { name: file.suggestedFilename(), path: await file.path() };
}

async function imported(game, file) {
  const picker = game.page.waitForEvent('filechooser');
  await game.command('Import');
  await (await picker).setFiles(file);
}

test('a game is exported, the browser cleared, and the game found again by importing', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}` });
  await game.untilPegs(6);
  await game.cell('d3').evaluate((cell) => cell.click());
  await game.cell('f3').evaluate((cell) => cell.click());
  await game.untilPegs(5);
  const { name, path } = await saved(game, 'Export');
  assert.match(name, /\.json$/);
  const json = JSON.parse(await readFile(path, 'utf8'));
  assert.equal(json.program, 'Last Peg');

  const elsewhere = await open(t);
  await imported(elsewhere, path);
  await elsewhere.untilSaid(/^Imported\./);
  await elsewhere.untilPegs(5);
  await elsewhere.command('Undo');
  await elsewhere.untilPegs(6);
});

test('a file that is dropped on the page comes in, and one of another kind is named in a sentence', async (t) => {
  const game = await open(t);
  const drop = (name, text) =>
    game.page.evaluate(
      ([name, text]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text],
    );
  await drop('notes.txt', 'Milk, bread');
  await game.untilSaid(/^The file notes\.txt was not exported by Last Peg\. Nothing was changed\./);
  await drop('empty.json', '');
  await game.untilSaid(/^The file empty\.json is empty/);
  await drop('games.json', JSON.stringify({ program: 'Last Peg', games: [{ board: 'triangle15', jumps: 'a3-a1' }] }));
  await game.untilSaid(/^Imported\. Added 1 game\./);
  await game.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array([0xff, 0xfe, 0x00])], 'photo.jpg'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await game.untilSaid(/^The file photo\.jpg is not a text file\./);
  await game.page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(9 * 2 ** 20)], 'large.json'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await game.untilSaid(/^The file large\.json is too large: it has 9 MiB, and at most 8 can be read\./);
  assert.equal((await game.pegs()).length, 32);
});

test('a file of thousands of named games comes in whole, and what nobody understands goes out again', async (t) => {
  // Different pegs in the first eleven holes for each game.
  const game = (_, i) => {
    const pegs = [...'ooooooooooo'].map((peg, hole) => (((i + 1) >> hole) & 1 ? 'x' : peg)).join('');
    const position = `..${pegs.slice(0, 3)}/..${pegs.slice(3, 6)}/${pegs.slice(6)}oo/oooxooo/ooooooo/..ooo/..ooo`;
    return { board: 'english', position, finish: 'any', name: `g${i}`, rating: i };
  };
  const text = JSON.stringify({ program: 'Last Peg', streak: [3], games: Array.from({ length: 2000 }, game) });
  const page = await open(t);
  await imported(page, { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.untilSaid(/^Imported\. Added 2,000 games\./);
  await page.cell('d2').evaluate((cell) => cell.click());
  await page.cell('d4').evaluate((cell) => cell.click());
  const { path } = await saved(page, 'Export');
  const json = JSON.parse(await readFile(path, 'utf8'));
  assert.deepEqual(json.games.map(({ name, rating }) => [name, rating]), Array.from({ length: 2000 }, (_, i) => [`g${i}`, i]));
  assert.deepEqual(json.streak, [3]);
});

test('a picture of the board is a PNG file with all pegs in it', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}`, drawn: true });
  await game.untilPegs(6);
  const { name, path } = await saved(game, 'Picture');
  assert.match(name, /\.png$/);
  await game.untilSaid(/^Picture saved\./);
  const png = await readFile(path);
  assert.equal(png.subarray(1, 4).toString(), 'PNG');
  assert.ok(png.readUInt32BE(16) >= 1000, 'its width in pixels');
  assert.ok(png.length > 50_000, 'not one colour');
  await game.command('Picture'); // afterwards the board in the window is drawn as before
  await game.calm();
});

test('the game is printed as numbered diagrams, alone on the paper', async (t) => {
  const game = await open(t, { hash: `#board=english&position=${CROSS}&finish=d4&moves=d3-f3,d5-d3,c3-e3,f3-d3,d2-d4` });
  await game.untilSaid(/^A shared game: 5 jumps/); // as a film, at its start
  await game.untilPegs(6);
  await game.page.evaluate(() => (window.print = () => (window.printed = true)));
  await game.command('Print');
  await game.until(() => window.printed);
  await game.page.emulateMedia({ media: 'print' });
  const captions = await game.page.locator('#print figcaption').allInnerTexts();
  assert.deepEqual(captions, ['1. d3-f3', '2. d5-d3', '3. c3-e3', '4. f3-d3', '5. d2-d4', '1 peg left']);
  assert.equal(await game.page.locator('#print svg').first().isVisible(), true);
  assert.equal(await game.page.locator('#stage').isVisible(), false);
  await game.page.emulateMedia({ media: 'screen' });
  assert.equal(await game.page.locator('#print').isVisible(), false);
});

test('a link brings a whole game, and the game is shared as one', async (t) => {
  const game = await open(t, {
    hash: `#board=english&position=${CROSS}&finish=d4&moves=d3-f3,d5-d3`,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  });
  await game.untilSaid(/^A shared game: 2 jumps/);
  await game.untilPegs(6); // as a film, at its start
  await game.command('Step');
  await game.untilPegs(5);
  await game.command('Step');
  await game.untilPegs(4);
  await game.command('Link to the game with its moves');
  await game.untilSaid(/^Link copied\./);
  const copied = new URL(await game.page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(new URLSearchParams(copied.hash.slice(1)).get('moves'), 'd3-f3,d5-d3');
  await game.command('Step back');
  await game.command('Step back');
  await game.untilPegs(6);
});
