/** What somebody reports, blocks the author of, or asks to be hidden. `person` stands for who wrote it. */
export type SafetyTarget = { kind: 'post' | 'comment'; id: string; userName: string; postId: string };
