/** React's scheduler, which comes without types. */
declare module 'scheduler' {
  /** @param fps 1 / how long work runs before the browser may act, in seconds; 0: the 5 ms of the beginning */
  export function unstable_forceFrameRate(fps: number): void;
}
