import { spawnProduct, startProduct } from '../../server/testing/start-product';
import { SECRET } from './embedded-home';
import type { Figures } from './figures';

const CPU_WITHIN_MS = 1000;
/** Printed by the process itself when it exits, so that nothing of it is missed. */
const REPORT = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write('cpu '+Math.round((user+system)/1000)+' ms')})`;

/** A second process on a data folder in use: refused, and what that costs. */
export async function startSecond(figures: Figures, home: string) {
  const settings = { DATA_DIR: home, SESSION_SECRET: SECRET, LOG: 'off' };
  const first = await startProduct(settings);
  const second = spawnProduct(settings, [], ['--import', REPORT]);
  const [, cpu] = await second.says(/cpu (\d+) ms/);
  const { code } = await second.ended;
  first.child.kill('SIGTERM');
  await first.ended;
  const isRefused = code === 1 && second.said().includes(`in use by process ${first.child.pid}`);
  figures.add('second process on the folder', 'refused', isRefused ? 'refused' : second.said(), isRefused);
  figures.below('second process: processor time', CPU_WITHIN_MS, Number(cpu));
}
