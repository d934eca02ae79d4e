import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toNotes } from './release-notes-text.mjs';

/** Prints the notes of a tag: `node .ci/release-notes.mjs v0.2.0`. The tag is the version of package.json. */
const root = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(root, file), 'utf8');
console.log(toNotes(process.argv[2] ?? '', JSON.parse(read('package.json')).version, read('CHANGELOG.md')));
