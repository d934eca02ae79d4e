import { test as base } from './journey';
import { enterShell, SHELL_AGENT, type SimulatedShell } from './simulated-shell.mjs';

/** Journeys inside the very shell that `npm run shell` opens. */
export const test = base.extend<{ shell: SimulatedShell }>({
  userAgent: SHELL_AGENT,
  shell: [async ({ context }, use) => use(await enterShell(context)), { auto: true }],
});
