// <last-peg> in other pages: with mouse, finger and keyboard, under a strict policy, with valid and
// invalid attributes.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { open, site, test, testAsking } from './support.mjs';

const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'";
const NEARLY = '..ooo/..oxo/ooooooo/oooxooo/oooxooo/..ooo/..ooo'; // d5-d3, d2-d4
const LOST = '..ooo/..oxo/ooooooo/oooxooo/oooxooo/..ooo/..oox';

const written = (body, script = 'element.js') => `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page</title>
  <script type="module" src="${script}"></script><main>${body}</main></html>`;

/** Opens a page with these elements, given as HTML; their events are in window.told as [id, name, detail]. */
async function show(t, body, { context, ...more } = {}) {
  const game = await open(t, {
    url: site.url,
    hash: 'outer.html',
    ready: false,
    context: { viewport: { width: 600, height: 700 }, deviceScaleFactor: 1, reducedMotion: 'reduce', ...context },
    before: async ({ context, page }) => {
      await context.route(`${site.url}outer.html`, (route) =>
        route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: written(body) }));
      await page.addInitScript(() => {
        window.told = [];
        for (const name of ['jump', 'solved', 'lost', 'error']) {
          document.addEventListener(`last-peg-${name}`, ({ target, detail }) => window.told.push([target.id, name, detail]));
        }
        window.workers = 0;
        const { Worker } = window;
        window.Worker = class extends Worker {
          constructor(...values) {
            super(...values);
            window.workers += 1;
          }

          terminate() {
            window.workers -= 1;
            super.terminate();
          }
        };
      });
    },
    ...more,
  });
  if (context?.javaScriptEnabled !== false) await game.until(() => [...document.querySelectorAll('last-peg')].every(({ shadowRoot }) => shadowRoot?.querySelector('.frame[lang]')));
  return game;
}

const cell = (game, hole, id = 'a') => game.page.locator(`#${id} [data-hole=${hole}]`);
const said = (game, text, id = 'a') => game.page.locator(`#${id} [role=status]`, { hasText: text }).waitFor();
const button = (game, name, id = 'a') => game.page.locator(`#${id}`).getByRole('button', { name, exact: true });
const told = (game) => game.page.evaluate(() => window.told);
const state = (game, id = 'a') => game.page.evaluate((id) => document.getElementById(id).state, id);
const label = (game, hole, id) => cell(game, hole, id).getAttribute('aria-label');

test('by keyboard: the grid, the toolbar, what is said, and the events', async (t) => {
  const game = await show(t, '<last-peg id="a" board="english"></last-peg><a href="#x">on</a>');
  const grid = game.page.getByRole('grid', { name: 'Board' });
  assert.equal(await grid.getByRole('gridcell').count(), 33);
  assert.equal(await grid.getByRole('row').count(), 7);
  const focused = () => game.page.evaluate(() => {
    const inner = document.activeElement.shadowRoot?.activeElement ?? document.activeElement;
    return inner.dataset.hole ?? inner.dataset.command ?? inner.tagName;
  });
  await game.press('Tab');
  assert.equal(await focused(), 'c1', 'one stop of the Tab key in the board');
  await game.press('ArrowRight', 'ArrowDown');
  assert.equal(await focused(), 'd2');
  await game.press('Enter');
  assert.equal(await label(game, 'd2'), 'd2, peg, selected');
  assert.equal(await label(game, 'd4'), 'd4, hole, target');
  await game.press('ArrowDown'); // the only jump in that direction
  await said(game, 'Jumped d2 to d4. 31 pegs left.');
  assert.deepEqual(await Promise.all(['d2', 'd3', 'd4'].map((hole) => label(game, hole))), ['d2, hole', 'd3, hole', 'd4, peg']);
  assert.equal(await focused(), 'd4');
  await game.press('Control+z');
  await said(game, 'Took back d2 to d4. 32 pegs left.');
  await game.press('r');
  await said(game, 'Jumped d2 to d4. 31 pegs left.');
  await game.press('Control+Home');
  assert.equal(await focused(), 'c1');
  await game.press('Tab');
  assert.equal(await focused(), 'undo', 'one stop of the Tab key in the toolbar');
  await game.press('Enter');
  assert.equal((await state(game)).pegs, 32);
  assert.equal(await focused(), 'undo', 'though there is nothing more to undo');
  await game.press('End');
  assert.equal(await focused(), 'solve');
  await game.press('Tab');
  assert.equal(await focused(), 'A');
  assert.deepEqual((await told(game)).map(([, name, { jump }]) => [name, jump]), [['jump', 'd2-d4'], ['jump', 'd2-d4']]);
  assert.equal((await told(game))[0][2].position, '..xxx/..xox/xxxoxxx/xxxxxxx/xxxxxxx/..xxx/..xxx');
});

