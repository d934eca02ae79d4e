import type { AgeGroup } from '@contract/common/age';
import { createAction } from '@reduxjs/toolkit';
import type { PendingSignOut } from './pending-sign-out';

/**
 * The session's actions, in a file of their own so that base query, slices and APIs form no import cycle. `epoch` is
 * the session of an event: a log-in and a log-out each start a new one, and an event of an older epoch is ignored.
 */
export const sessionStarted = createAction<{ accessToken: string; userId: string }>('session/started');
export const sessionRefreshed = createAction<{ accessToken: string; epoch: number }>('session/refreshed');
/** The server refused the refresh (400, 401, 403): the credentials are worthless. */
export const sessionExpired = createAction<{ epoch: number }>('session/expired');
/** The person signed out. */
export const sessionEnded = createAction('session/ended');
/** The person signed out here, and the server has to be told. */
export const signOutStarted = createAction<PendingSignOut>('session/signOutStarted');
/** The server did not answer the sign-out: it is sent again. */
export const signOutDelayed = createAction('session/signOutDelayed');
/** The server ended the session, by this tab or another one. */
export const signOutConfirmed = createAction('session/signOutConfirmed');
/** From now on the account has a guardian password. */
export const guardianPasswordSet = createAction('session/guardianPasswordSet');
/**
 * Another tab signed in, out or refreshed; `accessToken` is null after a log-out. `selected` is that tab's child when
 * another account is signed in now: the one selected here was the previous account's.
 */
export const sessionChangedInOtherTab = createAction<{
  accessToken: string | null;
  hasRefresh: boolean;
  selected?: { profileId: string | null; ageGroup: AgeGroup | null };
}>('session/changedInOtherTab');
