// @ts-check
// Small changes to the document. Each is made only if needed: a change without effect would still be
// announced by screen readers, and could move the focus.

/**
 * The element with an id; throws if the page has none.
 * @template {HTMLElement} [T=HTMLElement]
 * @param {string} id
 * @returns {T}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element ${id}.`);
  return /** @type {T} */ (element);
}

/**
 * Sets an attribute.
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value  null or undefined: remove the attribute
 */
export function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** @type {WeakMap<HTMLElement, { x?: number | null, y?: number | null, width?: number | null, height?: number | null }>} */
const placed = new WeakMap();

/**
 * Places an element in a rectangle in CSS pixels, relative to the canvas's corner. Missing values are
 * left to the style sheet.
 * @param {HTMLElement} element
 * @param {{ x?: number | null, y?: number | null, width?: number | null, height?: number | null }}
 * rectangle
 */
export function place(element, { x, y, width, height }) {
  const last = placed.get(element);
  if (last && last.x === x && last.y === y && last.width === width && last.height === height) return;
  placed.set(element, { x, y, width, height });
  const pixels = (/** @type {number | null | undefined} */ value) => (typeof value === 'number' ? `${value}px` : '');
  element.style.left = pixels(x);
  element.style.top = pixels(y);
  element.style.width = pixels(width);
  element.style.height = pixels(height);
}

/**
 * The element for a key; made when the key is new.
 * @template {HTMLElement} T
 * @param {Map<string, T>} known
 * @param {string} key
 * @param {() => T} make
 */
export function keep(known, key, make) {
  const element = known.get(key) ?? make();
  known.set(key, element);
  return element;
}

/**
 * Removes the elements whose keys are no longer wanted.
 * @param {Map<string, HTMLElement>} known
 * @param {Set<string>} wanted
 */
export function prune(known, wanted) {
  for (const [key, element] of known) {
    if (wanted.has(key)) continue;
    element.remove();
    known.delete(key);
  }
}

/** @param {Record<string, string>} attributes */
export function div(attributes) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export function button() {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  return element;
}

/**
 * The number of columns in which the canvas shows a list's elements, as far as they are placed.
 * @param {HTMLElement[]} list
 */
export function columns(list) {
  const tops = list.map((element) => element.style.top).filter(Boolean);
  return Math.max(1, ...tops.map((top) => tops.filter((other) => other === top).length));
}

/** A slider with whole steps from 0 on. @param {string} name  for screen readers */
export function range(name) {
  const element = document.createElement('input');
  element.type = 'range';
  element.setAttribute('aria-label', name);
  return element;
}

/**
 * Makes these elements the children of `parent` in this order; moves only those out of place.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
export function arrange(parent, children) {
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}
