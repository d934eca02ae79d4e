import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readBlocks } from '../bench/deploy/guide';
import { createContextFilter, readStages } from '../bench/deploy/image';
import { readConfig } from '../server/config';

const read = (file: string) => readFileSync(path.resolve(__dirname, '..', file), 'utf8');
const blocks = readBlocks(read('docs/deploy.md'));
const stages = readStages(read('Dockerfile'));

test('the walk of docs/deploy.md installs, builds, migrates, starts both kinds of process and grants the first role', () => {
  expect([...new Set(blocks.map(({ kind }) => kind))].toSorted()).toEqual(
    ['admin', 'background', 'commands', 'database', 'settings', 'skipped'].toSorted(),
  );
  const walked = blocks.filter(({ kind }) => kind !== 'skipped').flatMap(({ lines }) => lines);
  for (const command of [
    'npm install --no-save --omit=dev',
    'npm run build',
    'npm start -- migrate',
    'PORT=3000 METRICS_PORT=13000 npm start -- api',
  ])
    expect(walked).toContain(command);
});

test('an unknown mark of a block in the guide is refused', () => {
  expect(() => readBlocks('```sh walk backgroud\nnpm start\n```\n')).toThrow("'sh walk backgroud'");
});

test('the settings of docs/deploy.md are enough in production', () => {
  const settings = blocks.find(({ kind }) => kind === 'settings')?.lines ?? [];
  const env = Object.fromEntries(
    settings.map((line) => {
      const at = line.indexOf('=');
      const value = line.slice(at + 1).replace(/^'(.*)'$/, '$1');
      return [line.slice(0, at), value.replace('<secret>', 's'.repeat(64)).replace('<password>', 'p')];
    }),
  );
  expect(readConfig(env, ['api'])).toMatchObject({ production: true, host: '127.0.0.1', drainDelay: 5 });
});

test('a value of those settings that the shell would split or cut is in quotes', () => {
  const settings = blocks.find(({ kind }) => kind === 'settings')?.lines ?? [];
  const bare = settings.filter((line) => !/^[A-Z_]+='[^']*'$/.test(line.replaceAll(/<\w+>/g, 'x')));
  expect(bare.filter((line) => /[\s;|&<>$`"\\]/.test(line.replaceAll(/<\w+>/g, 'x')))).toEqual([]);
});

test('the stages of the Dockerfile are read with their instructions, and .dockerignore leaves out what it does not name', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', 'image']);
  expect(stages[1]?.steps).toContainEqual({ verb: 'RUN', rest: 'npm install --no-save --omit=dev' });
  const isKept = createContextFilter(read('.dockerignore'));
  expect(['server/main.ts', 'package.json', 'docs/deploy.md', '.env', 'e2e/run.mjs'].filter(isKept)).toEqual([
    'server/main.ts',
    'package.json',
  ]);
});
