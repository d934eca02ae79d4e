import type { APIRequestContext, Page } from '@playwright/test';
import type { User } from '../../contract/auth/auth.responses';
import type { ErrorCode } from '../../contract/common/error-codes';
import type { Profile } from '../../contract/profiles/profile.responses';
import type { AttemptSummary } from '../../contract/test/diagnostics-results.responses';

export type ScreenState = 'filled' | 'loading' | 'empty' | 'failed';

/** The demo's account, a child of it with a check under way and one done, and the attempts of all its children. */
export type Scene = {
  user: User;
  child: Profile;
  going: AttemptSummary;
  done: AttemptSummary;
  attempts: AttemptSummary[];
  /** For what a screen creates before it is opened. */
  request: APIRequestContext;
};

export type Screen = {
  name: string;
  path: (scene: Scene) => string | Promise<string>;
  /** Opened without a session. */
  signedOut?: true;
  /** Inside the native shell, with a guardian password. */
  learns?: true;
  /** Differences of its layout on a tablet, beyond its width. Only such a screen is checked on tablets too. */
  tablet?: string;
  /** The calls (paths under /api, to their end or the next slash) that the screen's content comes from. */
  data?: readonly string[];
  /** Answers in the filled state, where the demo has nothing to show. */
  gives?: Readonly<Record<string, unknown>>;
  /** Answers in every state. */
  always?: Readonly<Record<string, unknown>>;
  /** Calls that are refused with 403 and this code. */
  refuses?: Readonly<Record<string, ErrorCode>>;
  /** Answers of the `data` calls in the empty state; `noChild`: none is chosen. */
  empty?: { noChild?: true; gives?: Readonly<Record<string, unknown>> };
  /** Opens a layer on top of it by a tap. */
  open?: (page: Page) => Promise<void>;
};

export const listStates = ({ data, empty }: Screen): ScreenState[] => [
  'filled',
  ...(data ? (['loading', 'failed'] as const) : []),
  ...(empty ? (['empty'] as const) : []),
];

/** Matches the address of a call under /api. */
export const isCall = (path: string) => (url: URL) => {
  const called = url.pathname.replace(/^\/api/, '');
  return url.pathname.startsWith('/api/') && (path.endsWith('/') ? called.startsWith(path) : called.endsWith(path));
};
