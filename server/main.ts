import { type Config, readConfig } from './config';
import { type Command, parseArguments, USAGE } from './lib/arguments';
import { migrateDatabase } from './migrate-command';
import { Stopped, stopSignal } from './node/lifecycle/stop-signal';
import { refuseNode } from './node-version.mjs';
import { serveProduct } from './serve-command';
import { startFailure } from './start-failure';

const COMMANDS: Record<Command, (config: Config, stopping: AbortSignal) => Promise<void>> = {
  serve: serveProduct,
  api: serveProduct,
  worker: serveProduct,
  migrate: migrateDatabase,
};

async function main(args: string[]) {
  const refusal = refuseNode(process.version);
  if (refusal) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
    return;
  }
  if (parseArguments(args).help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  // Stacks name source files; it costs only where one is read.
  process.setSourceMapsEnabled(true);
  // Whatever is written from here on is for its owner alone.
  process.umask(0o077);
  const stopping = stopSignal();
  let config: Config | null = null;
  try {
    config = readConfig(process.env, args);
    await COMMANDS[config.command](config, stopping);
  } catch (error) {
    // The port may be open still, here and below.
    if (error instanceof Stopped) process.exit(0);
    const message = startFailure(error, config) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`${message}\n`, () => process.exit(1));
  }
}

void main(process.argv.slice(2));
