import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CALLS, type CallName, PERMISSION_STATES, PERMISSIONS, shellMessageSchema } from './bridge-calls';
import { READY_WAIT_MS } from './shell';

const page = readFileSync('docs/native-shell.md', 'utf8');
const rowsUnder = (heading: string) =>
  (page.split(`## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim())) ?? [];
const jsonIn = (cell = '') => JSON.parse(/`(\{.*?\})`/.exec(cell)?.[1] ?? 'null') as unknown;

test('documents every call with its time limit, payload and reply', () => {
  const rows = rowsUnder('What the page asks');
  expect(rows.map(([, name]) => name?.replaceAll('`', ''))).toEqual(Object.keys(CALLS));
  for (const [, name, payload, data, limit] of rows) {
    const call = CALLS[name?.replaceAll('`', '') as CallName];
    expect(limit).toBe(`${call.ms / 1000} s`);
    // An address with … in it is an abbreviated one.
    expect(v.is(call.payload, jsonIn(payload))).toBe(true);
    expect(v.is(call.data, longer(jsonIn(data)))).toBe(true);
  }
  expect(page).toContain(`${READY_WAIT_MS / 1000} s`);
});

test('documents permissions and their states', () => {
  for (const word of [...PERMISSIONS, ...PERMISSION_STATES]) expect(page).toContain(`\`${word}\``);
});

test('documents the shell’s messages as the page parses them', () => {
  const rows = rowsUnder('Messages from the shell');
  const kinds = shellMessageSchema.options.map(({ entries }) => entries.kind.literal);
  expect(rows.map(([, kind]) => kind?.replaceAll('`', ''))).toEqual(kinds);
  for (const [, , message] of rows) expect(v.is(shellMessageSchema, longer(jsonIn(message)))).toBe(true);
});

test('registers every call in the sample shell', () => {
  const sample = page.split('```dart')[1] ?? '';
  for (const name of Object.keys(CALLS)) expect(sample).toContain(`handlerName: '${name}'`);
});

/** With a token where the page writes … for one. */
const longer = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace('"eyJ…"', '"aaa.bbb.ccc"').replace('"…"', '"fcm:0123456789abcdef"'));
