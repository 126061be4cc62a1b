// @ts-check
// Makes elements without parsing text, which a strict policy may forbid.

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes  null or undefined: absent */
/** @typedef {(Node | string)[]} Children */

/** @param {Element} element @param {Attributes} attributes */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {Children} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Attributes} [attributes] @param {Children} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/** An icon from the set that the page uses. @param {string} name */
export const icon = (name) =>
  svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': true, class: 'icon' }, ...__ELEMENT_ICONS__[name].map(([tag, attributes]) =>
    svg(/** @type {'path'} */ (tag), attributes)));
