/**
 * Runs work under a Web Lock, which all tabs of the browser share. Without it where the browser has no locks or the lock
 * is not to be had: `giveUp` is asked at each `waitMs`, since a suspended tab may hold the lock.
 */
export async function withWebLock<T>(
  name: string,
  waitMs: number,
  work: (isLocked: boolean) => Promise<T>,
  giveUp: () => boolean = () => true,
): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return work(false);
  let acquired = false;
  const abortController = new AbortController();
  const timer = setInterval(() => giveUp() && abortController.abort(), waitMs);
  try {
    return await locks.request(name, { signal: abortController.signal }, () => {
      acquired = true;
      clearInterval(timer);
      return work(true);
    });
  } catch (error) {
    if (acquired) throw error;
    return work(false);
  } finally {
    clearInterval(timer);
  }
}
