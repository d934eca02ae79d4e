import type { Capability } from '@contract/profiles/child-roles';
import type { Queryable } from '@server/db/database';
import { accounts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import type { PictureContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { uploadSigner } from '@server/http/upload-address';
import { acceptedSecrets, hmacHex, sha256Hex } from '@server/lib/digest';
import { hasConsentInAnyVersion } from '@server/modules/accounts/consents/consents-service';
import { type ChildPictureContext, resolveChild } from '@server/modules/profiles/child-access';
import { and, eq, isNull } from 'drizzle-orm';

/** The kind of page that a link opens. */
export type PageKind = 'clinic' | 'card';
type Host = Pick<Deps, 'config'>;

/** 256 bits derived with the server's secret: the database alone reveals no link, and the same id has the same one. */
const deriveToken = (secret: Uint8Array, kind: PageKind, id: string) => hmacHex(secret, `${kind}-link:${id}`);
export const toToken = ({ config }: Host, kind: PageKind, id: string) => deriveToken(config.secret, kind, id);

export const tokenHash = (kind: PageKind, token: string) => sha256Hex(`${kind}-link:${token}`);
export const sessionHash = (session: string) => sha256Hex(`clinic-session:${session}`);

/** The token of a stored link, made with the secret of before a change of it as well; null when none of them made it. */
export async function findToken({ config }: Host, kind: PageKind, row: { id: string; tokenHash: string }) {
  for (const secret of acceptedSecrets(config)) {
    const token = await deriveToken(secret, kind, row.id);
    if ((await tokenHash(kind, token)) === row.tokenHash) return token;
  }
  return null;
}

type Page = { createdBy: string; profileId: string; expiresAt: Date; endedAt: Date | null };

export const isRunning = ({ expiresAt, endedAt }: Pick<Page, 'expiresAt' | 'endedAt'>, now: number) =>
  endedAt === null && expiresAt.getTime() > now;

/**
 * The context of the guardian who made a link, while it runs and that guardian may still show the child: the access is
 * there and not stopped, the account neither leaves nor is frozen, the consent to health data is given.
 * @throws AppError LINK_ENDED
 */
export async function resolveMaker(
  { db, config, now: clock }: Pick<Deps, 'config' | 'now'> & { db: Deps['db'] },
  page: Page,
  capability: Capability,
): Promise<ChildPictureContext> {
  const now = clock();
  if (!isRunning(page, now) || !(await isActive(db, page.createdBy))) throw new AppError('LINK_ENDED');
  const ctx: PictureContext = { db, accountId: page.createdBy, now, signUpload: uploadSigner(config, now) };
  return resolveChild(ctx, page.profileId, capability).catch(toEnded);
}

/** For a refusal of the child: to who opens a link it has ended, whatever the reason. */
export function toEnded(error: unknown): never {
  throw error instanceof AppError ? new AppError('LINK_ENDED') : error;
}

async function isActive(db: Queryable, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.leavingAt), isNull(accounts.frozenAt)));
  return account !== undefined && (await hasConsentInAnyVersion(db, accountId, 'sensitive'));
}

/** Openings that are listed; more would fill the list of a guardian. */
export const OPENINGS_MAX = 50;
