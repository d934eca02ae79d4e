import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACTING_MIGRATIONS } from '../server/db/contracting-migrations';

const folder = path.resolve(__dirname, '../server/db/migrations');

/** What a release before cannot cope with while it serves beside the new one. */
const CONTRACTIONS = [
  /\bdrop\s+(table|column|view|type|schema|sequence)\b/i,
  /\brename\s+(to|column|value)\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
  /\balter\s+column\s+\S+\s+drop\s+default\b/i,
  /\badd\s+column\s+(?![^;]*\b(default|generated)\b)[^;]*\bnot\s+null\b/i,
];

const withoutBodies = (sql: string) => sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '').replace(/--.*$/gm, '');
const listContractions = (sql: string) =>
  withoutBodies(sql)
    .split(';')
    .filter((statement) => CONTRACTIONS.some((pattern) => pattern.test(statement)))
    .map((statement) => statement.trim());

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => ({ tag: name.replace('.sql', ''), sql: readFileSync(path.join(folder, name), 'utf8') }));

/** Before it nothing was released that has to serve beside another release. */
const FIRST = '0028';

test.each(migrations.filter(({ tag }) => tag > FIRST))(
  '$tag only adds, or is named as one that does not',
  (migration) => {
    const contractions = listContractions(migration.sql);
    const isContracting = contractions.length > 0;
    expect({ isContracting, contractions }).toMatchObject({ isContracting: migration.tag in CONTRACTING_MIGRATIONS });
  },
);

test('every contracting migration exists', () => {
  const tags = migrations.map(({ tag }) => tag);
  expect(Object.keys(CONTRACTING_MIGRATIONS).filter((tag) => !tags.includes(tag))).toEqual([]);
});

test.each([
  'DROP TABLE "posts"',
  'ALTER TABLE "posts" DROP COLUMN "title"',
  'ALTER TABLE "posts" RENAME COLUMN "title" TO "name"',
  'ALTER TABLE "posts" ALTER COLUMN "title" SET DATA TYPE varchar(10)',
  'ALTER TABLE "posts" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "posts" ADD COLUMN "kind" text NOT NULL',
])('refuses %s', (sql) => {
  expect(listContractions(`create index a on b (c);--> statement-breakpoint\n${sql};`)).toHaveLength(1);
});

test.each([
  'ALTER TABLE "posts" ADD COLUMN "kind" text',
  `ALTER TABLE "posts" ADD COLUMN "kind" text DEFAULT 'tip' NOT NULL`,
  'CREATE TABLE "posts" ("id" uuid NOT NULL)',
  'DROP INDEX "posts_idx"',
  'CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN DROP TABLE x; END $$',
])('accepts %s', (sql) => {
  expect(listContractions(`${sql};`)).toEqual([]);
});
