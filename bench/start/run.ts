import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toTable, writeSection } from '../results';
import { measureDemo } from './demo-opening';
import { measureReloads } from './dev-reload';
import { measureStart } from './product-start';

/**
 * What a start takes: the built product on an empty and on a filled folder, the API of `npm run dev` after a change, and
 * the demo in the browser. The quietest of `ROUNDS` (3) counts; the demo is opened once. Fails beyond a bound.
 */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

/** The one with the least processor time: other load on the machine only adds to it. */
const quietest = <Each extends { processor: number }>(all: readonly Each[]): Each => {
  const [least] = all.toSorted((a, b) => a.processor - b.processor);
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
  const [first, second, reload] = [quietest(cold), quietest(warm), quietest(reloads)];
  const seconds = (value: number) => value.toFixed(1);
  const rows = [
    ['first start with the demo', seconds(first.wall), '8', seconds(first.processor), first.memory.toFixed(0)],
    ['second start', seconds(second.wall), '2', seconds(second.processor), second.memory.toFixed(0)],
    ['API of `npm run dev` after a change', seconds(reload.wall), '3', seconds(reload.processor), ''],
    ['end of `npm run dev`', seconds(end), '2', '', ''],
    ['demo in the browser: log-in', seconds(demo.first.login), '5', '', ''],
    ['demo in the browser: home', seconds(demo.first.home), '10', seconds(demo.first.processor), ''],
    ['demo in the browser: home, reloaded', seconds(demo.again.home), '', seconds(demo.again.processor), ''],
  ];
  writeSection(
    'npm run bench:start',
    [
      `Seconds by the wall clock and of the processor, the quietest of ${ROUNDS} rounds; memory two seconds after a start (at most 250 MB).`,
      toTable([['start', 'wall s', 'at most', 'processor s', 'memory MB'], ...rows]),
      `Peak of the first start: ${first.peak.toFixed(0)} MB.`,
    ].join('\n\n'),
  );
  const isOver = rows.some(([, wall, most]) => most !== '' && Number(wall) > Number(most));
  if (isOver || Math.max(first.memory, second.memory) > 250) process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
