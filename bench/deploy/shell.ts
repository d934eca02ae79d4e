import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';

const MARK = '@@command ';
/** Characters shown of the output of a command that failed. */
const TAIL = 2500;

/** The environment of a person who just logged in, without that of npm and of this script. */
export const plainEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(PATH|HOME|LANG|LC_\w+|TMPDIR|PG\w+|HTTPS?_PROXY)$/i.test(name)),
  );

type Ran = { command: string; seconds: number };

/**
 * Runs lines in one shell that ends at the first one that fails.
 * @returns each line with its seconds
 * @throws with the line that failed and the end of its output
 */
export async function runCommands(
  lines: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Ran[]> {
  const script = lines.flatMap((line, index) => [`echo '${MARK}${index}'`, line]).join('\n');
  const child = spawn('sh', ['-e', '-c', script], { cwd, env: { ...plainEnvironment(), ...env } });
  let output = '';
  const starts: number[] = [];
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    const begun = output.split(MARK).length - 1;
    while (starts.length < begun) starts.push(Date.now());
  });
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const ran = starts.map((start, index) => ({
    command: lines[index] ?? '',
    seconds: ((starts[index + 1] ?? Date.now()) - start) / 1000,
  }));
  if (code === 0) return ran;
  throw new Error(`'${ran.at(-1)?.command}' ended with ${code}:\n${output.slice(-TAIL)}`);
}

export type Background = { stop: () => Promise<void>; kill: () => void; output: () => string };

const started = new Set<Background>();
/** Kills what runs in the background, for a walk that aborts. */
export const killStarted = () => {
  for (const each of started) each.kill();
};

/** Starts lines in a process group of their own; `log` is the file of their output. */
export function startCommands(
  lines: readonly string[],
  { cwd, log, env = {} }: { cwd: string; log: string; env?: NodeJS.ProcessEnv },
): Background {
  const child = spawn('sh', ['-e', '-c', lines.join('\n')], {
    cwd,
    env: { ...plainEnvironment(), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const background: Background = {
    output: () => readFileSync(log, 'utf8'),
    kill: () => signalGroup(child, 'SIGKILL'),
    stop: async () => {
      signalGroup(child, 'SIGTERM');
      await gone;
      started.delete(background);
    },
  };
  started.add(background);
  return background;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}
