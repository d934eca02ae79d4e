/** Holds a step of a test back until it is opened. */
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
    /** Called by what is held back. */
    passed: async () => {
      arrive();
      await opened;
    },
    /** Resolves when something is held back. */
    reached: () => arrived,
    open: () => open(),
  };
}
