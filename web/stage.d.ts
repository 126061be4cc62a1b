// What stage.mjs puts into the scripts.

declare const __ASSETS__: string[]; // the files of the site, relative to it
declare const __BUILD__: string; // a name for this version
declare const __MODULE_BYTES__: number; // of ui.wasm
declare const __WORDS__: Record<string, string>; // what the page says in English, by its names
declare const __LANGUAGES__: Record<string, string>; // the files of the other languages
