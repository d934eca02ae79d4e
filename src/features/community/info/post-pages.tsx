import { paths } from '@/domain/paths';
import { PostPage } from '@/features/community/post-detail/post-page';

/** /community/info/tip/{id} */
export function TipPage() {
  return <PostPage title="육아 팁" list={paths.community.infoList} />;
}

/** /community/info/board/{id} */
export function BoardPostPage() {
  return <PostPage title="부모 게시판" list={paths.community.infoBoard} />;
}

/** /community/post/{id}: a review of a place or a book. */
export function AnyPostPage() {
  return <PostPage title="후기" list={paths.community.info} />;
}

/** /community/counseling/{id} */
export function QuestionPage() {
  return <PostPage title="상담" list={paths.community.counseling} />;
}
