/** Whether this system has /proc. */
export const hasProc: boolean;
/** Measures the processor time of the tree below a process. */
export class ProcessorMeter {
  constructor(root: number, toGroup?: (command: string) => string | null, everyMs?: number);
  /** Seconds by group; null without /proc. */
  seconds(): Record<string, number> | null;
  /** Seconds of all groups together; null without /proc. */
  total(): number | null;
  stop(): number | null;
}
