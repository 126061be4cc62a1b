// @ts-check
// What is kept between visits. A browser may forbid it (a private window, a full disk); then the game
// is simply not kept. A tab comes back to its own game, a new one to the last of any.

const KEY = 'last-peg'; // other programs may share the origin

/** @param {string} name */
export function recall(name) {
  try {
    return sessionStorage.getItem(`${KEY}/${name}`) ?? localStorage.getItem(`${KEY}/${name}`);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} text
 */
export function keep(name, text) {
  try {
    sessionStorage.setItem(`${KEY}/${name}`, text);
    localStorage.setItem(`${KEY}/${name}`, text);
  } catch {
    // As said above.
  }
}
