import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Processor time of a tree of processes from Linux's /proc (proc(5), fields of /proc/<pid>/stat).

export const hasProc = existsSync('/proc/self/stat');
const ticks = hasProc ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' })) : 100;

function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses that may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, childUser, childSystem, start] = [1, 11, 12, 13, 14, 19].map((nth) =>
      Number(fields[nth]),
    );
    return { pid, parent, start, own: (user + system) / ticks, waited: (childUser + childSystem) / ticks };
  } catch {
    return null;
  }
}

const readCommand = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

/**
 * Measures the tree below a process. Call `sample` now and then: a process that ended counts with its last sample, and
 * what its parent says of children it waited for counts where it is more.
 */
export class ProcessorMeter {
  #root;
  #toGroup;
  #seen = new Map();
  #timer;

  /** @param toGroup names the group of a process by its command line; null for the group of its parent */
  constructor(root, toGroup = () => null, everyMs = 250) {
    this.#root = root;
    this.#toGroup = toGroup;
    this.sample();
    if (hasProc && everyMs) this.#timer = setInterval(() => this.sample(), everyMs).unref();
  }

  sample() {
    if (!hasProc) return;
    const running = new Map();
    for (const name of readdirSync('/proc')) {
      const process = /^\d+$/.test(name) ? readProcess(Number(name)) : null;
      if (process) running.set(process.pid, process);
    }
    for (const known of this.#seen.values()) {
      const now = running.get(known.pid);
      known.runs = now?.start === known.start;
      if (!known.runs) continue;
      Object.assign(known, { own: now.own, waited: now.waited });
      // Between fork and exec a process has the command line of its parent, and one that waits to be reaped has none.
      const command = readCommand(now.pid);
      if (command) known.group = this.#toGroup(command);
    }
    // Parents come first: a process is known by its parent.
    for (const process of [...running.values()].sort((a, b) => a.start - b.start || a.pid - b.pid)) this.#add(process);
  }

  #add(process) {
    const key = `${process.pid}:${process.start}`;
    if (this.#seen.has(key)) return;
    const parent = [...this.#seen.values()].find(({ pid, runs }) => runs && pid === process.parent);
    if (process.pid !== this.#root && !parent) return;
    const group = this.#toGroup(readCommand(process.pid));
    this.#seen.set(key, { ...process, runs: true, group, parentKey: parent ? `${parent.pid}:${parent.start}` : null });
  }

  /** Seconds by group since the first sample of each process; null without /proc. */
  seconds() {
    if (!hasProc) return null;
    this.sample();
    const groups = {};
    for (const [key, process] of this.#seen) {
      const children = [...this.#seen.values()].filter(({ parentKey }) => parentKey === key);
      const ended = children.filter(({ runs }) => !runs);
      const unseen = process.waited - ended.reduce((sum, { own, waited }) => sum + own + waited, 0);
      const group = this.#effectiveGroup(process);
      groups[group] = (groups[group] ?? 0) + process.own + Math.max(0, unseen);
    }
    return groups;
  }

  #effectiveGroup({ group, parentKey }) {
    if (group !== null) return group;
    return parentKey === null ? 'rest' : this.#effectiveGroup(this.#seen.get(parentKey));
  }

  /** Seconds of all groups together; null without /proc. */
  total() {
    const groups = this.seconds();
    return groups && Object.values(groups).reduce((sum, seconds) => sum + seconds, 0);
  }

  stop() {
    clearInterval(this.#timer);
    return this.total();
  }
}
