/**
 * Prints a measured figure. Not in Jest in CI, where the output of a failed step begins with the failure.
 * @param id what was measured, a word or two
 */
export function figure(id: string, said: string): void {
  if (!process.env.CI || !process.env.JEST_WORKER_ID) process.stdout.write(`  ${id}: ${said}\n`);
}
