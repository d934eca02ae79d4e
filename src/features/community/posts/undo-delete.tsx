import type { PostDetail } from '@contract/community/posts.responses';
import { Link } from 'react-router-dom';
import { useRestorePostMutation } from '@/features/community/posts-api/post-api';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

/** Replaces a post that was just deleted: a button to restore it. */
export function UndoDelete(props: { post: PostDetail; list: string; onRestored: () => void }) {
  const { post, list, onRestored } = props;
  const dispatch = useAppDispatch();
  const [restore, { isLoading }] = useRestorePostMutation();
  const undo = async () => {
    const { data } = await restore({ id: post.id });
    if (!data) return;
    dispatch(succeeded('글을 되돌렸어요'));
    onRestored();
  };
  return (
    <EmptyState
      title="글을 지웠어요"
      action={
        <>
          <MainButton look="outline" size="small" fit pending={isLoading} onClick={() => void undo()}>
            되돌리기
          </MainButton>
          <MainButton component={Link} to={list} replace look="soft" size="small" fit>
            목록 보기
          </MainButton>
        </>
      }
    >
      30일 안에는 내 글에서 언제든 되돌릴 수 있어요.
    </EmptyState>
  );
}
