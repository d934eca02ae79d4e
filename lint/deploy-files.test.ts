import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { scripts } from '../package.json';
import { SETTING_NAMES } from '../server/config';
import { parseArguments } from '../server/lib/arguments';

const root = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yml');
const guide = read('docs/deploy.md');

const lockFile = v.object({
  packages: v.record(
    v.string(),
    v.object({ dev: v.optional(v.boolean()), dependencies: v.optional(v.record(v.string(), v.string())) }),
  ),
});

/** Made while the image is built. */
const BUILT = ['dist', 'node_modules'];
/** Of the composition itself, not of the product. */
const COMPOSE_NAMES = ['POSTGRES_PASSWORD', 'STORE_PASSWORD', 'PUBLIC_HOST'];

test('every file that the image copies exists and is not ignored', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, file = '']) => file);
  expect([...copied, ...kept].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(copied.filter((file) => file !== '.' && !kept.includes(file))).toEqual([]);
});

test('every folder that the build imports is in the image', () => {
  const kept = read('.dockerignore').split('\n');
  for (const name of ['server', 'src', 'contract', 'build', 'public', 'index.html', 'vite.config.ts', 'tsconfig.json'])
    expect(kept).toContain(`!${name}`);
  for (const [, file = ''] of dockerfile.matchAll(/COPY --from=\w+ \/app\/(\S+)/g)) expect(BUILT).toContain(file);
});

test('the image runs as another user than root and has a health check', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

test('the image leaves out the compiler that npm leaves among the production packages, and nothing that runs imports it', () => {
  expect(dockerfile).toMatch(/^RUN rm -rf node_modules\/typescript node_modules\/@typescript$/m);
  const { packages } = v.parse(lockFile, JSON.parse(read('package-lock.json')));
  const required = Object.entries(packages).filter(
    ([name, { dev, dependencies }]) => name !== '' && !dev && dependencies && 'typescript' in dependencies,
  );
  expect(required.map(([name]) => name)).toEqual([]);
});

test('every setting in the composition and the image is one of the product', () => {
  const [, settings = ''] = /environment: &settings\n((?: {4}\S.*\n)+)/.exec(compose) ?? [];
  const names = [...settings.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  const [, image = ''] = /^ENV (NODE_ENV=.+)$/m.exec(dockerfile) ?? [];
  const all = [...names, ...[...image.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)];
  expect(all.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

test('every command of the composition exists', () => {
  const commands = [...compose.matchAll(/command: \[(\w+)\]/g)].map(([, command = '']) => command);
  expect(commands.toSorted()).toEqual(['api', 'api', 'migrate', 'worker']);
  expect(commands.flatMap((command) => parseArguments([command]).problems)).toEqual([]);
});

test('the proxies send to services of the composition', () => {
  const upstreams = [...read('deploy/Caddyfile').matchAll(/(\S+):3000/g)].map(([, name = '']) => name);
  expect(upstreams).toEqual(['app-1', 'app-2']);
  for (const name of upstreams) expect(compose).toMatch(new RegExp(`^ {2}${name}:$`, 'm'));
});

const units = ['grow-grow-planner', 'grow-grow-planner@', 'grow-grow-planner-worker'].map((name) =>
  read(`deploy/${name}.service`),
);
const executed = units.map((unit) => /^ExecStart=(.+)$/m.exec(unit)?.[1] ?? '');

test('the units start commands of the product with settings that exist, each on ports of its own', () => {
  const commands = executed.map((line) => line.split('dist/server/main.js')[1]?.trim() ?? '?');
  expect(commands).toEqual(['', 'api', 'worker']);
  const settings = executed.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name));
  expect(settings.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
  for (const line of executed) for (const flag of flags) expect(line).toContain(flag);
  // The shared parts are the same text.
  const shared = units.map((unit) => unit.replace(/^(?:#|Description=|ExecStart=).*$/gm, ''));
  expect(new Set(shared).size).toBe(1);
});

test('the proxy, the units and the guide name the same ports, and the worker is behind no proxy', () => {
  const nginx = read('deploy/nginx.conf');
  const upstreams = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port = '']) => port);
  const enabled = [...guide.matchAll(/grow-grow-planner@(\d+)/g)].map(([, port = '']) => port);
  expect([...new Set(enabled)]).toEqual(upstreams);
  const [, worker = ''] = /PORT=(\d+)/.exec(executed[2] ?? '') ?? [];
  expect(guide).toContain(`PORT=${worker} METRICS_PORT=1${worker} npm start -- worker`);
  expect(upstreams).not.toContain(worker);
});

test('nginx asks the other process where one starts or stops', () => {
  expect(read('deploy/nginx.conf')).toContain('proxy_next_upstream error timeout http_503 non_idempotent;');
});

test('images of the composition have versions', () => {
  const images = [...compose.matchAll(/^ {4}image: (\S+)$/gm)].map(([, image = '']) => image);
  expect(images.length).toBeGreaterThan(2);
  expect(images.filter((image) => !/:v?\d+\.\d+/.test(image))).toEqual([]);
});

test('the composition replaces the settings of the guide that name something of a machine', () => {
  const [, settings = ''] = /environment: &settings\n((?: {4}\S.*\n)+)/.exec(compose) ?? [];
  const own = [...settings.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
  const [, given = ''] = /```ini walk settings\n([\s\S]*?)```/.exec(guide) ?? [];
  const ofMachine = [...given.matchAll(/^([A-Z_]+)=(?=\/|127\.|postgres:)/gm)].map(([, name = '']) => name);
  expect(ofMachine).toEqual(['HOST', 'DATA_DIR', 'DATABASE_URL']);
  expect(ofMachine.filter((name) => !own.includes(name))).toEqual([]);
});

const hasCompose = spawnSync('docker-compose', ['version']).status === 0;
const withCompose = hasCompose ? describe : describe.skip;

withCompose('the composition in docker-compose (skipped where that is missing)', () => {
  test('it is read with the settings of the guide, and each process has its own folders', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ggp-compose-'));
    try {
      const [, given = ''] = /```ini walk settings\n([\s\S]*?)```/.exec(guide) ?? [];
      writeFileSync(path.join(folder, 'compose.yml'), compose);
      const secrets = 'POSTGRES_PASSWORD=a\nSTORE_PASSWORD=b\nPUBLIC_HOST=planner.example.com\n';
      writeFileSync(path.join(folder, '.env'), `${given.replaceAll("'", '')}${secrets}`);
      const { status, stdout, stderr } = spawnSync('docker-compose', ['-f', 'compose.yml', 'config'], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout.match(/^ {6}DATA_DIR: (.*)$/gm)).toEqual(Array.from({ length: 4 }, () => '      DATA_DIR: /data'));
      expect(stdout).not.toContain('127.0.0.1:5432');
      expect(stdout.match(/^ {6}BACKUP_DIR: \/backups$/gm)).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('nginx passes what the product needs', () => {
  const nginx = read('deploy/nginx.conf');
  for (const directive of ['underscores_in_headers on;', 'proxy_set_header Host $host;', 'client_max_body_size 12m;'])
    expect(nginx).toContain(directive);
});

test('docs/deploy.md names settings and scripts that exist', () => {
  const named = [...guide.matchAll(/`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g)].map(([, name = '']) => name);
  const known = [...SETTING_NAMES, ...COMPOSE_NAMES, 'CROSS_SITE'];
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const called = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});
