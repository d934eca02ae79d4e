import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Replaces what is between <!-- name --> and <!-- /name -->, which both have to be there. */
export function replaceSection(text, name, content) {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start === -1 || end < start) throw new Error(`The page has no section ${open} … ${close}`);
  return `${text.slice(0, start + open.length)}\n\n${content.trim()}\n\n${text.slice(end)}`;
}

/** The same on a file. */
export function writeSection(file, name, content) {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), name, content));
}
