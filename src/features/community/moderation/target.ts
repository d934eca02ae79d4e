/** What somebody reports, asks to be hidden, or blocks the author of. `person` is the author of the content. */
export type SafetyTarget = { kind: 'post' | 'comment'; id: string; userName: string; postId: string };
