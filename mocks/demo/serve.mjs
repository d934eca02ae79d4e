import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, preview } from 'vite';
import { endingSignal } from '../../server/ending.mjs';

/**
 * Builds the demo and serves it: `npm run demo`, on PORT or `-- --port 3001`, default 3000. A single process, so that
 * any signal ends all of it.
 */
endingSignal().addEventListener('abort', () => process.exit());
const root = path.resolve(import.meta.dirname, '../..');
const config = { root, configFile: path.join(root, 'vite.demo.config.ts') };

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? (process.env.PORT || 3000));
if (Number.isInteger(port) && port >= 0 && port <= 65535) {
  await build(config);
  const server = await preview({ ...config, preview: { port } });
  server.printUrls();
} else {
  console.error('PORT: must be a whole number from 0 to 65535 / PORT는 0부터 65535까지의 숫자로 정해 주세요.');
  process.exitCode = 1;
}
