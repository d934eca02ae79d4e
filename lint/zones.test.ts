import path from 'node:path';
import { toFloors, toRooms } from './module-graph.mjs';
import { brokenZones, readImports, readSources } from './zones.mjs';

const sources = readSources(path.resolve(__dirname, '..'));

/** One file planted among the product's, whose own texts are left out for speed. */
const planted = (file: string, source: string) =>
  brokenZones(new Map([...[...sources.keys()].map((name) => [name, ''] as const), [file, source]]));

test('the product follows its layers', () => {
  expect(brokenZones(sources)).toEqual([]);
});

test.each([
  ['shared imports a feature', 'src/shared/lib/bad.ts', `import { homeApi } from '@/features/home/home-api';`],
  ['shared imports domain', 'src/shared/ui/bad.ts', `import { paths } from '@/domain/paths';`],
  [
    'a lower room of shared imports a higher',
    'src/shared/lib/bad.ts',
    `import { baseApi } from '@/shared/api/base-api';`,
  ],
  ['domain imports a feature', 'src/domain/posts/bad.ts', `import { homeApi } from '@/features/home/home-api';`],
  ['domain imports app', 'src/domain/posts/bad.ts', `import { makeStore } from '@/app/store';`],
  ['a topic of domain imports another', 'src/domain/posts/bad.ts', `import '@/domain/legal/legal-api';`],
  ['a folder of shared without a layer', 'src/shared/brand-new/bad.ts', `import '@/shared/tokens';`],
  ['shared imports app', 'src/shared/lib/bad.ts', `import { tokens } from '@/app/theme/global-styles';`],
  [
    'a feature imports app',
    'src/features/home/bad.ts',
    `import { globalStyles } from '../../app/theme/global-styles';`,
  ],
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
  ['server/lib imports the database', 'server/lib/bad.ts', `import type { Database } from '@server/db/database';`],
  ['server/db imports http', 'server/db/bad.ts', `import { AppError } from '@server/http/errors';`],
  ['server/http imports a module', 'server/http/bad.ts', `import '@server/modules/accounts/lock-account';`],
  ['server/mail imports a module', 'server/mail/bad.ts', `import '@server/modules/notices/create-notice';`],
  ['a module imports a higher one', 'server/modules/profiles/bad.ts', `import '@server/modules/test/test-routes';`],
  ['… by a relative path', 'server/modules/profiles/bad.ts', `import '../mypage/mypage-routes';`],
  ['a module imports scheduled work', 'server/modules/mypage/bad.ts', `import '@server/jobs/chores';`],
  ['a module imports the demo', 'server/modules/mypage/bad.ts', `import '@server/demo/seed';`],
  ['scheduled work imports the demo', 'server/jobs/bad.ts', `import '@server/demo/seed';`],
  ['a module imports the app', 'server/modules/mypage/bad.ts', `import { createApp } from '@server/app';`],
  ['the app imports its host', 'server/app.ts', `import '@server/node/serve';`],
  ['a module without a layer', 'server/modules/brand-new/bad.ts', `import '@server/http/errors';`],
  ['a folder of the server without a layer', 'server/brand-new/bad.ts', `import '@server/http/errors';`],
  ['a proof imports the bench', 'server/proofs/bad.test.ts', `import { figure } from '../../bench/figure';`],
  ['a contract room imports a higher one', 'contract/auth/bad.ts', `import '@contract/mypage/mypage';`],
  ['contract/common imports a room', 'contract/common/bad.ts', `import '@contract/auth/auth';`],
  ['a contract room without a layer', 'contract/brand-new/bad.ts', `import '@contract/common/text';`],
  ['the contract imports a package', 'contract/common/bad.ts', `import dayjs from 'dayjs';`],
  ['the contract imports the client', 'contract/common/bad.ts', `import { paths } from '@/domain/paths';`],
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

test('server/app.ts reaches no module of Node or native package', () => {
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

test('ignores an import in a comment or a string', () => {
  expect(readImports(`// import '@server/app'\nexport const text = "import '@server/app'";`)).toEqual([]);
});

test.each(['src/features/home', 'server/modules/community', 'e2e', 'contract/auth'])(
  'refuses a circle of folders in %s with the imports that close it',
  (parent) => {
    const files = new Map([
      [`${parent}/below/a.ts`, `import '../above/b';`],
      [`${parent}/above/b.ts`, `import '../below/c';`],
      [`${parent}/below/c.ts`, ''],
      [`${parent}/apart/d.ts`, `import '../above/b';`],
    ]);
    expect(brokenZones(files).map(({ file, imports }) => [file, imports])).toEqual([
      [`${parent}/below/a.ts`, `${parent}/above/b.ts`],
      [`${parent}/above/b.ts`, `${parent}/below/c.ts`],
    ]);
  },
);

test('numbers the layers of folders from the lowest, 0', () => {
  const rooms = toRooms(
    new Map([
      ['server/app.ts', ['server/modules/auth/x.ts']],
      ['server/modules/auth/x.ts', ['server/http/y.ts', 'server/modules/auth/z.ts']],
      ['server/modules/auth/z.ts', []],
      ['server/http/y.ts', []],
    ]),
  );
  expect(Object.fromEntries(toFloors(rooms))).toEqual({
    'server/app.ts': 2,
    'server/modules/auth': 1,
    'server/http': 0,
  });
});
