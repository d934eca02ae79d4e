import type { Role } from '@contract/auth/auth';
import type { Deps } from '@server/deps';
import { type AppEnv, type PictureContext, serviceContext } from '@server/http/context';
import type { Context } from 'hono';

/** Who reads or writes in the community. */
export type CommunityContext = PictureContext & { role: Role };

export const communityContext = (deps: Deps, c: Context<AppEnv>): CommunityContext => ({
  ...serviceContext(deps, c),
  role: c.get('caller').role,
});

/** Answers questions, writes articles, sees private questions. */
export const isExpert = ({ role }: Pick<CommunityContext, 'role'>) => role === 'expert' || role === 'admin';
/** Decides on reports and sees hidden posts. */
export const isModerator = ({ role }: Pick<CommunityContext, 'role'>) => role === 'moderator' || role === 'admin';
