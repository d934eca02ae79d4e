/** A hidden page paints nothing. */
const AT_MOST_MS = 100;

/** Resolves when what has been rendered is on the screen, so that feedback to a tap does not wait for what follows. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, AT_MOST_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame's callbacks run before it is painted.
      setTimeout(resolve, 0);
    });
  });
