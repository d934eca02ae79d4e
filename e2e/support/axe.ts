import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { finishAnimations } from './page-activity';
import type { ScreenTab } from './screen-tab';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules axe runs by default that read computed colours; only these can differ between the colour schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Violations of axe's rules, with the elements concerned; `colours`: only of the rules that depend on colours. */
export async function findViolations({ page, runScript }: ScreenTab, rules: 'all' | 'colours'): Promise<string[]> {
  await finishAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await runScript(source);
  const options: RunOptions = {
    // Of the rules that need files loaded beforehand, those enabled by default need only media.
    preload: { assets: ['media'] },
    resultTypes: ['violations'],
    ...(rules === 'colours' && { runOnly: COLOUR_RULES }),
  };
  return page.evaluate(async (runOptions) => {
    // The script that ran above defines it; the page's types do not know it.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(runOptions);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
  }, options);
}