test('by mouse: clicks, drags, the last peg, and styles that do not leak', async (t) => {
  const game = await show(t, `<p id="p">A text.</p><last-peg id="a" board="english" position="${NEARLY}"></last-peg>`);
  const before = await game.page.evaluate(() => getComputedStyle(p).font);
  await game.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: red !important; font-size: 3px !important; letter-spacing: 9px } div, svg, button { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const style = () => button(game, 'Hint').evaluate((button) => {
    const { color, letterSpacing, display } = getComputedStyle(button);
    return { red: color === 'rgb(255, 0, 0)', letterSpacing, display };
  });
  assert.deepEqual(await style(), { red: false, letterSpacing: 'normal', display: 'grid' });
  await game.page.evaluate(() => (document.adoptedStyleSheets = []));
  assert.equal(await game.page.evaluate(() => getComputedStyle(p).font), before);

  const [[x, y], [wrongX, wrongY], [toX, toY]] = await Promise.all(['d5', 'f4', 'd3'].map((hole) => game.centre(cell(game, hole))));
  const drag = async (...points) => {
    await game.page.mouse.move(x, y);
    await game.page.mouse.down();
    for (const point of points) await game.page.mouse.move(...point, { steps: 4 });
    await game.page.mouse.up();
  };
  await drag([wrongX, wrongY]);
  assert.equal((await state(game)).pegs, 3, 'an illegal drop changes nothing');
  await drag([toX, toY]);
  await said(game, 'Jumped d5 to d3. 2 pegs left.');
  await cell(game, 'd2').click();
  await cell(game, 'd4').click();
  await said(game, 'Jumped d2 to d4. 1 peg left. Last peg in d4. Solved!');
  const [, , [, name, detail]] = await told(game);
  assert.deepEqual([name, detail.jumps, detail.moves, detail.by], ['solved', 2, 2, 'player']);
  assert.equal((await state(game)).solved, true);
});

const tall = (body) => `${body}<p>${'Words. '.repeat(2000)}</p>`;
const scrolled = (game) => game.page.evaluate(() => Math.round(scrollY));

test('the wheel over it scrolls the page around it', async (t) => {
  const game = await show(t, tall('<last-peg id="a" board="english"></last-peg>'));
  await game.page.mouse.move(...(await game.centre(cell(game, 'd3'))));
  await game.page.mouse.wheel(0, 120);
  await game.until(() => scrollY > 60);
});

test('by finger: taps play, a drag plays, and anywhere else the page moves', async (t) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } };
  const game = await show(t, tall('<last-peg id="a" board="english"></last-peg>'), { context: phone });
  for (const hole of ['d2', 'd4']) await game.page.touchscreen.tap(...(await game.centre(cell(game, hole))));
  await said(game, 'Jumped d2 to d4. 31 pegs left.');
  const protocol = await game.context.newCDPSession(game.page);
  const touch = async (type, ...points) => {
    await protocol.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    await game.frame();
  };
  const [start, ...way] = await game.way([cell(game, 'd5'), cell(game, 'd3')]);
  await touch('touchStart', start);
  for (const point of way) await touch('touchMove', point);
  await touch('touchEnd');
  await said(game, 'Jumped d5 to d3. 30 pegs left.');
  assert.equal(await scrolled(game), 0);
  // A peg that cannot jump must not stop the page from scrolling.
  assert.equal(await cell(game, 'c5').getAttribute('data-movable'), null);
  await game.pan(...(await game.centre(cell(game, 'c5'))));
  await game.until(() => scrollY > 60);
});

