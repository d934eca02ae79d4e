import { paths } from '@/domain/paths';
import { PostPage } from '@/features/community/post-detail/post-page';

/** /community/grow/{id}: an editorial article with its sources, or a post by an expert or a parent. */
export function GrowPostPage() {
  return <PostPage title="성장 이야기" list={paths.community.growList} />;
}
