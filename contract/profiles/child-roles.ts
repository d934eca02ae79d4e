/** Roles of an account towards a child: the owner, a further full guardian, or family with read access. */
export const CHILD_ROLES = ['owner', 'guardian', 'family'] as const;
export type ChildRole = (typeof CHILD_ROLES)[number];

/** The roles that an invitation gives. */
export const SHARED_ROLES = ['guardian', 'family'] as const;
export type SharedRole = (typeof SHARED_ROLES)[number];

/** In the words of the screens. */
export const ROLE_NAMES = {
  owner: '대표 보호자',
  guardian: '보호자',
  family: '함께 보는 가족',
} as const satisfies Record<ChildRole, string>;

const EVERYONE: readonly ChildRole[] = CHILD_ROLES;
const GUARDIANS: readonly ChildRole[] = ['owner', 'guardian'];
const OWNER: readonly ChildRole[] = ['owner'];
const GUARDIAN: readonly ChildRole[] = ['guardian'];

/** Capabilities of each role with a child; their words are in capability-words.ts. */
const CAPABILITIES = {
  'profile.read': EVERYONE,
  'profile.write': GUARDIANS,
  'profile.delete': OWNER,
  'growth.read': EVERYONE,
  'growth.write': GUARDIANS,
  'plays.read': EVERYONE,
  'plays.write': GUARDIANS,
  'results.read': EVERYONE,
  'checks.read': GUARDIANS,
  'checks.write': GUARDIANS,
  'health.read': GUARDIANS,
  'health.write': GUARDIANS,
  'learning.read': GUARDIANS,
  'learning.write': GUARDIANS,
  'letter.read': GUARDIANS,
  'sheet.read': GUARDIANS,
  'clinic.manage': GUARDIANS,
  'card.manage': GUARDIANS,
  'sharing.read': EVERYONE,
  'sharing.invite': GUARDIANS,
  'sharing.freeze': GUARDIANS,
  'sharing.manage': OWNER,
  'child.offer': OWNER,
  'child.take': GUARDIAN,
  'child.confirm': GUARDIANS,
} as const satisfies Record<string, readonly ChildRole[]>;
export type Capability = keyof typeof CAPABILITIES;

/** States of an access: it goes on, or ends on an announced day; until then it only reads. */
export const ACCESS_STATES = ['active', 'ending'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

export const isReading = (capability: Capability): boolean => capability.endsWith('.read');

export const isAllowed = (role: ChildRole, capability: Capability, state: AccessState = 'active'): boolean =>
  CAPABILITIES[capability].includes(role) && (state === 'active' || isReading(capability));
