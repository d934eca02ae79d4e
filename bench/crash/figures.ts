import { MINUTE_MS } from '../../contract/common/time';

export type Figure = { what: string; goal: string; measured: string; holds: boolean };

/** Collects what was measured, and whether it is within its bound. */
export function createFigures() {
  const figures: Figure[] = [];
  const add = (what: string, goal: string, measured: string, holds: boolean) => {
    figures.push({ what, goal, measured, holds });
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${what}: ${measured} (${goal})`);
  };
  return {
    add,
    equals: (what: string, goal: number, measured: number) =>
      add(what, String(goal), String(measured), measured === goal),
    /** In milliseconds; shown in seconds. */
    below: (what: string, bound: number, measured: number) =>
      add(what, `< ${bound / 1000} s`, `${(measured / 1000).toFixed(2)} s`, measured < bound),
    /** Noteworthy figure without a bound, or one that was not measured. */
    note: (what: string, said: string) => add(what, '–', said, true),
    all: () => figures,
  };
}

export type Figures = ReturnType<typeof createFigures>;

export const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));

export const toTable = (figures: readonly Figure[]) =>
  [
    '| What | Goal | Measured | |',
    '|---|---|---|---|',
    ...figures.map(
      ({ what, goal, measured, holds }) => `| ${what} | ${goal} | ${measured} | ${holds ? '' : 'BROKEN'} |`,
    ),
  ].join('\n');

/** Polls until an address answers with a status; the milliseconds since `since`. */
export async function untilStatus(url: string, status: number, since: number, limitMs = MINUTE_MS): Promise<number> {
  while (Date.now() - since < limitMs) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === status) return Date.now() - since;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
