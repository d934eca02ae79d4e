import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { readConfig, SETTING_NAMES } from '../server/config';

const root = path.resolve(__dirname, '..');
const example = readFileSync(path.join(root, '.env.example'), 'utf8');
const page = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');

const names = SETTING_NAMES.toSorted();

test('.env.example lists exactly the variables that the server reads', () => {
  const listed = [...example.matchAll(/^(?:# )?([A-Z][A-Z_]*)=/gm)].flatMap(([, name]) => name ?? []);
  expect(listed.toSorted()).toEqual(names);
});

test('.env.example changes no setting when it is copied', () => {
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});

test('the first table of docs/configuration.md lists exactly the same variables', () => {
  const [table] = page.match(/(?:^\|.*\n)+/m) ?? [''];
  const listed = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell]) => cell?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(listed.toSorted()).toEqual(names);
});
