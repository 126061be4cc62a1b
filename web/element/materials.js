// @ts-check
// The looks of pegs and boards, modelled on the page's shaders: the light comes from a window at the top
// left. Colours are in style.css, as gradient stops and fills of classes.

import { svg } from './dom.js';
import { round } from './geometry.js';

/** @typedef {'glass' | 'wood' | 'marble' | 'plain'} Material */
export const MATERIALS = /** @type {Material[]} */ (['glass', 'wood', 'marble', 'plain']);
export const RADIUS = 0.385; // radius of a peg

/**
 * A pseudo-random number from 0 to 1, always the same for the same arguments.
 * @param {number} seed
 * @param {number} salt
 */
const chance = (seed, salt) => {
  const wave = Math.sin(seed * 127.1 + salt * 311.7) * 43758.5453;
  return wave - Math.floor(wave);
};

const circle = (/** @type {string} */ name, /** @type {number} */ r, more = {}) => svg('circle', { class: name, r, ...more });
const path = (/** @type {string} */ name, /** @type {string} */ d, more = {}) => svg('path', { class: name, d, ...more });
/** The reflection of the window on a polished surface. */
const window_ = (/** @type {string} */ name, size = 1) =>
  svg('rect', { class: name, x: -0.07 * size, y: -0.042 * size, width: 0.14 * size, height: 0.084 * size, rx: 0.022, transform: 'translate(-.125 -.175) rotate(-30)' });

/** @type {Record<Material, (seed: number) => SVGElement[]>} */
const SHAPES = {
  glass: (seed) => [
    circle('ball', RADIUS, { fill: 'url(#glass)' }),
    // The ribbon in the marble, and the dark bowl seen through its edge.
    path('ribbon', 'M-.04-.3C.17-.16-.17 .02 .05 .29', { transform: `rotate(${round(360 * chance(seed, 1))}) scale(${chance(seed, 2) < 0.5 ? -1 : 1} 1)` }),
    circle('rim', RADIUS - 0.012),
    svg('ellipse', { class: 'sky', cx: -0.04, cy: -0.17, rx: 0.27, ry: 0.17, fill: 'url(#sky)' }),
    window_('shine'),
  ],
  wood: (seed) => {
    const [x, y] = [0.07 * Math.cos(7 * seed), 0.07 * Math.sin(7 * seed)].map(round);
    return [
      circle('ball', RADIUS, { fill: 'url(#bead)' }),
      circle('lathe', 0.285),
      circle('dome', 0.272, { fill: 'url(#dome)' }),
      svg('g', { class: 'rings', transform: `translate(${x} ${y})` }, ...[0.05, 0.095, 0.14, 0.185].map((r) => circle('ring', r))),
      svg('ellipse', { class: 'sky', cx: -0.075, cy: -0.1, rx: 0.12, ry: 0.09, fill: 'url(#wax)' }),
    ];
  },
  marble: (seed) => {
    const turn = round(360 * chance(seed, 3));
    const bend = (/** @type {number} */ salt) => round(0.5 * chance(seed, salt) - 0.25);
    return [
      circle('ball', RADIUS, { fill: 'url(#stone)' }),
      svg('g', { class: 'veins', transform: `rotate(${turn})` },
        path('vein', `M-.33-.06C${bend(4)} ${bend(5)} ${bend(6)} ${bend(7)} .31 .12`),
        path('vein', `M-.1-.32Q${bend(8)} ${bend(9)} .02 .02T.14 .3`),
        path('hair', `M-.24 .22C${bend(10)} ${bend(11)} ${bend(12)} ${bend(13)} .26-.2`)),
      circle('shade', RADIUS, { fill: 'url(#ball)' }),
      window_('shine'),
    ];
  },
  plain: () => [circle('ball', RADIUS, { fill: 'url(#satin)' })],
};

/** A peg at the origin. @param {Material} material @param {number} seed  pegs with the same seed look alike */
export const peg = (material, seed) =>
  svg('g', { class: 'peg', part: 'peg' }, circle('shadow', RADIUS, { cx: 0.035, cy: 0.06, fill: 'url(#shadow)' }), svg('g', { class: 'turned' }, ...SHAPES[material](seed)));

/**
 * @param {'radialGradient' | 'linearGradient'} tag
 * @param {string} id
 * @param {Record<string, number>} place
 * @param {[number, string][]} stops  position, and the class with the colour
 */
const gradient = (tag, id, place, stops) =>
  svg(tag, { id, ...place }, ...stops.map(([offset, name]) => svg('stop', { offset, class: name })));

