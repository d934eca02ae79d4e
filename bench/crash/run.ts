import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres } from '../../jest/postgres-server.mjs';
import { bundleForTests } from '../../jest/server-bundle.mjs';
import { type Caller, newAllowance } from '../../server/testing/keyed-writers';
import { figure } from '../../server/testing/report-figure';
import { killProducts } from '../../server/testing/start-product';
import { cutDatabase } from './database-cuts';
import { fillDisk, releaseDisk } from './disk-full';
import { prepareHome } from './embedded-home';
import { createFigures, toTable } from './figures';
import { killNine } from './kill-nine';
import { startSecond } from './second-process';
import { shutDown } from './shutdown';

/**
 * Crashes, outages, shutdown and a full disk against the product as a process, on the loopback interface only. Prints a
 * table and fails when a bound is broken. CRASH_KILLS and CRASH_CUTS shorten it; arguments choose parts of it:
 * kill, cuts, term, disk, second.
 */
const KILLS = Number(process.env.CRASH_KILLS ?? 30);
const CUTS = Number(process.env.CRASH_CUTS ?? 5);
const CALLERS = 96;
const chosen = process.argv.slice(2);
const isChosen = (part: string) => chosen.length === 0 || chosen.includes(part);

/** On a copy of the database nothing is used up. */
const withAllowance = (callers: readonly Caller[]) => callers.map((caller) => ({ ...caller, left: newAllowance() }));

const figures = createFigures();
const folder = mkdtempSync(path.join(tmpdir(), 'ggp-crash-'));
process.on('exit', () => {
  killProducts();
  releaseDisk(folder);
  rmSync(folder, { recursive: true, force: true });
  rmSync(process.env.GGP_SERVER_BUNDLE ?? '', { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

await bundleForTests();
const home = path.join(folder, 'home');
const prepared = path.join(folder, 'prepared');
const callers = await prepareHome(home, CALLERS);
cpSync(home, prepared, { recursive: true });
if (isChosen('kill')) await killNine(figures, home, callers, KILLS);
if (isChosen('second')) await startSecond(figures, home);
if (isChosen('term')) await shutDown(figures, home, callers);
if (isChosen('disk')) await fillDisk(figures, folder, prepared, withAllowance(callers));
if (isChosen('cuts')) {
  const postgres = await findPostgres();
  console.log(postgres.what);
  try {
    await cutDatabase(figures, path.join(folder, 'postgres'), postgres.url, CUTS);
  } finally {
    await postgres.stop();
  }
}
console.log(`\n${toTable(figures.all())}`);
// A part of it is no figure of the whole.
if (chosen.length === 0)
  figure(
    'crash',
    figures
      .all()
      .map(({ what, measured, holds }) => `${what}: ${measured}${holds ? '' : ' (BROKEN)'}`)
      .join('; '),
  );
process.exitCode = figures.all().every(({ holds }) => holds) ? 0 : 1;
