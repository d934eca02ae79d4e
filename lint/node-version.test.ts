import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { engines, scripts } from '../package.json';
import { refuseNode } from '../server/node-version.mjs';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const oldest = /^>=(\d+\.\d+\.\d+)$/.exec(engines.node)?.[1] ?? '';

test('a version of Node below that of package.json gets a sentence, and no other one does', () => {
  expect([oldest, '20.20.0', '22.0.0', '24.1.0', '26.12.0'].map((version) => refuseNode(`v${version}`))).toEqual(
    Array.from({ length: 5 }, () => null),
  );
  const [major = '', minor = ''] = oldest.split('.');
  for (const version of [`v${major}.${Number(minor) - 1}.9`, 'v18.20.4', 'v16.0.0'])
    expect(refuseNode(version)).toMatch(
      new RegExp(`^Node\\.js ${major}\\.${minor} or newer.*${version}.* / .*필요한데`),
    );
});

test.each(['server/main.ts', 'server/cli/admin.ts', 'server/cli/backup.ts'])('%s asks for it first', (file) => {
  expect(read(file)).toMatch(/async function main\(.*\) \{\n {2}const refusal = refuseNode\(process\.version\);/);
});

test('the two commands of the README ask before they install', () => {
  expect(scripts.product).toMatch(/^node build\/before-install\.mjs --port && npm install/);
  expect(scripts.check).toMatch(/^node build\/before-install\.mjs && npm install/);
});

test('a port in use is told before anything is installed, and a free one is not', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const ask = () =>
    spawnSync(process.execPath, ['build/before-install.mjs', '--port'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    });
  const refused = ask();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(new RegExp(`^Port ${port} is already in use.* / ${port}번 포트를`));
  await new Promise((closed) => taken.close(closed));
  expect(ask()).toMatchObject({ status: 0, stderr: '' });
});
