import { toStrokes } from '@contract/admin-stroke/strokes';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { LearningGlyph, LearningProgress } from '@contract/learning/learning.responses';
import { callApi, createSignedInParent } from '@mocks/fixtures';
import { backend } from '@mocks/server';
import { accounts, coupons } from '@server/db/schema';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { newCoupon } from '@server/modules/history/coupons/coupon-cards';
import { redeemCoupon } from '@server/modules/history/coupons/redeem-coupon-service';
import { fireEvent, screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { BOX, type Point, resample, type Stroke } from '@/features/learning/tracing/geometry';

/** Simulates a shell that answers every call with yes. Undone after each test. */
export function isInShell(answer: () => Promise<unknown> = async () => ({ ok: true })) {
  window.flutter_inappwebview = { callHandler: answer };
}
afterEach(() => void Reflect.deleteProperty(window, 'flutter_inappwebview'));

let clock: jest.SpyInstance | undefined;
/** Sets the clock to the next noon in Seoul, so that no day ends within a test. Undone after each test. */
export function itIsNoon() {
  const real = Date.now;
  const now = real();
  const noon = Math.ceil((now - 3 * HOUR_MS) / DAY_MS) * DAY_MS + 3 * HOUR_MS;
  let later = noon - now;
  clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  return {
    /** Advances the clock. */
    pass: (seconds: number) => {
      later += seconds * 1000;
    },
  };
}
afterEach(() => {
  clock?.mockRestore();
  clock = undefined;
});

/** A parent with a guardian password ('0000') whose child is chosen, and the letters there are; `all` of them open. */
export async function createLearner({ all = false }: { all?: boolean } = {}) {
  const { child, ...parent } = await createSignedInParent({ hasGuardianPassword: true });
  if (!child) throw new Error('A learner is a child');
  const { deps } = backend();
  await seedStrokes(deps.db, deps.now());
  if (all) await openEveryLetter(parent.account);
  const glyphs = await callApi<LearningGlyph[]>('GET', '/learning/glyph', parent);
  const glyph = (word: string) => {
    const found = glyphs.find(({ unit_word }) => unit_word === word);
    if (!found) throw new Error(`No letter ${word}`);
    return found;
  };
  const progress = () => callApi<LearningProgress>('GET', `/learning/profile/${child.id}`, parent);
  return { ...parent, child, glyphs, glyph, progress };
}

/** Grants and uses a coupon, as a parent would. */
async function openEveryLetter({ user_id }: { user_id: string }) {
  const { db, now } = backend().deps;
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.loginId, user_id));
  if (!account) throw new Error(`No account ${user_id}`);
  const ctx = { db, now: now(), accountId: account.id };
  const id = newId();
  await db.insert(coupons).values({ accountId: ctx.accountId, id, ...newCoupon('month-1', ctx.now) });
  await redeemCoupon(ctx, { id });
}

/** The canvas, in the viewBox size of its strokes. */
async function board() {
  const canvas = await screen.findByTestId('ink');
  canvas.getBoundingClientRect = () => new DOMRect(0, 0, BOX, BOX);
  return canvas;
}

/** jsdom has no pointer events. */
function touch(canvas: HTMLElement, kind: 'pointerdown' | 'pointermove' | 'pointerup', { x, y }: Point) {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y });
  fireEvent(canvas, Object.assign(event, { pointerId: 1, pointerType: 'touch', width: 20, height: 20 }));
}

/** A finger draws a stroke on the board. */
export async function draw(stroke: Stroke) {
  const canvas = await board();
  const [first, ...rest] = resample(stroke, 30);
  if (!first) return;
  touch(canvas, 'pointerdown', first);
  for (const point of rest) touch(canvas, 'pointermove', point);
  touch(canvas, 'pointerup', rest.at(-1) ?? first);
}

export async function trace({ unit_write_stroke }: Pick<LearningGlyph, 'unit_write_stroke'>) {
  for (const stroke of toStrokes(unit_write_stroke)) await draw(stroke);
}
