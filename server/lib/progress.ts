type Words = { ko: string; en: string };

export type Progress = {
  /** Marks this start as the first one; otherwise steps print nothing. */
  announce: () => void;
  /** Runs one step, and prints its name and, from one second on, its duration. */
  step: <T>(words: Words, work: () => Promise<T>) => Promise<T>;
};

/** Prints the steps of a first start, which can take a minute. Later starts are quiet. */
export function printedProgress(write: (text: string) => void, now: () => number = Date.now): Progress {
  let first = false;
  return {
    announce: () => {
      first = true;
      write('\n  처음 시작해서 시간이 조금 걸려요. / This is the first start, which takes a moment.\n');
    },
    step: async ({ ko, en }, work) => {
      if (!first) return work();
      write(`  ${ko}… / ${en}…`);
      const began = now();
      try {
        const result = await work();
        const seconds = Math.round((now() - began) / 1000);
        write(seconds > 0 ? ` ${seconds}초 / ${seconds} s\n` : '\n');
        return result;
      } catch (error) {
        write('\n');
        throw error;
      }
    },
  };
}

export const silentProgress: Progress = { announce: () => undefined, step: (_words, work) => work() };
