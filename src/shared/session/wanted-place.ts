import { INVITATION_APP_PATH } from '@contract/profiles/sharing-paths';
import * as v from 'valibot';
import { tabStorage } from '@/shared/storage/safe-storage';

const KEY = 'ggp_v1_wanted';
const wantedPlace = v.object({
  path: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  state: v.unknown(),
  accountId: v.nullable(v.string()),
});
type WantedPlace = v.InferOutput<typeof wantedPlace>;

/** Keeps where the person wanted to go, over the log-in page and its reloads. */
export function storeWantedPlace(place: WantedPlace): void {
  try {
    tabStorage.write(KEY, JSON.stringify(place));
  } catch {
    // A state that cannot be serialised: the path alone is stored.
    tabStorage.write(KEY, JSON.stringify({ ...place, state: null }));
  }
}

export const forgetWantedPlace = () => tabStorage.remove(KEY);

export function readWantedPlace(): WantedPlace | null {
  try {
    const parsed = v.safeParse(wantedPlace, JSON.parse(tabStorage.read(KEY) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** An invitation that was opened before joining: the one place that a new member is led to. */
export function readWantedInvitation(): string | null {
  const path = readWantedPlace()?.path ?? null;
  return path?.startsWith(`${INVITATION_APP_PATH}#`) ? path : null;
}

/** Removes and returns the stored location, if it was requested by this account (or by an unknown one). */
export function consumeWantedPlace(accountId: string): { path: string; state: unknown } | null {
  const place = readWantedPlace();
  forgetWantedPlace();
  return place && (place.accountId === null || place.accountId === accountId) ? place : null;
}
