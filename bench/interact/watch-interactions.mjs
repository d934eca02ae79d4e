/* Injected before the page's scripts: the slowest event of each interaction, in ms, by its id (Event Timing API). */
{
  /** Shorter events are not reported. */
  const SHORTEST_MS = 16;
  const slowest = new Map();
  let counted = 0;
  const note = (entries) => {
    for (const { interactionId, duration } of entries)
      if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: SHORTEST_MS, buffered: true });
  /** Those since the last call; frames that are under way are waited for. */
  window.takeInteractions = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    note(observer.takeRecords());
    const taken = [...slowest.values()];
    slowest.clear();
    const unreported = performance.interactionCount - counted - taken.length;
    counted = performance.interactionCount;
    return [...taken, ...Array(Math.max(0, unreported)).fill(SHORTEST_MS)];
  };
}
