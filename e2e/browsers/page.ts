import { setTimeout as pause } from 'node:timers/promises';
import { DriverError, ELEMENT } from './driver';
import type { Engine } from './engines';

/** An element by CSS and, where given, its name: aria-label, else its text. */
interface Target {
  css: string;
  /** Equal to the name, or a part of it where `part` is true. */
  name?: string;
  part?: boolean;
}

type Point = { x: number; y: number };

export interface Page {
  engine: Engine;
  goto: (path: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs the body of a function in the page; JSON in, JSON out. */
  run: <T>(script: string, ...args: readonly unknown[]) => Promise<T>;
  /** Waits until the element is there, and is what a tap at its middle would meet. */
  find: (target: Target) => Promise<Point>;
  gone: (target: Target) => Promise<void>;
  tap: (target: Target) => Promise<void>;
  fill: (target: Target, text: string) => Promise<void>;
  choosePhotos: (css: string, files: readonly string[]) => Promise<void>;
  /** One finger along the points. */
  drag: (points: readonly Point[]) => Promise<void>;
  /** Waits until the page is at this path. */
  at: (path: string | RegExp) => Promise<void>;
  until: (what: string, script: string, ...args: readonly unknown[]) => Promise<void>;
  screenshot: () => Promise<Buffer>;
}

/** A slow machine needs long; nothing waits so long where it works. */
const LIMIT_MS = 30_000;

/** In the page: the visible elements of a target, the last first, as a sheet is after the page below it. */
const FIND = `
const [css, name, part] = arguments;
const nameOf = (node) => (node.getAttribute('aria-label') ?? (node.labels?.[0] ?? node).textContent ?? '').replace(/\\s+/g, ' ').trim();
const isNamed = (node) => name === null || (part ? nameOf(node).includes(name) : nameOf(node) === name);
const isVisible = (node) => node.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false });
const found = [...document.querySelectorAll(css)].filter((node) => isVisible(node) && isNamed(node));`;

const IS_GONE = `${FIND} return found.length === 0;`;

/** Its middle, when nothing else is over it and it does not move; else null. */
const MIDDLE = `${FIND}
const node = found[0];
if (!node) return null;
node.scrollIntoView({ block: 'center', behavior: 'instant' });
const moves = document.getAnimations().some(({ playState, timeline, effect }) => playState === 'running' && timeline === document.timeline && effect?.target?.contains(node));
const { left, top, width, height } = node.getBoundingClientRect();
const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
const hit = document.elementFromPoint(at.x, at.y);
const meets = hit && (node.contains(hit) || hit.closest('label')?.control === node || hit.contains(node));
return meets && !moves ? at : null;`;

export function createPage(engine: Engine, origin: string): Page {
  const { driver, pointer } = engine;
  const run = async <T>(script: string, ...args: readonly unknown[]) =>
    (await driver.send('ExecuteScript', { script, args })) as T;

  const poll = async <T>(what: string, script: string, args: readonly unknown[]): Promise<T> => {
    const until = Date.now() + LIMIT_MS;
    for (;;) {
      // A page that is being replaced has no script context for a moment.
      const value = await run<T>(script, ...args).catch((error) => {
        if (error instanceof DriverError && Date.now() < until) return null;
        throw error;
      });
      if (value) return value;
      if (Date.now() > until) {
        const words = await run<string>('return location.href + " " + document.body.innerText.slice(0, 400);');
        throw new Error(`${what} did not come. The page: ${words.replace(/\s+/g, ' ')}`);
      }
      await pause(50);
    }
  };

  const argsOf = ({ css, name, part }: Target) => [css, name ?? null, part ?? false];
  const say = ({ css, name }: Target) => (name ? `${css} '${name}'` : css);
  const find = (target: Target) => poll<Point>(say(target), MIDDLE, argsOf(target));

  const point = async (actions: readonly object[]) => {
    await driver.send('PerformActions', {
      actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: pointer }, actions }],
    });
    await driver.send('ReleaseActions');
  };
  const moveTo = ({ x, y }: Point, duration = 0) => ({ type: 'pointerMove', duration, origin: 'viewport', x, y });
  const drag: Page['drag'] = async ([first, ...rest]) => {
    if (!first) return;
    await point([
      moveTo(first),
      { type: 'pointerDown', button: 0 },
      ...rest.map((to) => moveTo({ x: Math.round(to.x), y: Math.round(to.y) }, 16)),
      { type: 'pointerUp', button: 0 },
    ]);
  };
  const tap = async (target: Target) => drag([await find(target)]);

  const sendKeys = (element: Record<string, string>, text: string) =>
    driver.send('ElementSendKeys', { id: element[ELEMENT], text });

  return {
    engine,
    run,
    find,
    drag,
    tap,
    goto: async (path) => {
      await driver.send('Navigate', { url: new URL(path, origin).href });
      await poll('the app', 'return document.querySelector("[data-static-shell]") === null;', []);
    },
    back: async () => void (await driver.send('Back')),
    gone: async (target) => void (await poll(`the end of ${say(target)}`, IS_GONE, argsOf(target))),
    fill: async (target, text) => {
      await tap(target);
      await sendKeys(await run(`${FIND} return found[0];`, ...argsOf(target)), text);
    },
    choosePhotos: async (css, files) => {
      const input = await driver.send('FindElement', { using: 'css selector', value: css });
      await sendKeys(input as Record<string, string>, files.join('\n'));
    },
    at: (path) =>
      poll(
        `the page ${path}`,
        typeof path === 'string'
          ? 'return location.pathname === arguments[0];'
          : 'return new RegExp(arguments[0]).test(location.pathname + location.search);',
        [typeof path === 'string' ? path : path.source],
      ),
    until: (what, script, ...args) => poll(what, script, args),
    screenshot: async () => Buffer.from((await driver.send('TakeScreenshot', { full: false })) as string, 'base64'),
  };
}
