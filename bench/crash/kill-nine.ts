import { dealCallers } from '../../server/testing/create-callers';
import { type Caller, KEY_STUCK_MS, KeyedWriters } from '../../server/testing/keyed-writers';
import { startProduct } from '../../server/testing/start-product';
import { SECRET } from './embedded-home';
import { type Figures, pause } from './figures';

const WRITERS = 8;

/** Kills the product on the embedded database while keyed writers write; each write under way is sent again. */
export async function killNine(figures: Figures, home: string, callers: readonly Caller[], kills: number) {
  const settings = { DATA_DIR: home, SESSION_SECRET: SECRET, LOG: 'off' };
  let product = await startProduct(settings);
  const writers = new KeyedWriters(() => product.origin);
  writers.start(dealCallers(callers, WRITERS, callers.length / WRITERS));
  let opened = 1;
  for (let kill = 0; kill < kills; kill += 1) {
    const until = writers.acknowledged.length + 5 + Math.floor(Math.random() * 40);
    const patience = Date.now() + 3000;
    while (writers.acknowledged.length < until && Date.now() < patience) await pause(5);
    product.child.kill('SIGKILL');
    await product.ended;
    product = await startProduct(settings);
    opened += 1;
    await writers.repeatLast(WRITERS);
  }
  await writers.stop();
  const { lost, twice } = await writers.audit();
  product.child.kill('SIGTERM');
  await product.ended;
  figures.note('kill -9, embedded: acknowledged writes', `${writers.acknowledged.length} of ${WRITERS} writers`);
  figures.equals(`kill -9 × ${kills}: starts that opened`, kills + 1, opened);
  figures.equals('kill -9: acknowledged writes lost', 0, lost);
  figures.equals('kill -9: writes done twice', 0, twice);
  figures.equals('kill -9: repeated writes answered otherwise', 0, writers.differing);
  figures.equals('kill -9: answers 5xx', 0, [...writers.refusals.keys()].filter((status) => status >= 500).length);
  figures.below('kill -9: longest refusal of a key (409)', KEY_STUCK_MS, writers.longestConflict);
}
