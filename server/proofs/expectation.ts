import type { Role } from '@contract/auth/auth';
import type { Capability } from '@contract/profiles/child-roles';
import type { People } from './people';
import type { Person } from './person';

export type Call = { path?: Record<string, string>; query?: string; body?: unknown; cookie?: string };

/** Expectation of one route. A route without an entry fails the suites. */
export type Expectation = {
  /** Needs no access token: the answer depends on the request alone. */
  isPublic?: true;
  /** Only for that role; everybody else is answered 403. */
  role?: Role;
  /** The `profile_id` header is checked. */
  child?: true;
  /** A right call: by `person`, and naming `person`'s own things. */
  call?: (person: Person, people: People) => Call;
  /** The status of a valid call; default 200. */
  status?: number;
  /** The statuses for another account that sends the owner's call; absent where the call names no owned rows. */
  foreignStatuses?: number[];
  /** Of a public route: the same without the proof (password, code, cookie), and what that is answered. */
  withoutProof?: { call: (owner: Person, people: People) => Call; status: number };
  /** A right call of a writing method that writes nothing. */
  readsOnly?: true;
  /** The answer is given once and not stored: a retry is refused. */
  oneTimeResponse?: true;
  /** Capability required for the child that body or query names; of a path the route declares it. */
  capability?: Capability;
  /** The status for whom the owner's children are shared with, where it does not follow from the capability. */
  shared?: { guardian?: number; family?: number };
  /** Names no child, and shows or changes those that are shared with the caller too. */
  showsShared?: true;
  /** The status for an account the owner blocked, where it differs from other accounts. */
  blocked?: number;
  /** Visible to every account the owner did not block. */
  visibleToAll?: true;
  /** Needs no account: the address is enough to read it. */
  byAddress?: true;
  /**
   * Of a write whose signed address is the proof, as it comes without the headers of our pages: what a foreign page could
   * send instead, which is answered 404.
   */
  unsignedCall?: (owner: Person, people: People) => Call;
  /** A moderator may do the same with any account's rows. */
  moderated?: true;
  /** The call changes a counter or creates a notice on the owner's row. */
  reacts?: true;
  /** Further calls with the owner's rows, by name: what differs from the first call. */
  variants?: Record<string, Partial<Omit<Expectation, 'variants' | 'withoutProof' | 'role' | 'isPublic'>>>;
};

/** A child's things, named by path: the house answers FOREIGN_PROFILE for a child, NOT_FOUND for the rest. */
export const FOREIGN_STATUSES = [403, 404];
