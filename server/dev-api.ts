import type { ChildProcess } from 'node:child_process';
import { rmSync, watch } from 'node:fs';
import path from 'node:path';
import { context } from 'esbuild';
import { copyServerFiles, copySwagger, serverBuildOptions } from './bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
/** Beside the built pages, which the API serves too (server/lib/project-paths.ts). */
const OUT = path.join(root, 'dist/dev-server');
const SOURCES = ['server', 'contract'];
/** One background thread, as in `npm start`: with more of them a start takes about a fifth more processor time. */
const NODE_ARGS = ['--enable-source-maps', '--v8-pool-size=1', '--max-semi-space-size=8'];
/** An editor writes a file in several steps. */
const SETTLE_MS = 40;
/** Read at run time, so they are not among the inputs of the bundle. */
const COPIED = /^server\/(db\/migrations|content\/images)\//;

/**
 * The API of `npm run dev`: one bundle, rebuilt incrementally and started again when one of its files changes. A change
 * that cannot be built leaves the last one running.
 * @param start starts Node with these arguments, in a process group of its own
 * @returns ends it
 */
export async function runApi(start: (args: string[]) => ChildProcess): Promise<() => Promise<void>> {
  rmSync(OUT, { recursive: true, force: true });
  const bundle = await context(serverBuildOptions({ main: 'server/main.ts' }, OUT));
  let inputs = new Set<string>();
  let api: ChildProcess | null = null;
  let isEnding = false;

  async function rebuild() {
    const { metafile } = await bundle.rebuild();
    inputs = new Set(Object.keys(metafile?.inputs ?? {}));
    copyServerFiles(OUT);
  }
  async function restart() {
    try {
      await rebuild();
    } catch {
      // esbuild has printed what is wrong.
      return;
    }
    await end(api);
    if (!isEnding) api = start([...NODE_ARGS, path.join(OUT, 'main.js'), '--demo']);
  }

  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const onChange = (file: string) => {
    if (!inputs.has(file) && !COPIED.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(restart);
    }, SETTLE_MS);
  };
  const watchers = SOURCES.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_, name) => {
      if (name !== null) onChange(path.posix.join(folder, name.replaceAll('\\', '/')));
    }),
  );
  copySwagger(OUT);
  await restart();
  return async () => {
    isEnding = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await running;
    await Promise.all([end(api), bundle.dispose()]);
  };
}

/** Resolves when the process has ended, as the next one needs its port and its folder. */
async function end(child: ChildProcess | null): Promise<void> {
  if (child === null || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
