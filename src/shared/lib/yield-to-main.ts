/** Ends the task, so that pending input and paint come before what follows. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
