/**
 * Evaluates MUI's code and makes its theme, ahead of what is built on it: together they are a task of 200 ms of a slow
 * phone. A failure shows where they are used.
 * @param pause ends a task; resolves when the next one may begin
 */
export async function prepareMui(pause: () => Promise<void>): Promise<void> {
  const mui = await import('./mui/mui-theme').catch(() => undefined);
  await pause();
  mui?.getTheme();
  await pause();
}
