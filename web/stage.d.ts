// Constants that stage.mjs inserts into the scripts.

declare const __ASSETS__: string[]; // the files of the site, relative to it
declare const __BUILD__: string; // a name for this build
declare const __MODULE_BYTES__: number; // size of ui.wasm
declare const __WORDS__: Record<string, string>; // the page's English words, by name
declare const __LANGUAGES__: Record<string, [first: string, whole: string]>; // the files of the languages
declare const __ELEMENT_WORDS__: Record<string, Record<string, string | Record<string, string>>>; // by language and name
declare const __ELEMENT_ICONS__: Record<string, [string, Record<string, string>][]>; // shapes on a 24 by 24 grid: tag, attributes
declare const __ELEMENT_STYLE__: string;
