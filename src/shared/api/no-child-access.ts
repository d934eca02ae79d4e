/**
 * Codes of a request about a child that the account may not see, or not any more. Where the request names none, its
 * `profile_id` header was refused.
 */
export const NO_CHILD_ACCESS: ReadonlySet<string | undefined> = new Set(['FOREIGN_PROFILE', 'CHILD_MOVED']);
