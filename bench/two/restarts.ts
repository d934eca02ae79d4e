import type { Caller } from '../../server/testing/keyed-writers';
import type { Product } from '../../server/testing/start-product';
import { type Figures, pause } from '../crash/figures';
import type { Balancer } from './balancer';
import { startLoad } from './load';

const DRAIN_SECONDS = 5;
const KILLS = 4;

/** One of the processes behind the balancer, and how it is started again. */
export type Place = { process: Product; start: () => Promise<Product> };

async function replace(place: Place, balancer: Balancer, index: number) {
  const backend = balancer.backends[index];
  place.process = await place.start();
  if (backend) await balancer.untilReady(backend);
}

/** Ends and starts the processes one after another, under load. */
export async function restartInTurn(
  figures: Figures,
  places: readonly Place[],
  balancer: Balancer,
  callers: readonly Caller[],
) {
  const load = startLoad(balancer.origin, callers);
  let longest = 0;
  await pause(1500);
  for (const [index, place] of places.entries()) {
    const since = Date.now();
    place.process.child.kill('SIGTERM');
    await place.process.ended;
    longest = Math.max(longest, Date.now() - since);
    await replace(place, balancer, index);
    await pause(1000);
  }
  await load.stop();
  const { lost, twice } = await load.writers.audit();
  const requests = load.reads.answered + load.writers.acknowledged.length;
  figures.equals(`rolling restart: failed requests, of ${requests}`, 0, load.countFailed());
  figures.equals('rolling restart: acknowledged writes lost or done twice', 0, lost + twice);
  figures.below('rolling restart: longest end of a process', (DRAIN_SECONDS + 8) * 1000, longest);
}

/** Kills each process under load; what was under way there fails and succeeds once when it is repeated with its key. */
export async function killInTurn(
  figures: Figures,
  places: readonly Place[],
  balancer: Balancer,
  callers: readonly Caller[],
) {
  const load = startLoad(balancer.origin, callers);
  const countBroken = () => balancer.backends.reduce((sum, { broken }) => sum + broken, 0);
  const before = countBroken();
  let [underWay, elsewhere] = [0, 0];
  await pause(1500);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const index = kill % places.length;
    const [place, backend] = [places[index], balancer.backends[index]];
    if (!place || !backend) throw new Error('no such process');
    const until = Date.now() + 2000;
    while (backend.inFlight < 2 && Date.now() < until) await pause(1);
    place.process.child.kill('SIGKILL');
    underWay += backend.inFlight;
    const brokenElsewhere = countBroken() - backend.broken;
    await place.process.ended;
    await pause(500);
    await replace(place, balancer, index);
    await pause(500);
    elsewhere += countBroken() - backend.broken - brokenElsewhere;
  }
  await load.stop();
  const { lost, twice } = await load.writers.audit();
  const failed = load.countFailed();
  const broken = countBroken() - before;
  figures.note(`kill -9 × ${KILLS}: requests`, String(load.reads.answered + load.writers.acknowledged.length));
  figures.note(
    `kill -9 × ${KILLS}: connections that broke at the killed process`,
    `${broken} (${underWay} at the signal)`,
  );
  figures.equals(`kill -9 × ${KILLS}: connections that broke at the other one`, 0, elsewhere);
  figures.equals(`kill -9 × ${KILLS}: failed requests beside those`, 0, failed - broken);
  figures.equals('kill -9: acknowledged writes lost', 0, lost);
  figures.equals('kill -9: writes done twice after they were repeated with their key', 0, twice);
  figures.equals('kill -9: repeated writes answered otherwise', 0, load.writers.differing);
}
