import { createHash } from 'node:crypto';
import { linkSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { errorCode } from '@server/lib/error-code';

/** Another process has the folder open. */
export class FolderInUse extends Error {
  readonly pid: number | null;

  constructor(folder: string, pid: number | null) {
    const who = pid === null ? 'another process' : `process ${pid}`;
    const whoKo = pid === null ? '다른 프로세스가' : `프로세스 ${pid}번이`;
    super(
      `The data folder ${folder} is in use by ${who}; stop it first. / 데이터 폴더를 ${whoKo} 쓰고 있어요. 먼저 종료해 주세요.`,
    );
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

type Unlock = () => Promise<void>;

/**
 * Locks the folder for this process until it ends, also by `kill -9`.
 * @throws FolderInUse at once, naming the process that has the lock
 */
export const lockFolder = (folder: string, platform: string = process.platform): Promise<Unlock> =>
  platform === 'linux' ? lockBySocket(realpathSync(folder)) : lockByPidFile(realpathSync(folder));

const pidFile = (folder: string) => `${folder}.pid`;

/** An abstract socket: the kernel gives the name to one process and frees it when that process ends. */
async function lockBySocket(folder: string): Promise<Unlock> {
  const server = net.createServer((socket) => socket.destroy());
  try {
    await new Promise<void>((listening, refused) => {
      server.once('error', refused);
      server.listen(`\0ggp-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`, listening);
    });
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new FolderInUse(folder, readPid(pidFile(folder)));
  }
  server.unref();
  // Informational: a process in a long query could not answer for itself.
  writeFileSync(pidFile(folder), String(process.pid));
  return () =>
    new Promise((done) => {
      rmSync(pidFile(folder), { force: true });
      server.close(() => done());
    });
}

/** Other systems: a file with the process id, created atomically by a link. A dead process' file is replaced. */
async function lockByPidFile(folder: string): Promise<Unlock> {
  const file = pidFile(folder);
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (linked(own, file)) return async () => rmSync(file, { force: true });
      const holder = readPid(file);
      if (holder !== null && isAlive(holder)) throw new FolderInUse(folder, holder);
      setAside(file, holder);
    }
    throw new FolderInUse(folder, readPid(file));
  } finally {
    rmSync(own, { force: true });
  }
}

function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead process' file away. Two processes may try at once: one that moved a newer file restores it. */
function setAside(file: string, dead: number | null) {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  if (readPid(aside) !== dead) linked(aside, file);
  rmSync(aside, { force: true });
}

function readPid(file: string): number | null {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return /^[0-9]+$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
