// The words of the pages beside the game in one language: the part "site" of web/languages/, and phrases
// of the game.

const FORMS = ['one', 'other'];

export class Words {
  /** @param {{ tag: string, name: string, app: object, site: object }} language  as returned by readLanguages */
  constructor({ tag, name, app, site }) {
    Object.assign(this, { tag, name, app, site });
    this.rules = new Intl.PluralRules(tag);
    this.digits = new Intl.NumberFormat(tag);
  }

  /** A number with grouped digits. @param {number | bigint | string} number  a string if it is long */
  number(number) {
    return this.digits.format(typeof number === 'string' ? BigInt(number) : number);
  }

  /**
   * A sentence of the part "site", named like "atlas.found", or of the game, named like
   * "app.count.pegs". Numbers are formatted for the language; {count} selects the plural form. Filled-in
   * values may be HTML.
   * @param {string} name
   * @param {Record<string, string | number | bigint>} [fills]
   */
  say(name, fills = {}) {
    const path = name.split('.');
    const [part, section, key] = path[0] === 'app' ? path : ['site', ...path];
    const phrase = this[part][section]?.[key];
    if (phrase === undefined) throw new Error(`${this.tag}.json has no ${part}.${section}.${key}.`);
    let text = phrase;
    if (typeof phrase === 'object') {
      const form = this.rules.select(Number(fills.count));
      text = phrase[form] ?? phrase[FORMS[1]];
    }
    // In French, a colon must not begin a line, nor a quotation end in one.
    if (this.tag === 'fr') text = text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
    return text.replace(/\u00ad/g, '').replace(/\{(\w+)\}/g, (_, key) => {
      const value = fills[key];
      if (value === undefined) throw new Error(`${this.tag}.json: nothing fills {${key}} in ${name}.`);
      return typeof value === 'string' ? value : this.number(value);
    });
  }

  /** "a, b or c" @param {string[]} items @param {'conjunction' | 'disjunction'} type */
  list(items, type = 'conjunction') {
    return new Intl.ListFormat(this.tag, { type }).format(items);
  }
}