testAsking('two on a page share one worker, which ends with the last of them', async (t) => {
  const game = await show(t, `<last-peg id="a" board="english"></last-peg><last-peg id="b" board="triangle15"></last-peg><last-peg id="c" position="${LOST}"></last-peg>`);
  assert.equal(await game.page.evaluate(() => window.workers), 0, 'none before the first question');
  await button(game, 'Hint').click();
  await button(game, 'Solve', 'b').click();
  await button(game, 'Hint', 'c').click();
  await said(game, /^Hint: \w\d to d4\.$/);
  await said(game, /can't win from here/, 'c');
  await game.until(() => window.told.some(([id, name]) => id === 'b' && name === 'jump'));
  assert.equal(await game.page.evaluate(() => window.workers), 1);
  assert.match(await label(game, 'd4'), /^d4, hole, hint/);
  const [, , lost] = (await told(game)).find(([, name]) => name === 'lost');
  assert.equal(lost.reason, 'proved');
  await game.page.evaluate(() => document.querySelectorAll('last-peg').forEach((element) => element.remove()));
  await game.until(() => window.workers === 0);
  const after = (await told(game)).length;
  await game.page.evaluate(() => new Promise((done) => setTimeout(done, 1200)));
  assert.equal((await told(game)).length, after, 'nothing plays on');
});

testAsking('the script of another site: it asks a worker of that site', async (t) => {
  const types = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };
  const server = createServer(async ({ url, headers }, response) => {
    const other = `http://127.0.0.1:${headers.host.split(':')[1]}`;
    const page = url === '/outer.html' && written('<last-peg id="a" board="triangle15"></last-peg>', `${other}/element.js`);
    const data = page || (await readFile(join(process.env.SITE, url)).catch(() => null));
    response.writeHead(data ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': types[url.split('.').at(-1)] ?? 'text/plain',
      'content-security-policy': `default-src 'none'; script-src ${other} 'wasm-unsafe-eval'; worker-src blob:; connect-src ${other}`,
    }).end(data);
  });
  await new Promise((done) => server.listen(0, done));
  t.after(() => server.close());
  const { port } = server.address();
  const game = await show(t, '', { url: `http://localhost:${port}/`, tolerate: new RegExp(`request to http://127.0.0.1:${port}/(element|solver)`) });
  await button(game, 'Hint').click();
  await said(game, /^Hint: /);
});

testAsking('the coach says when a jump loses, and marks where a peg can land', async (t) => {
  const game = await show(t, `<last-peg id="a" position="..ooo/..oxo/ooooooo/oooxxoo/oooxooo/..ooo/..ooo" finish="any" coach></last-peg>`);
  await game.page.locator('#a [data-verdict=solvable]').waitFor();
  await cell(game, 'e4').click();
  assert.match(await label(game, 'c4'), /^c4, hole, (winning|losing)/);
  await button(game, 'Coach').click();
  await said(game, 'Coach off.');
  assert.equal(await game.page.evaluate(() => a.coach), false);
  assert.equal(await label(game, 'c4'), 'c4, hole, target');
});

test('a replay: step, slider, play and pause', async (t) => {
  const game = await show(t, `<last-peg id="a" position="${NEARLY}" moves="d5-d3,d2-d4"></last-peg>`);
  assert.equal((await state(game)).pegs, 3, 'at the start');
  await button(game, 'Step').click();
  await said(game, 'Jumped d5 to d3. 2 pegs left.');
  const slider = game.page.getByRole('slider', { name: 'Place in the solution' });
  assert.equal(await slider.getAttribute('aria-valuetext'), 'Jump 1 of 2, move 1 of 2');
  await slider.focus();
  await game.press('Home');
  assert.equal((await state(game)).pegs, 3);
  await button(game, 'Play').click();
  await button(game, 'Pause').click();
  assert.equal((await state(game)).playing, false);
  await game.page.evaluate(() => a.play());
  await game.until(() => window.told.some(([, name]) => name === 'solved'));
  assert.equal((await told(game)).at(-1)[2].by, 'replay');
  await game.page.evaluate(() => a.reset());
  assert.deepEqual((await state(game)).jumps, []);
  // Playing a jump of one's own leaves the line, and shows the buttons of a game.
  for (const hole of ['d5', 'd3']) await cell(game, hole).click();
  await button(game, 'Undo').waitFor();
});

test('a still diagram: no buttons, nothing to play, but every hole can be read', async (t) => {
  const game = await show(t, '<last-peg id="a" board="triangle15" controls="none" theme="wood dark"></last-peg>');
  assert.equal(await game.page.locator('#a button:visible').count(), 0);
  assert.equal(await game.page.getByRole('grid').getAttribute('aria-readonly'), 'true');
  await cell(game, 'c3').click();
  await cell(game, 'a1').click();
  assert.equal(await label(game, 'c3'), 'c3, peg');
  assert.equal((await state(game)).pegs, 14);
  // A triangle: each row begins half a step further left.
  const [[ax, ay], [bx, by], [cx, cy]] = await Promise.all(['a1', 'a2', 'b2'].map((hole) => game.centre(cell(game, hole))));
  assert.ok(Math.abs(bx + cx - 2 * ax) < 1 && Math.abs(by - cy) < 1 && Math.abs((by - ay) / (cx - bx) - Math.sqrt(3) / 2) < 0.01);
});

