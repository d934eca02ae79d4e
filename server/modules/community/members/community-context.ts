import type { PictureContext, RequestContext } from '@server/http/context';

/** Context of a reader or writer in the community. */
export type CommunityContext = PictureContext & Pick<RequestContext, 'role'>;

/** Answers questions, writes articles, sees private questions. */
export const isExpert = ({ role }: Pick<CommunityContext, 'role'>) => role === 'expert' || role === 'admin';
/** Decides on reports and sees hidden posts. */
export const isModerator = ({ role }: Pick<CommunityContext, 'role'>) => role === 'moderator' || role === 'admin';
