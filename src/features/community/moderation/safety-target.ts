/** The target of a report, a claim or a block. `person` is the author of the content. */
export type SafetyTarget = { kind: 'post' | 'comment'; id: string; userName: string; postId: string };
