import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const HEAD = `
type Row = { id: string; body: string; state: string | null };
type State = 'open' | 'done';
declare const rows: Row[];
declare const row: Row;
declare function use(value: unknown): void;
`;

const PLANTED = {
  'a column': 'use(row.state as State);',
  'a column in angle brackets': 'use(<State>row.state);',
  'a column with a default': `use((row.state ?? 'open') as State);`,
  'rows by way of unknown': 'use(rows as unknown as { id: number }[]);',
  'a destructured column': 'for (const { state } of rows) use(state as State);',
  'text parsed from a row': 'use(JSON.parse(row.body) as { items: string[] });',
};

/** Files of a small project that oxlint refuses for an unsafe assertion. */
function listRefused(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'casts-'));
  try {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${HEAD}${source}\nexport {};\n`);
    }
    const args = ['--type-aware', '-f', 'json'];
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    return diagnostics.filter(({ code }) => code.includes('no-unsafe-type-assertion')).map(({ filename }) => filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a cast of what was read from the database is refused in a service and allowed in its test', () => {
  const sources = Object.values(PLANTED);
  const files = sources.map((source, at) => [`server/modules/history/planted-${at}.ts`, source]);
  const fine = [
    ['server/modules/history/const.ts', `use({ state: 'open' } as const);`],
    ['server/modules/history/satisfies.ts', `use({ id: 'a', body: '', state: null } satisfies Row);`],
    ['server/modules/history/casts.test.ts', sources.join('\n')],
  ];
  const refused = listRefused(Object.fromEntries([...files, ...fine]));
  expect(refused.toSorted()).toEqual(files.map(([file]) => file));
});
