import path from 'node:path';
import { brokenZones, importsOf, readSources } from './zones.mjs';

const sources = readSources(path.resolve(__dirname, '..'));

/** One file planted among the product's, whose own texts are left out for speed. */
const planted = (file: string, source: string) =>
  brokenZones(new Map([...[...sources.keys()].map((name) => [name, ''] as const), [file, source]]));

test('the product keeps its zones', () => {
  expect(brokenZones(sources)).toEqual([]);
});

test.each([
  ['shared imports a feature', 'src/shared/lib/bad.ts', `import { authReducer } from '@/features/auth/auth-slice';`],
  ['shared imports app', 'src/shared/lib/bad.ts', `import { tokens } from '@/app/theme/tokens';`],
  ['a feature imports app', 'src/features/home/bad.ts', `import { theme } from '../../app/theme/theme';`],
  ['a feature imports another', 'src/features/home/bad.ts', `import { x } from '@/features/test/test-api';`],
  ['… by a relative path', 'src/features/home/bad.ts', `import { x } from '../test/test-api';`],
  ['… lazily', 'src/features/home/bad.ts', `export const page = () => import('@/features/test/test-page');`],
  ['… for a type', 'src/features/home/bad.ts', `import type { X } from '@/features/test/test-api';`],
  ['… by handing it on', 'src/features/home/bad.ts', `export { x } from '@/features/test/test-api';`],
  ['… as an import type', 'src/features/home/bad.ts', `export type X = import('@/features/test/test-api').X;`],
  ['a feature that came today imports another', 'src/features/brand-new/bad.ts', `import '@/features/home/home-api';`],
  ['the client imports the server', 'src/features/home/bad.ts', `import { ok } from '@server/http/reply';`],
  ['the client imports a mock', 'src/app/bad.ts', `import { server } from '@mocks/server';`],
  ['the client imports a test helper', 'src/app/bad.ts', `import { renderApp } from '@/testing/render-app';`],
  ['the server imports the client', 'server/http/bad.ts', `import { paths } from '@/domain/paths';`],
  ['the server imports a test helper', 'server/http/bad.ts', `import { testConfig } from '../testing/test-deps';`],
  ['the contract imports a package', 'contract/bad.ts', `import dayjs from 'dayjs';`],
  ['the contract imports the client', 'contract/bad.ts', `import { paths } from '@/domain/paths';`],
])('%s: refused', (_, file, source) => {
  expect(planted(file, source)).toHaveLength(1);
});

test.each([
  ['a feature uses the state every screen needs', 'src/features/home/fine.ts', `import '@/features/auth/auth-slice';`],
  ['app knows every feature', 'src/app/fine.ts', `import { homeRoutes } from '@/features/home/home-routes';`],
  ['a test imports both sides', 'src/features/home/fine.test.ts', `import '@server/app'; import '@mocks/server';`],
  ['a mock imports both sides', 'mocks/fine.ts', `import '@server/app'; import { paths } from '@/domain/paths';`],
  ['everybody speaks the contract', 'server/http/fine.ts', `import { loginInput } from '@contract/auth/auth';`],
])('%s: allowed', (_, file, source) => {
  expect(planted(file, source)).toEqual([]);
});

test('nothing the API app reaches is Node’s own', () => {
  const found = brokenZones(
    new Map([
      ['server/app.ts', `import { deeper } from './http/deeper';`],
      ['server/http/deeper.ts', `import { readFile } from 'node:fs/promises'; import sharp from 'sharp';`],
      ['server/http/types.ts', `import type { Stats } from 'node:fs';`],
      ['server/main.ts', `import { createServer } from 'node:http';`],
    ]),
  );
  expect(found.map(({ imports }) => imports)).toEqual(['node:fs/promises', 'sharp']);
});

test('an import in a comment or a string is none', () => {
  expect(importsOf(`// import '@server/app'\nexport const text = "import '@server/app'";`)).toEqual([]);
});
