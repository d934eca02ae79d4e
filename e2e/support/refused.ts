import type { BrowserContext } from '@playwright/test';

const REFUSED = /Content Security Policy|Trusted(?:HTML|Script|Type)/i;

/** What the policy of the pages refuses in a browser context, as the console tells it. */
export function watchRefused(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (REFUSED.test(message.text())) refused.push(message.text());
  });
  return refused;
}