const BAD = [
  ['board="no such board"', 'board'],
  ['board=""', 'board'],
  [`board="${'x'.repeat(65)}"`, 'board'],
  [`board="${'x'.repeat(200_000)}"`, 'board'],
  ['board="lattice: round/xxx"', 'board'],
  ['board="..."', 'board'],
  [`board="${'x/'.repeat(300)}x"`, 'board'],
  ['board="xxo/jumps:/a1 b1"', 'board'],
  ['board="xxo/jumps:/a1 b1 c1/jumps:/a1 b1 c1"', 'board'],
  ['position="xxx"', 'position'],
  ['board="xxo" position="xxo/xxo"', 'position'],
  ['board="xxo" position="xx"', 'position'],
  ['board="xxo" position="xxox"', 'position'],
  ['board="xxo" position="xxz"', 'position'],
  ['vacancy="h9"', 'vacancy'],
  ['vacancy="d4" position="..xxx/..xxx/xxxxxxx/xxxoxxx/xxxxxxx/..xxx/..xxx"', 'problem'],
  ['finish="everything"', 'finish'],
  ['finish="pegs:99"', 'finish'],
  ['finish="d4 marked:a4&gt;g4"', 'finish'],
  ['moves="d2-d4 d2-d4"', 'moves'],
  ['moves="d2"', 'moves'],
  ['moves="d2-z9"', 'moves'],
  ['moves="d2-d3"', 'moves'],
  [`moves="${'d2-d4 '.repeat(20_000)}"`, 'moves'],
  ['board="xx/xo/jumps:/a1 b1 b2/a1 a2 b2" moves="a1-b2"', 'moves'],
  ['theme="purple"', 'theme'],
  ['controls="steer"', 'controls'],
  ['coach="maybe"', 'coach'],
  ['lang="!"', 'lang'],
];
testAsking('bad attributes: each is told in a sentence that is seen, and no board of another puzzle shows', async (t) => {
  const game = await show(t, BAD.map(([attributes], i) => `<last-peg id="e${i}" ${attributes}><a href="#x">Play elsewhere</a></last-peg>`).join(''));
  const all = await told(game);
  for (const [i, [attributes, code]] of BAD.entries()) {
    const what = attributes.slice(0, 50);
    const own = all.filter(([id]) => id === `e${i}`);
    assert.deepEqual(own.map(([, name, detail]) => [name, detail.code]), [['error', code]], what);
    const element = game.page.locator(`#e${i}`);
    const problem = !['theme', 'controls', 'coach', 'lang'].includes(code);
    const [text, seen, cells, link] = await element.evaluate((element) => {
      const sentence = element.shadowRoot.querySelector('[part=error]');
      for (const method of ['play', 'pause', 'undo', 'redo', 'reset']) element[method]();
      return [sentence.textContent, sentence.checkVisibility(), [...element.shadowRoot.querySelectorAll('[role=gridcell]')].filter((cell) => cell.checkVisibility()).length, element.firstElementChild.assignedSlot !== null];
    });
    assert.ok(text.includes(own[0][2].message) && /^[A-Z"].*\.$/s.test(text), `${what}: ${text}`);
    assert.deepEqual([seen, cells === 0, link], [true, problem, problem], what);
    await element.evaluate((element) => {
      for (const { name } of [...element.attributes]) if (name !== 'id') element.removeAttribute(name);
    });
  }
  await game.until(() => [...document.querySelectorAll('last-peg')].every(({ state, shadowRoot }) => state?.pegs === 32 && !shadowRoot.querySelector('[part=error]').checkVisibility()));
});

test('what is wrong is said in the language of what is round it, whatever it is', async (t) => {
  const tags = ['en', 'de', 'es', 'fr', 'nl'];
  const bad = BAD.filter(([, code]) => code !== 'lang');
  const elements = (tag) => bad.map(([attributes], i) => `<last-peg id="${tag}${i}" ${attributes}></last-peg>`).join('');
  const game = await show(t, tags.map((tag) => `<div lang="${tag}">${elements(tag)}</div>`).join(''));
  const said = new Map((await told(game)).map(([id, , { message }]) => [id, message]));
  for (const [i, [attributes]] of bad.entries()) {
    const messages = tags.map((tag) => said.get(`${tag}${i}`));
    const what = `${attributes.slice(0, 60)}: ${messages.join(' ')}`;
    assert.equal(new Set(messages).size, tags.length, what);
    for (const message of messages) assert.match(message, /^[^{}]{10,400}\.$/, what);
  }
  // Another language is no other complaint.
  await game.page.evaluate(() => (document.getElementById('de0').lang = 'fr'));
  await game.page.waitForFunction((text) => document.getElementById('de0').shadowRoot.querySelector('[part=error]').textContent === text, said.get('fr0'));
  assert.equal((await told(game)).length, said.size);
});

test('attributes and properties in any order, at any time; moved, the game goes on', async (t) => {
  const game = await show(t, '<div id="one"><last-peg id="a"></last-peg></div><div id="two"></div>');
  await game.page.evaluate(() => {
    a.vacancy = 'b2'; // not a hole of the current board
    a.finish = 'one-of:a1,a5';
    a.board = 'triangle15';
    a.theme = 'marble';
  });
  await game.until(() => a.state?.position === 'x/xo/xxx/xxxx/xxxxx');
  assert.deepEqual(await told(game), []);
  for (const hole of ['b4', 'b2']) await cell(game, hole).click();
  await game.page.evaluate(() => two.append(a));
  await game.page.evaluate(() => (a.lang = 'de'));
  await said(game, 'Jumped b4 to b2. 13 pegs left.');
  await game.page.waitForFunction(() => a.shadowRoot.querySelector('[data-hole=b2]').getAttribute('aria-label') === 'b2, Stein');
  assert.equal((await state(game)).pegs, 13, 'a change of the language alone keeps the game');
  await game.page.evaluate(() => {
    a.remove();
    return new Promise((done) => setTimeout(done, 50));
  });
  await game.page.evaluate(() => one.append(window.kept = document.createElement('last-peg')));
  await game.page.evaluate(() => (window.kept.id = 'a'));
  assert.equal(await label(game, 'd4'), 'd4, hole');
  // A property set before the element was defined.
  await game.page.evaluate(() => {
    const late = Object.assign(document.createElement('last-peg'), { id: 'b', board: 'diamond13' });
    one.append(late);
  });
  assert.equal(await game.page.locator('#b').getByRole('gridcell').count(), 13);
});

test('it speaks the language of what is round it', async (t) => {
  const game = await show(t, '<div lang="fr"><last-peg id="a"></last-peg></div><last-peg id="b" lang="nl-BE"></last-peg><last-peg id="c" lang="pt"></last-peg>');
  const names = await Promise.all(['a', 'b', 'c'].map((id) => label(game, 'd4', id)));
  assert.deepEqual(names.map((name) => name.split(', ')[1]), ['vide', 'gat', 'hole']);
});

test('without JavaScript its content shows; with it, it does not', async (t) => {
  for (const javaScriptEnabled of [false, true]) {
    const game = await show(t, '<last-peg id="a" board="english"><a href="#x">Play it</a></last-peg>', { context: { javaScriptEnabled } });
    assert.equal(await game.page.getByText('Play it').isVisible(), !javaScriptEnabled);
  }
});

test('axe finds nothing; the element is small; the manifest names what there is', async (t) => {
  const game = await show(t, `<h1>A page</h1><last-peg id="a"></last-peg><last-peg id="b" moves="d2-d4" theme="dark"></last-peg><last-peg id="c" controls="none"></last-peg><last-peg id="d" board="?"></last-peg>`);
  await game.page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const found = await game.page.evaluate(async () => (await window.axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`));
  assert.deepEqual(found, []);
  const script = await readFile(join(process.env.SITE, 'element.js'));
  assert.ok(gzipSync(script).length < 60 * 1024);
  const manifest = JSON.parse(await readFile(join(process.env.SITE, 'custom-elements.json'), 'utf8'));
  const [{ attributes, members, cssParts, cssProperties }] = manifest.modules[0].declarations;
  const names = (list) => list.map(({ name }) => name).sort();
  const there = await game.page.evaluate(() => ({
    attributes: [...customElements.get('last-peg').observedAttributes].sort(),
    members: Object.entries(Object.getOwnPropertyDescriptors(customElements.get('last-peg').prototype)).map(([name]) => name)
      .filter((name) => !/Callback$|^constructor$/.test(name)).sort(),
    parts: [...new Set([...document.querySelectorAll('last-peg')].flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll('[part]')].map((element) => element.getAttribute('part'))))],
  }));
  assert.deepEqual(names(attributes), there.attributes);
  assert.deepEqual(names(members), there.members);
  assert.deepEqual(there.parts.filter((part) => !names(cssParts).includes(part)), []);
  const read = new Set(String(script).match(/--last-peg-[a-z-]+/g));
  assert.deepEqual([...read].sort(), names(cssProperties));
});
