import { POST_IMAGES_MAX } from '@contract/community/posts';
import type { Transaction } from '@server/db/database';
import { postUploads, uploads } from '@server/db/schema';
import type { StoredImage } from '@server/db/schema/posts';
import type { PictureContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { type CleanHtml, cleanHtml } from '@server/http/pages/html-sanitiser';
import { and, eq, inArray } from 'drizzle-orm';
import type { PostRow } from './post-listing';

/** More paths than a post may have pictures are not looked up. */
const LOOKED_UP = 50;
const IN_TEXT = /\/uploads\/(photos\/[0-9a-f]{2}\/[0-9a-f]{32}\.webp)/g;

/** Paths of pictures in a text, allowed or not. */
export const pathsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(IN_TEXT)].flatMap(([, path]) => path ?? []).slice(0, LOOKED_UP)),
];

export type CleanContent = Pick<CleanHtml, 'html' | 'text'> & { images: StoredImage[] };

/**
 * Cleans a text and finds its pictures, all of them this account's own uploads, and locks their rows against the sweep
 * of unused ones. A foreign picture inside the text is left out; one below it is refused.
 * @throws AppError INVALID_INPUT
 */
export async function cleanContent(
  tx: Transaction,
  accountId: string,
  { content, images }: { content: string; images: readonly string[] },
): Promise<CleanContent> {
  const wanted = [...new Set([...images, ...pathsIn(content)])];
  const own = await tx
    .select({ path: uploads.path, width: uploads.width, height: uploads.height, color: uploads.color })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.path, wanted)))
    .orderBy(uploads.path)
    .for('update');
  const sizes = new Map(own.map(({ path, ...size }) => [path, size]));
  const clean = cleanHtml(content, (path) => sizes.get(path));
  const below = [...new Set(images)].filter((path) => !clean.images.includes(path));
  const all = [
    ...below.map((path) => ({ path, inline: false })),
    ...clean.images.map((path) => ({ path, inline: true })),
  ];
  if (all.length > POST_IMAGES_MAX) throw refused(`사진은 ${POST_IMAGES_MAX}장까지 올릴 수 있어요.`);
  return {
    html: clean.html,
    text: clean.text,
    images: all.map(({ path, inline }) => {
      const size = sizes.get(path);
      if (!size) throw refused('사진을 다시 올려 주세요.');
      return { path, ...size, inline };
    }),
  };
}

const refused = (images: string) => new AppError('INVALID_INPUT', { fields: { images } });

/** Clean HTML with the addresses of these pictures signed. */
export async function signPictures(
  { signUpload }: Pick<PictureContext, 'signUpload'>,
  html: string,
  pictures: readonly Pick<StoredImage, 'path'>[],
): Promise<string> {
  const signed = new Map<string, string>();
  for (const { path } of pictures) signed.set(path, await signUpload(path));
  return html.replace(IN_TEXT, (address, path: string) => {
    const withSignature = signed.get(path);
    return withSignature === undefined ? address : `/uploads/${withSignature}`;
  });
}

/** Says which pictures a post shows from now on. */
export async function replacePostUploads(tx: Transaction, post: PostRow): Promise<void> {
  const { section, id: postId, authorId: accountId, images } = post;
  await tx.delete(postUploads).where(and(eq(postUploads.section, section), eq(postUploads.postId, postId)));
  if (images.length > 0)
    await tx.insert(postUploads).values(images.map(({ path }) => ({ accountId, path, section, postId })));
}
