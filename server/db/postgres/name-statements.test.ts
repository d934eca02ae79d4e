import type pg from 'pg';
import { createStatementNames, nameStatements } from './name-statements';

function createClient() {
  const sent: unknown[] = [];
  const client = { query: (statement: unknown) => sent.push(statement) };
  nameStatements(client as unknown as pg.ClientBase, createStatementNames());
  return { client, sent };
}

test('a text has a name from its third time on, and keeps it', () => {
  const { client, sent } = createClient();
  for (let time = 0; time < 4; time += 1) client.query({ text: 'select 1' });
  client.query({ text: 'select 2' });
  expect(sent).toEqual([
    { text: 'select 1' },
    { text: 'select 1' },
    { text: 'select 1', name: 'ggp_1' },
    { text: 'select 1', name: 'ggp_1' },
    { text: 'select 2' },
  ]);
});

test('a name of its own and a plain text are left as they are', () => {
  const { client, sent } = createClient();
  for (let time = 0; time < 4; time += 1) {
    client.query({ text: 'select 1', name: 'mine' });
    client.query('begin');
  }
  expect(sent.slice(-2)).toEqual([{ text: 'select 1', name: 'mine' }, 'begin']);
});

test('no more than 300 texts have a name', () => {
  const nameOf = createStatementNames();
  const names = Array.from({ length: 400 }, (_, index) => [1, 2, 3].map(() => nameOf(`select ${index}`)).at(-1));
  expect(new Set(names.filter(Boolean)).size).toBe(300);
  expect(nameOf('select 0')).toBe('ggp_1');
});
