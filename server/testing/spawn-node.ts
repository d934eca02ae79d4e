import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export type Spawned = {
  child: ChildProcess;
  /** Everything it said so far. */
  said: () => string;
  /** Resolves with the first match in its output; rejects when it ends without one. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/** The bundle of a TypeScript file (jest/server-bundle.mjs). */
export function toBundle(file: string): string {
  const folder = process.env.GGP_SERVER_BUNDLE;
  if (!folder) throw new Error('The server is bundled by Jest’s global set-up.');
  return path.join(folder, `${path.basename(file, '.ts')}.js`);
}

/** Starts Node as a process of its own; a TypeScript file among the arguments must be an entry of the bundle. */
export function spawnNode(args: string[], env: Record<string, string> = {}): Spawned {
  const child = spawn(
    process.execPath,
    args.map((arg) => (arg.endsWith('.ts') ? toBundle(arg) : arg)),
    {
      env: { ...process.env, NODE_ENV: 'test', ...env },
    },
  );
  let text = '';
  const wake: (() => void)[] = [];
  const hear = (part: Buffer) => {
    text += part.toString();
    for (const go of wake.splice(0)) go();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  let over = false;
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => {
      over = true;
      for (const go of wake.splice(0)) go();
      resolve({ code, signal });
    });
  });
  const says = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(text);
      if (match) return match;
      if (over) throw new Error(`it ended without saying ${pattern}:\n${text}`);
      await new Promise<void>((go) => wake.push(go));
    }
  };
  return { child, said: () => text, says, ended };
}
