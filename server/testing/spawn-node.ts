import { type ChildProcess, spawn } from 'node:child_process';

export type Spawned = {
  child: ChildProcess;
  /** Everything it said so far. */
  said: () => string;
  /** Resolves with the first match of what it says; rejects when it ends without. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<{ code: number | null; signal: string | null }>;
};

/** Starts a TypeScript file of the project as a Node process of its own. */
export function spawnNode(args: string[], env: Record<string, string> = {}): Spawned {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
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
