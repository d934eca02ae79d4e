import type { BrowserContext } from '@playwright/test';

const REFUSED = /Content Security Policy|Trusted(?:HTML|Script|Type)/i;

/** Content-Security-Policy violations of a browser context, as logged in the console. */
export function watchRefused(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (REFUSED.test(message.text())) refused.push(message.text());
  });
  return refused;
}
