import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Figures, untilStatus } from '../crash/figures';
import { type Block, readBlocks, replaceAll } from './guide';
import { getFolderSize } from './image';
import { joinFirst } from './join';
import { type Background, runCommands, startCommands } from './shell';

const ORIGIN = 'https://planner.example.com';
/** DRAIN_DELAY of the guide and what is promised after it (docs/configuration.md#stopping), with room for a busy machine. */
const STOP_MS = 20_000;

const lockFile = v.object({ packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean(), false) })) });

type Places = {
  /** In place of /opt/grow-grow-planner; the product is a release in it. */
  installed: string;
  product: string;
  data: string;
  settings: string;
  logs: string;
  /** Database and role of the walk; `env` is that of PostgreSQL's own programs, as its administrator. */
  database: { name: string; address: string; env: NodeJS.ProcessEnv };
  /** api, worker, metrics of api, metrics of worker */
  ports: readonly [number, number, number, number];
};

const toMegabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;

/**
 * Values that a person would fill in or have elsewhere. Mails are written to the data folder, as there is no mail
 * server.
 */
const listReplacements = ({ installed, data, settings, ports }: Places, password: string) =>
  [
    ['/opt/grow-grow-planner', installed],
    ['/etc/grow-grow-planner.env', settings],
    ['/var/lib/grow-grow-planner', data],
    ['<password>', password],
    ['sudo -u postgres ', ''],
    [/^SMTP_URL=.*$/g, 'MAIL=folder'],
    [/\b3000\b/g, String(ports[0])],
    [/\b3100\b/g, String(ports[1])],
    [/\b13000\b/g, String(ports[2])],
    [/\b13100\b/g, String(ports[3])],
  ] as const;

/** Does the marked blocks of the guide one after another. @throws at the first command that fails */
export async function walkGuide(figures: Figures, guide: string, places: Places): Promise<void> {
  const { product, settings, ports, database } = places;
  const replacements = listReplacements(places, randomBytes(12).toString('hex'));
  const running: Background[] = [];
  const run = async (lines: string[], shown: string[], env?: NodeJS.ProcessEnv) => {
    const ran = await runCommands(lines, { cwd: product, env });
    ran.forEach(({ seconds }, index) => {
      figures.add(`\`${toCell(shown[index] ?? '')}\``, 'ends with 0', `${seconds.toFixed(1)} s`, true);
    });
  };
  const steps: Record<Block['kind'], (lines: string[], shown: string[]) => Promise<void>> = {
    skipped: async (_lines, shown) =>
      figures.note(`\`${toCell(shown[0] ?? '')}\` …`, 'not run: not marked for the walk'),
    commands: async (lines, shown) => {
      if (shown.some((line) => line.startsWith('curl '))) await awaitReady(figures, ports);
      await run(lines, shown);
      if (shown.includes('npm run build')) addSizes(figures, product);
    },
    database: (lines, shown) =>
      run(
        lines.map((line) => line.replaceAll(/\bplanner\b/g, database.name)),
        shown,
        database.env,
      ),
    settings: async (lines) => {
      await writeSettings(lines, places);
      figures.note('settings of the guide', `${lines.length}, with NODE_ENV=production`);
    },
    background: async (lines, shown) => {
      running.push(startCommands(lines, { cwd: product, log: `${settings}.${running.length}.log` }));
      figures.note(`\`${toCell(shown.at(-1) ?? '')}\``, 'started');
    },
    admin: async (lines, shown) => {
      const id = await joinFirst(`http://127.0.0.1:${ports[0]}`, ORIGIN, path.join(places.data, 'mail'));
      figures.note('the first member joins with a mailed code', id);
      await run(
        lines.map((line) => line.replaceAll('<login_id>', id)),
        shown,
      );
      await stopAll(figures, running.splice(0), ports);
    },
  };
  for (const { kind, lines } of readBlocks(guide))
    await steps[kind](
      lines.map((line) => replaceAll(line, replacements)),
      lines,
    );
  if (running.length > 0) throw new Error('docs/deploy.md starts processes after the block of the administrator');
}

const toCell = (command: string) => command.replaceAll('|', '\\|');

async function writeSettings(lines: readonly string[], { settings, database }: Places) {
  const secret = randomBytes(48).toString('base64');
  const text = lines.map((line) =>
    line
      .replace('<secret>', secret)
      .replace(
        /^(DATABASE_URL=postgres:\/\/)planner:(.*)@.*$/,
        `$1${database.name}:$2@${database.address}/${database.name}`,
      ),
  );
  writeFileSync(settings, `${text.join('\n')}\n`, { mode: 0o600 });
}

function addSizes(figures: Figures, product: string) {
  for (const name of ['node_modules', 'dist'])
    figures.note(`size of ${name} with production packages only`, toMegabytes(getFolderSize(path.join(product, name))));
  const left = listDevelopmentPackages(product);
  figures.add('packages of development that are left', 'none', left.join(', ') || 'none', left.length === 0);
}

/** Those that no package of production may use: TypeScript stays, an optional peer of valibot (docs/deploy.md). */
function listDevelopmentPackages(product: string): string[] {
  const lock = v.parse(lockFile, JSON.parse(readFileSync(path.join(product, 'package-lock.json'), 'utf8')));
  return Object.entries(lock.packages)
    .filter(([folder, { dev }]) => dev && existsSync(path.join(product, folder)))
    .map(([folder]) => folder);
}

async function awaitReady(figures: Figures, ports: Places['ports']) {
  const since = Date.now();
  const names = ['/readyz of api', '/readyz of worker', '/metrics of api', '/metrics of worker'];
  for (const [index, name] of names.entries()) {
    const url = `http://127.0.0.1:${ports[index]}${index < 2 ? '/readyz' : '/metrics'}`;
    figures.below(`${name} answers 200`, 60_000, await untilStatus(url, 200, since));
  }
  const page = await fetch(`http://127.0.0.1:${ports[0]}/auth/login`);
  const isPage = (await page.text()).includes('<div id="root"') && page.status === 200;
  figures.add('/auth/login is the page', '200', String(page.status), isPage);
}

async function stopAll(figures: Figures, running: readonly Background[], ports: Places['ports']) {
  const since = Date.now();
  await Promise.all(running.map(({ stop }) => stop()));
  figures.below('api and worker end after SIGTERM', STOP_MS, Date.now() - since);
  const stillOpen = await fetch(`http://127.0.0.1:${ports[0]}/healthz`).then(
    () => true,
    () => false,
  );
  figures.add('the port is closed', 'closed', stillOpen ? 'open' : 'closed', !stillOpen);
  const errors = running.flatMap(({ output }) =>
    output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"')),
  );
  figures.add('errors in the log', '0', String(errors.length), errors.length === 0);
  for (const line of errors) console.error(line);
}
