/** Lets other requests run in the middle of long work. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setTimeout(resolve));
