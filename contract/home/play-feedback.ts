/** 잘 즐겼어요 / 조금 어려워했어요 / 아직 관심이 없어요 / 나중에 */
export const PLAY_FEEDBACK = ['enjoyed', 'hard', 'not_interested', 'later'] as const;
export type PlayFeedback = (typeof PLAY_FEEDBACK)[number];