/** The fills of pegs and holes. */
export const fills = () => [
  gradient('radialGradient', 'glass', { cx: 0.62, cy: 0.72, r: 0.74 }, [[0, 'peg-lit'], [0.4, 'peg-tone'], [0.78, 'peg-dim'], [1, 'peg-deep']]),
  gradient('radialGradient', 'satin', { cx: 0.34, cy: 0.3, r: 0.8 }, [[0, 'peg-lit'], [0.35, 'peg-tone'], [1, 'peg-dim']]),
  gradient('linearGradient', 'bead', { x1: 0.2, y1: 0, x2: 0.75, y2: 1 }, [[0, 'peg-lit'], [0.45, 'peg-tone'], [1, 'peg-half']]),
  gradient('radialGradient', 'dome', { cx: 0.36, cy: 0.3, r: 0.8 }, [[0, 'peg-lit'], [0.45, 'peg-tone'], [1, 'peg-half']]),
  gradient('radialGradient', 'stone', { cx: 0.4, cy: 0.36, r: 0.75 }, [[0, 'peg-lit'], [0.5, 'peg-tone'], [1, 'peg-tone']]),
  gradient('radialGradient', 'ball', { cx: 0.36, cy: 0.3, r: 0.78 }, [[0, 'white-3'], [0.4, 'none'], [0.75, 'black-2'], [1, 'black-6']]),
  gradient('linearGradient', 'sky', { x1: 0.4, y1: 0, x2: 0.55, y2: 1 }, [[0, 'white-4'], [1, 'none']]),
  gradient('radialGradient', 'wax', {}, [[0, 'white-6'], [1, 'none']]),
  gradient('radialGradient', 'shadow', {}, [[0.6, 'black-6'], [1, 'none-black']]),
  gradient('radialGradient', 'cloud', {}, [[0, 'cloud'], [1, 'no-cloud']]),
  gradient('radialGradient', 'bowl', { cx: 0.6, cy: 0.68, r: 0.68 }, [[0, 'bowl-lit'], [0.55, 'bowl-tone'], [1, 'bowl-deep']]),
];

/**
 * The texture over the colour of a board of this size.
 * @param {Material} material
 * @param {number} width
 * @param {number} height
 */
export function texture(material, width, height) {
  const tile = svg('g', { class: 'texture' });
  const add = (/** @type {number} */ count, /** @type {(i: number) => SVGElement} */ make) => tile.append(...Array.from({ length: Math.ceil(count) }, (_, i) => make(i)));
  if (material === 'glass' || material === 'wood') {
    // Growth rings of a slightly tilted plank, and fibres along it. Rectangles, because there are many,
    // and curves are slow without a graphics card.
    const strip = (/** @type {string} */ kind, /** @type {number} */ i, /** @type {number[]} */ [wide, wider], /** @type {number[]} */ [high, higher], /** @type {number[]} */ [faint, strong]) =>
      svg('rect', {
        class: kind,
        x: round((width + 2) * chance(i, 24) - wide - 1),
        y: round((height + 1) * chance(i, 25) - 0.5),
        width: round(wide + wider * chance(i, 26)),
        height: round(high + higher * chance(i, 27)),
        'fill-opacity': round(faint + strong * chance(i, 28)),
        rx: 0.02,
      });
    tile.setAttribute('transform', 'skewY(-1.2)');
    add(height * 2.2, (i) => strip('fibre', i, [width + 2, 0], [0.04, 0.2], [0.04, 0.12]));
    add(height * width * 2.8, (i) => strip('fibre', i + 500, [0.2, 2.4], [0.005, 0.013], [0.08, 0.26]));
  } else if (material === 'marble') {
    const [x, y] = [(/** @type {number} */ i, /** @type {number} */ salt) => round(width * chance(i, salt)), (/** @type {number} */ i, /** @type {number} */ salt) => round(height * chance(i, salt))];
    add(width, (i) => svg('circle', { cx: x(i, 31), cy: y(i, 32), r: round(1 + chance(i, 33)), fill: 'url(#cloud)' }));
    add(width * 1.1, (i) => path('crack', `M${x(i, 34)} ${y(i, 35)}q${round(1.4 * chance(i, 36) - 0.2)} ${round(chance(i, 37) - 0.3)} ${round(0.5 + chance(i, 38))} ${round(1.6 * chance(i, 39) - 0.4)}t${round(1 + chance(i, 40))} ${round(1.4 * chance(i, 41) - 0.2)}`, {
      'stroke-width': round(0.01 + 0.03 * chance(i, 42) ** 2),
      'stroke-opacity': round(0.2 + 0.4 * chance(i, 43)),
    }));
  }
  return svg('g', { 'clip-path': 'url(#clip)' }, tile);
}
