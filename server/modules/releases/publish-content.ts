import type { Deps } from '@server/deps';
import { backfillNicknameSkeletons } from '../community/nicknames';
import { publishArticles } from '../community/publish-articles';
import { publishFaqs } from '../faq/publish-faqs';
import { seedStrokes } from '../stroke/shipped-strokes';

/** Brings a migrated database to the content of this release; run at every start, writes only what changed. */
export async function publishContent(deps: Deps): Promise<void> {
  await seedStrokes(deps.db, deps.now());
  await backfillNicknameSkeletons(deps.db);
  await publishArticles(deps);
  await publishFaqs(deps);
}
