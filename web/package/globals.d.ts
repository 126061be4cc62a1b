// Constants that pack.mjs inserts into the scripts.

declare const __BOARDS__: object[]; // the catalogue, as printed by `lastpeg boards --json`
