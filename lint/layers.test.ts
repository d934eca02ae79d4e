import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Rule that each planted import breaks: file → [source, rule]. */
const REFUSED: Record<string, [source: string, rule: string]> = {
  'src/shared/lib/feature.ts': [`import '@/features/home/home-api';`, 'layer-src/shared/(lib|tokens[.]ts|toast)'],
  'src/shared/lib/api.ts': [`import '@/shared/api/base-api';`, 'layer-src/shared/(lib|tokens[.]ts|toast)'],
  'src/shared/push/beside.ts': [`import '@/shared/forms/form';`, 'layer-src/shared/(bridge|outbox|forms|push)'],
  'src/shared/ui/domain.ts': [`import '@/domain/paths';`, 'layer-src/shared/ui'],
  'src/domain/posts/feature.ts': [`import '@/features/home/home-api';`, 'layer-src/domain/([^/]+)'],
  'src/domain/posts/beside.ts': [`import '@/domain/legal/legal-api';`, 'layer-src/domain/([^/]+)'],
  'src/features/home/app.ts': [`import '../../app/store';`, 'layer-src/features/([^/]+)'],
  'src/features/home/beside.ts': [`import { x } from '../test/test-api';`, 'layer-src/features/([^/]+)'],
  'src/features/home/lazy.ts': [
    `export const page = () => import('@/features/test/test-api');`,
    'layer-src/features/([^/]+)',
  ],
  'src/features/home/type.ts': [`import type { X } from '@/features/test/test-api';`, 'layer-src/features/([^/]+)'],
  'src/features/home/export.ts': [`export { x } from '@/features/test/test-api';`, 'layer-src/features/([^/]+)'],
  'src/features/home/page.tsx': [
    `export type X = import('@/features/test/test-api').X; export const y = <p />;`,
    'layer-src/features/([^/]+)',
  ],
  'src/features/home/server.ts': [`import '@server/http/errors';`, 'client-room'],
  'src/app/mock.ts': [`import '@mocks/server';`, 'client-room'],
  'src/shared/brand-new/file.ts': [`import '@/shared/tokens';`, 'unknown-folder-of-src'],
  'server/http/client.ts': [`import '@/domain/paths';`, 'server-room'],
  'server/lib/database.ts': [`import type { Database } from '@server/db/database';`, 'layer-server/(lib|content)'],
  'server/db/http.ts': [`import '@server/http/errors';`, 'layer-server/db'],
  'server/modules/profiles/above.ts': [`import '@server/modules/test/test-service';`, 'layer-server/modules/profiles'],
  'server/modules/mypage/jobs.ts': [`import '@server/jobs/chores';`, 'layer-server/modules/mypage'],
  'server/jobs/demo.ts': [`import '@server/demo/seed';`, 'layer-server/(jobs|demo)'],
  'server/modules/brand-new/file.ts': [`import '@server/http/errors';`, 'unknown-folder-of-server'],
  'contract/auth/above.ts': [`import '@contract/mypage/mypage';`, 'layer-contract/auth'],
  'contract/common/package.ts': [`import dayjs from 'dayjs';`, 'contract-alone'],
  'contract/brand-new/file.ts': [`import '@contract/common/text';`, 'unknown-folder-of-contract'],
  'server/app.ts': [`import './http/reads-files';`, 'app-in-browser'],
  'contract/test/first.ts': [`import type { B } from './second';`, 'no-circle'],
  'bench/below/a.ts': [`import '../above/b';`, 'no-circle-of-folders'],
};

const ALLOWED: Record<string, string> = {
  'src/features/home/state.ts': `import '@/features/auth/auth-slice';`,
  'src/features/home/own.ts': `// import '@server/app'\nexport const text = "import '@server/app'";`,
  'src/app/routes.ts': `import '@/features/home/home-api';`,
  'src/features/home/fine.test.ts': `import '@server/app'; import '@mocks/server';`,
  'server/http/contract.ts': `import * as v from 'valibot'; import '@contract/mypage/mypage';`,
  'server/http/types.ts': `import type { Stats } from 'node:fs';`,
  'server/http/reads-files.ts': `import './types'; import 'node:fs/promises'; import 'sharp';`,
  // A circle is reported once.
  'contract/test/second.ts': `import type { A } from './first';`,
  'bench/above/b.ts': `import '../below/c';`,
};

const EMPTY = [
  ...['src/shared/api/base-api.ts', 'src/shared/forms/form.ts', 'src/shared/tokens.ts', 'src/domain/paths.ts'],
  ...['src/domain/legal/legal-api.ts', 'src/features/home/home-api.ts', 'src/features/test/test-api.ts'],
  ...['src/features/auth/auth-slice.ts', 'src/app/store.ts', 'mocks/server.ts', 'server/http/errors.ts'],
  ...['server/db/database.ts', 'server/modules/test/test-service.ts', 'server/jobs/chores.ts', 'server/demo/seed.ts'],
  ...['contract/common/text.ts', 'contract/mypage/mypage.ts', 'bench/below/c.ts'],
];

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } };

/** Rules that a tree of these files breaks, by file or folder. */
function cruise(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), source);
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const tool = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const config = path.join(root, '.dependency-cruiser.mjs');
    const rooms = ['src', 'contract', 'server', 'mocks', 'bench'];
    const { stdout, stderr } = spawnSync(process.execPath, [tool, '--config', config, '-T', 'json', ...rooms], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const { summary } = JSON.parse(stdout) as Report;
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('each rule refuses its planted import, and nothing else is refused', () => {
  const refused = Object.entries(REFUSED).map(([file, [source]]) => [file, source] as const);
  const empty = EMPTY.map((file) => [file, ''] as const);
  const found = new Set(cruise(Object.fromEntries([...refused, ...Object.entries(ALLOWED), ...empty])));
  const expected = Object.entries(REFUSED).map(
    ([file, [, rule]]) => `${rule === 'no-circle-of-folders' ? path.dirname(file) : file}: ${rule}`,
  );
  expect(expected.filter((item) => !found.has(item))).toEqual([]);
  const reported = [...found].map((item) => item.split(': ')[0] ?? '');
  expect(reported.filter((file) => file in ALLOWED || EMPTY.includes(file))).toEqual([]);
});
