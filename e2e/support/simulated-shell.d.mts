import type { BrowserContext, Page } from '@playwright/test';

export type ShellCall = { name: string; payload: unknown };
export type SimulatedShell = {
  calls: ShellCall[];
  /** Payloads of the calls of that name. */
  listCalls(name: string): unknown[];
  /** The pages of the screens pushed so far, each at its address. */
  awaitScreens(): Promise<Page[]>;
  tell(page: Page, told: object): Promise<void>;
};
export const SHELL_AGENT: string;
export const PHONE: { width: number; height: number };
export function enterShell(
  context: BrowserContext,
  options?: {
    answers?: Record<string, unknown>;
    frame?: boolean;
    onCall?: (name: string, payload: unknown) => void;
  },
): Promise<SimulatedShell>;
