import type { CDPSession } from '@playwright/test';

/** The fields read from an event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string;
  cat: string;
  ph: string;
  ts: number;
  dur?: number;
  /** Time the thread really ran. */
  tdur?: number;
  tid: number;
  pid: number;
};

/** Everything the thread does, each once, and what each frame ends with. */
const TASK = 'RunTask';
const FRAME_OVER = 'Commit';

/** What the page's own thread did for each frame between two marks of the page, as often as they were set. */
export function framesIn(events: readonly TraceEvent[], from: string, to: string): { cpuMs: number; wallMs: number }[] {
  const marks = events.filter(({ name, cat }) => cat.includes('blink.user_timing') && (name === from || name === to));
  const first = marks[0];
  const own = events.filter(({ pid, tid }) => pid === first?.pid && tid === first?.tid).sort((a, b) => a.ts - b.ts);
  const tasks = own.filter(({ name }) => name === TASK);
  const over = own.filter(({ name }) => name === FRAME_OVER).map(({ ts }) => ts);
  const starts = marks.filter(({ name }) => name === from).map(({ ts }) => ts);
  return starts.flatMap((start) => {
    const end = marks.find(({ name, ts }) => name === to && ts > start)?.ts ?? start;
    const ends = over.filter((at) => at > start && at < end);
    return ends.slice(1).map((at, nth) => {
      // A frame's last task begins before the frame is over.
      const ofFrame = tasks.filter(({ ts }) => ts > (ends[nth] ?? start) && ts <= at);
      const sum = (length: (task: TraceEvent) => number) =>
        ofFrame.reduce((total, task) => total + length(task), 0) / 1000;
      return { cpuMs: sum(({ tdur, dur = 0 }) => tdur ?? dur), wallMs: sum(({ dur = 0 }) => dur) };
    });
  });
}

/** The longest task of the page's own thread, by its running time in ms, in each span between the two marks. */
export function longestTasks(events: readonly TraceEvent[], from: string, to: string): number[] {
  const marks = events.filter(({ name, cat }) => cat.includes('blink.user_timing') && (name === from || name === to));
  return marks
    .filter(({ name }) => name === from)
    .map((start) => {
      const end = marks.find(({ name, ts }) => name === to && ts > start.ts)?.ts ?? start.ts;
      const own = events.filter(
        ({ name, pid, tid, ts }) =>
          name === TASK && pid === start.pid && tid === start.tid && ts > start.ts && ts < end,
      );
      return Math.max(0, ...own.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000));
    });
}

/** Chromium's trace of what happens meanwhile. */
export async function recordTrace(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol's types describe an event as an object of strings.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const over = new Promise<void>((resolve) => {
    cdp.once('Tracing.tracingComplete', () => resolve());
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'disabled-by-default-devtools.timeline',
        'devtools.timeline',
        'toplevel',
        'blink.user_timing',
      ],
    },
  });
  await work();
  await cdp.send('Tracing.end');
  await over;
  return events;
}
