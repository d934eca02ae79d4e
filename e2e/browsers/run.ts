import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../support/product-server.mjs';
import { type Engine, startFirefox, startWebKit } from './engines';
import { FALLBACKS } from './fallbacks';
import type { Journey } from './journey';
import { map, photoPost, sheets } from './journeys/community';
import { check, growth, tracing } from './journeys/development';
import { signIn, transitions } from './journeys/sign-in';
import { createPage } from './page';
import { writeTable } from './table';

/**
 * The main journeys in WebKitGTK and Firefox ESR, at the width of a phone, against a product of its own for each engine.
 * Pictures to look at are left in .cache/browsers; docs/browsers.md is written when both were walked.
 * `ENGINE=webkit` or `ENGINE=firefox` walks in one of them.
 */
const JOURNEYS: readonly Journey[] = [signIn, transitions, check, growth, photoPost, map, tracing, sheets];
const STARTS = { webkit: startWebKit, firefox: startFirefox };
const pictures = path.resolve('.cache/browsers');

async function walkAll(engine: Engine, origin: string) {
  const folder = path.join(pictures, engine.name.toLowerCase());
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = createPage(engine, origin);
  const shoot = async (step: string) => {
    // Late pictures and code; only what is looked at depends on it.
    await pause(600);
    writeFileSync(path.join(folder, `${step}.png`), await page.screenshot());
  };
  const failed: string[] = [];
  for (const [at, { name, walk }] of JOURNEYS.entries()) {
    try {
      await walk({ page, shoot, folder });
      console.log(`ok     ${engine.name} ${engine.version}: ${name}`);
    } catch (error) {
      failed.push(name);
      console.log(`FAILED ${engine.name} ${engine.version}: ${name}\n       ${(error as Error).message}`);
      await shoot(`failed-${at + 1}`).catch(() => undefined);
    }
  }
  const lacks: string[] = [];
  for (const { name, has } of FALLBACKS) if (!(await page.run<boolean>(`return ${has};`))) lacks.push(name);
  return { engine, failed, lacks };
}

async function walkIn(start: () => Promise<Engine>) {
  const product = await startProduct();
  try {
    const engine = await start();
    try {
      return await walkAll(engine, product.url);
    } finally {
      await engine.stop();
    }
  } finally {
    await product.stop();
  }
}

const only = process.env.ENGINE;
const results: Awaited<ReturnType<typeof walkIn>>[] = [];
for (const [name, start] of Object.entries(STARTS)) if (!only || name === only) results.push(await walkIn(start));
if (results.some(({ failed }) => failed.length > 0)) process.exitCode = 1;
if (!only)
  writeTable(
    JOURNEYS.map(({ name }) => name),
    results,
  );
