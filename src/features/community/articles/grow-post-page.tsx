import { paths } from '@/domain/paths';
import { PostPage } from '@/features/community/post-detail/post-page';

/** /community/grow/{id}: an article of the editors with what it stands on, or what an expert or a parent wrote. */
export function GrowPostPage() {
  return <PostPage title="성장 이야기" list={paths.community.growList} />;
}
