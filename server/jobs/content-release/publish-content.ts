import type { Deps } from '@server/deps';
import { seedStrokes } from '@server/modules/admin-stroke/shipped-strokes';
import { loadContent } from '@server/modules/community/articles/current-content';
import { publishArticles } from '@server/modules/community/articles/publish-articles';
import { publishFaqs } from '@server/modules/mypage/faq/publish-faqs';

/** Publishes this release's content into a migrated database. Runs at every start, writes only changes. */
export async function publishContent(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await seedStrokes(deps.db, deps.now());
  await loadContent(deps.db);
  await publishArticles(deps);
  await publishFaqs(deps);
}
