// @ts-check
// Small changes to the document that leave alone what is as it should be.

/**
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
 * Changes only what differs, so that assistive technology hears of real changes alone.
 * @param {Element} element
 * @param {string} name
 * @param {string | number | boolean | null | undefined} value  null or undefined: no such attribute
 */
export function set(element, name, value) {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/**
 * Where nothing is said, the style sheet's place.
 * @param {HTMLElement} element
 * @param {{ x?: number | null, y?: number | null, width?: number | null, height?: number | null }} rectangle
 */
export function place(element, { x, y, width, height }) {
  const pixels = (/** @type {number | null | undefined} */ value) => (typeof value === 'number' ? `${value}px` : '');
  element.style.left = pixels(x);
  element.style.top = pixels(y);
  element.style.width = pixels(width);
  element.style.height = pixels(height);
}

/**
 * The element of a key, made when it is new.
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
 * Removes what is not there any more.
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

/** From 0 on, in whole steps. @param {string} name */
export function range(name) {
  const element = document.createElement('input');
  element.type = 'range';
  element.setAttribute('aria-label', name);
  return element;
}

/**
 * Makes these the children, in this order, moving only what is out of place.
 * @param {HTMLElement} parent
 * @param {HTMLElement[]} children
 */
export function arrange(parent, children) {
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}
