import type { Section } from '@contract/community/community';
import type { DraftInput } from '@contract/community/posts';
import type { Draft } from '@contract/community/posts.responses';
import { postDrafts, uploads } from '@server/db/schema';
import type { PictureContext, ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { cleanHtml } from '@server/http/pages/html-sanitiser';
import { and, count, eq, inArray } from 'drizzle-orm';
import { pathsIn, signPictures } from './post-images';

type Key = { section: Section; subject?: string };

/** A limit for scripts, higher than anybody needs. */
const DRAFTS_MAX = 50;

const own = ({ accountId }: Pick<ServiceContext, 'accountId'>, { section, subject = '' }: Key) =>
  and(eq(postDrafts.accountId, accountId), eq(postDrafts.section, section), eq(postDrafts.subject, subject));

/** The stored draft, or null. */
export async function getDraft(ctx: PictureContext, key: Key): Promise<Draft | null> {
  const [row] = await ctx.db.select().from(postDrafts).where(own(ctx, key));
  return row ? toDraft(ctx, row) : null;
}

/** Stores a draft; the last write wins. @throws AppError QUOTA_EXCEEDED */
export async function saveDraft(ctx: PictureContext, { section, subject, ...draft }: DraftInput & Key): Promise<Draft> {
  const row = {
    accountId: ctx.accountId,
    section,
    subject: subject ?? '',
    draft,
    images: [...new Set([...draft.images, ...pathsIn(draft.content)])],
    updatedAt: new Date(ctx.now),
  };
  const [existing] = await ctx.db
    .select({ n: count() })
    .from(postDrafts)
    .where(eq(postDrafts.accountId, ctx.accountId));
  if ((existing?.n ?? 0) >= DRAFTS_MAX && (await getDraft(ctx, { section, subject })) === null)
    throw new AppError('QUOTA_EXCEEDED', {
      message: '쓰던 글이 너무 많아요. 하나를 올리거나 지운 뒤 다시 해 주세요.',
    });
  await ctx.db
    .insert(postDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [postDrafts.accountId, postDrafts.section, postDrafts.subject], set: row });
  return toDraft(ctx, row);
}

/** Twice is no error. */
export async function deleteDraft(ctx: ServiceContext, key: Key): Promise<null> {
  await ctx.db.delete(postDrafts).where(own(ctx, key));
  return null;
}

type Row = typeof postDrafts.$inferSelect;

/** A draft may contain any path: only the account's own pictures are signed, others are returned as sent. */
async function toDraft(ctx: PictureContext, { section, subject, draft, images, updatedAt }: Row): Promise<Draft> {
  const pictures = await ownUploads(ctx, images);
  return {
    ...draft,
    child_left: draft.child_left ?? false,
    content: await signPictures(ctx, cleanHtml(draft.content).html, pictures),
    images: await Promise.all(
      draft.images.map(async (path) =>
        pictures.some((picture) => picture.path === path) ? ctx.signUpload(path) : path,
      ),
    ),
    section,
    subject: subject === '' ? null : subject,
    updated_at: updatedAt.toISOString(),
  };
}

const ownUploads = async ({ db, accountId }: ServiceContext, paths: string[]) =>
  paths.length === 0
    ? []
    : db
        .select({ path: uploads.path })
        .from(uploads)
        .where(and(eq(uploads.accountId, accountId), inArray(uploads.path, paths)));
