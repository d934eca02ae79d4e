import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toTable, writeSection } from '../results';
import { measureDemo } from './demo-opening';
import { measureReloads } from './dev-reload';
import { measureStart, type Start } from './product-start';

/**
 * Duration of a start: the built product on an empty and on a filled folder, the API of `npm run dev` after a change,
 * and the demo in the browser. The quietest of `ROUNDS` (3) counts; the demo is opened once. Fails beyond a bound.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** The one with the shortest wait: other load on the machine only adds to it. */
const quietest = (all: readonly Start[]): Start => {
  const [least] = all.toSorted((a, b) => a.wall - b.wall);
  if (!least) throw new Error('nothing was measured');
  return least;
};

const home = mkdtempSync(path.join(tmpdir(), 'ggp-start-'));
try {
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = path.join(home, String(round));
    cold.push(await measureStart(data));
    warm.push(await measureStart(data));
  }
  const { reloads, end } = await measureReloads(path.join(home, '0'), ROUNDS);
  const demo = await measureDemo();
  const [first, second] = [quietest(cold), quietest(warm)];
  const seconds = (value: number) => value.toFixed(1);
  const rows = [
    ['first start with the demo', seconds(first.wall), '8', first.memory.toFixed(0)],
    ['second start', seconds(second.wall), '2', second.memory.toFixed(0)],
    ['API of `npm run dev` after a change', seconds(Math.min(...reloads)), '3', ''],
    ['end of `npm run dev`', seconds(end), '2', ''],
    ['demo in the browser: log-in', seconds(demo.login), '5', ''],
    ['demo in the browser: home', seconds(demo.home), '10', ''],
    ['demo in the browser: home, reloaded', seconds(demo.again), '', ''],
  ];
  writeSection(
    'npm run bench -- start',
    [
      `Seconds by the wall clock, the quietest of ${ROUNDS} rounds; memory two seconds after a start (at most 250 MB).`,
      toTable([['start', 's', 'at most', 'memory MB'], ...rows]),
      `Peak of the first start: ${first.peak.toFixed(0)} MB.`,
    ].join('\n\n'),
  );
  const isOver = rows.some(([, wall, most]) => most !== '' && Number(wall) > Number(most));
  if (isOver || Math.max(first.memory, second.memory) > 250) process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
