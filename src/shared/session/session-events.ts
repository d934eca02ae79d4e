import type { AgeGroup } from '@contract/common/age';
import { createAction } from '@reduxjs/toolkit';

/**
 * What happens to a session, in a file of its own so that base query, slices and APIs form no circle.
 * `epoch` says which session the event speaks of: a log-in and a log-out each begin a new one, and an event of an
 * older epoch changes nothing.
 */
export const sessionStarted = createAction<{ accessToken: string; userId: string }>('session/started');
export const sessionRefreshed = createAction<{ accessToken: string; epoch: number }>('session/refreshed');
/** The server refused the refresh (400, 401, 403): the credentials are worthless. */
export const sessionExpired = createAction<{ epoch: number }>('session/expired');
/** The person signed out. */
export const sessionEnded = createAction('session/ended');
/** From now on the account has a guardian password. */
export const guardianPasswordSet = createAction('session/guardianPasswordSet');
/**
 * Another tab signed in, out or refreshed; `accessToken` is null when it signed out. `selected` is the child that tab
 * has chosen when another account is signed in now: the one chosen here belonged to the account before.
 */
export const sessionChangedElsewhere = createAction<{
  accessToken: string | null;
  hasRefresh: boolean;
  selected?: { profileId: string | null; ageGroup: AgeGroup | null };
}>('session/changedElsewhere');
