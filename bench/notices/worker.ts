import { readConfig } from '../../server/config';
import { openDatabase } from '../../server/db/open-database';
import { silentProgress } from '../../server/lib/progress';
import { stopSignal, untilStopped } from '../../server/node/lifecycle/stop-signal';
import { createLog } from '../../server/node/monitoring/json-log';
import { createProduct } from '../../server/product';

/** `npm start -- worker` with a push service: each push is a POST to PUSH_URL with the tokens of its devices. */
const pushUrl = process.env.PUSH_URL ?? '';
const config = readConfig(process.env, ['worker']);
const log = createLog(config);
const stopping = stopSignal();
const database = await openDatabase(config, { log });
const product = await createProduct(config, database, {
  ...{ log, progress: silentProgress, stopping, metrics: null, observer: null },
  push: {
    send: async ({ devices }) => {
      const body = JSON.stringify(devices.map(({ token }) => token));
      const answer = await fetch(pushUrl, { method: 'POST', body });
      if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
      await answer.arrayBuffer();
      return { gone: [] };
    },
  },
});
process.stdout.write('working\n');
await untilStopped(stopping);
await product.stopJobs();
await product.close();
await database.close();
