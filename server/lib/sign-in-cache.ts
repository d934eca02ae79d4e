import type { Role } from '@contract/auth/auth';
import type { ChildRole } from '@contract/profiles/child-roles';

export type SignIn = { accountId: string; familyId: string };
/** What a valid sign-in says: the account's role, and its access to a claimed profile. */
export type FoundSignIn = { role: Role; access: Access | null };
/** The account that the child's rows belong to, and the role of this one. */
type Access = { accountId: string; role: ChildRole };

type Entry = { role: Role; children: Map<string, Access>; until: number };
type Lookup = { isStale: boolean };

/** An entry is trusted for this long, also when a message was lost against expectation. */
const TRUSTED_MS = 5_000;
const ACCOUNTS_MAX = 10_000;

/**
 * Sign-ins that the database confirmed within the last seconds, by account and token family. Filled only while the
 * cache is on, which is while the database reports every change (docs/adr/0029).
 */
export class SignInCache {
  #accounts = new Map<string, Map<string, Entry>>();
  #lookups = new Map<string, Set<Lookup>>();
  #isOn = false;

  turnOn() {
    this.#isOn = true;
  }

  turnOff() {
    this.#isOn = false;
    this.clear();
  }

  /** The sign-in of the entry, or that of `load`, which is remembered unless the account changed meanwhile. */
  async find(
    { accountId, familyId }: SignIn,
    profileId: string | undefined,
    load: () => Promise<FoundSignIn | undefined>,
  ): Promise<FoundSignIn | undefined> {
    const known = this.#read(accountId, familyId);
    const access = profileId === undefined ? null : known?.children.get(profileId);
    if (known && access !== undefined) return { role: known.role, access };
    if (!this.#isOn) return load();
    const lookup = { isStale: false };
    const lookups = this.#lookups.get(accountId) ?? new Set();
    this.#lookups.set(accountId, lookups.add(lookup));
    try {
      const found = await load();
      if (found && !lookup.isStale) this.#remember({ accountId, familyId }, found, profileId);
      return found;
    } finally {
      lookups.delete(lookup);
      if (lookups.size === 0) this.#lookups.delete(accountId);
    }
  }

  forget(accountId: string) {
    this.#accounts.delete(accountId);
    for (const lookup of this.#lookups.get(accountId) ?? []) lookup.isStale = true;
  }

  clear() {
    this.#accounts.clear();
    for (const lookups of this.#lookups.values()) for (const lookup of lookups) lookup.isStale = true;
  }

  #read(accountId: string, familyId: string): Entry | undefined {
    const entry = this.#accounts.get(accountId)?.get(familyId);
    return entry && entry.until > performance.now() ? entry : undefined;
  }

  #remember({ accountId, familyId }: SignIn, { role, access }: FoundSignIn, profileId: string | undefined) {
    const children = this.#read(accountId, familyId)?.children ?? new Map<string, Access>();
    if (profileId !== undefined && access) children.set(profileId, access);
    const families = this.#accounts.get(accountId) ?? new Map<string, Entry>();
    families.set(familyId, { role, children, until: performance.now() + TRUSTED_MS });
    // The oldest account goes first.
    this.#accounts.delete(accountId);
    this.#accounts.set(accountId, families);
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= ACCOUNTS_MAX) return;
      this.#accounts.delete(oldest);
    }
  }
}
