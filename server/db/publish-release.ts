import { eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database';
import { contentReleases } from './schema';

type Release = {
  kind: 'articles' | 'faqs';
  /** Of server/content/release.json. */
  version: number;
  now: number;
};

/**
 * Brings the content files of a release into their tables, unless a newer release did: an old process that starts late
 * changes nothing. Nothing is written where `countChanges` finds nothing to write; processes that start together publish
 * one after the other.
 * @returns what `publish` returns: how many rows it wrote
 */
export async function publishRelease(
  db: Database,
  { kind, version, now }: Release,
  { countChanges, publish }: { countChanges: () => Promise<number>; publish: (tx: Transaction) => Promise<number> },
): Promise<number> {
  const [last] = await db.select().from(contentReleases).where(eq(contentReleases.kind, kind));
  if (last && last.version > version) return 0;
  if (last?.version === version && (await countChanges()) === 0) return 0;
  return db.transaction(async (tx) => {
    // Holds the row until the end, so that the next process finds what this one wrote.
    const [own] = await tx
      .insert(contentReleases)
      .values({ kind, version, publishedAt: new Date(now) })
      .onConflictDoUpdate({
        target: contentReleases.kind,
        set: { version, publishedAt: sql`excluded.published_at` },
        setWhere: lte(contentReleases.version, version),
      })
      .returning({ kind: contentReleases.kind });
    return own ? publish(tx) : 0;
  });
}
