/** Blocks a step of a test until it is opened. */
export function createGate() {
  let open: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return {
    /** Called by the blocked step. */
    passed: async () => {
      arrive();
      await opened;
    },
    /** Resolves when a step is blocked. */
    reached: () => arrived,
    open: () => open(),
  };
}
