// node version.mjs INDEX VERSION
//
// Writes the version and the commit into the page, <meta name="version" content="1.0.0 (a1b2c3d4)">, and nothing
// where the page says so already. It stands there and nowhere else in the site: a new commit that changes nothing
// of the page gives all other files the same bytes, and names. Where the sources are no checkout there is no commit.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [index, version] = process.argv.slice(2);

function commit() {
  try {
    const options = { cwd: fileURLToPath(new URL('..', import.meta.url)), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return ` (${execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], options).trim()})`;
  } catch {
    return '';
  }
}

const before = readFileSync(index, 'utf8');
const after = before.replace(/(?<=<meta name="version" content=")[^"]*/, version + commit());
if (!after.includes(`content="${version}`)) throw new Error(`${index} has no place for the version.`);
if (after !== before) writeFileSync(index, after);
