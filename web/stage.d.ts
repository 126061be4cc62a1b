// What stage.mjs puts into sw.js.

declare const __ASSETS__: string[]; // the files of the site, relative to it
declare const __BUILD__: string; // a name for this version
