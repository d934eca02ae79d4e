import { type Spawned, spawnNode } from './spawn-node';

const running = new Set<Spawned>();
/** Kills the started processes that still run, for a script that aborts. */
export const killProducts = () => {
  for (const { child } of running) child.kill('SIGKILL');
};

export type Product = Spawned & { port: number; origin: string };

/** Starts the product as a process on a free port and waits until it answers; the environment's own settings do not count. */
export async function startProduct(
  env: { DATA_DIR: string } & Record<string, string>,
  args: string[] = [],
): Promise<Product> {
  const product = spawnProduct(env, args);
  const [, port] = await product.says(/http:\/\/localhost:(\d+)/);
  return { ...product, port: Number(port), origin: `http://127.0.0.1:${port}` };
}

/** The same, for a start that is not awaited or has to fail. `nodeArgs` come before the script, the product's own or another entry of the bundle. */
export function spawnProduct(
  env: { DATA_DIR: string } & Record<string, string>,
  args: string[] = [],
  nodeArgs: string[] = [],
  script = 'server/main.ts',
): Spawned {
  const product = spawnNode([...nodeArgs, script, ...args], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: '',
    SESSION_SECRET: '',
    DEMO: '',
    DRAIN_DELAY: '',
    ...env,
  });
  running.add(product);
  product.child.once('exit', () => running.delete(product));
  return product;
}
