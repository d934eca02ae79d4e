import type { Section } from '@contract/community/community';
import { posts } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { and, eq, isNull } from 'drizzle-orm';

/** The caller's post about a subject of a section (a review, a contest entry); null without one. */
export async function findOwnPostId(
  { db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>,
  { section, subjectId }: { section: Section; subjectId: string },
): Promise<string | null> {
  const [own] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.authorId, accountId),
        eq(posts.section, section),
        eq(posts.subjectId, subjectId),
        isNull(posts.deletedAt),
      ),
    );
  return own?.id ?? null;
}
