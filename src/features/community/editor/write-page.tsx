import { rowId } from '@contract/common/text';
import type { PostDetail } from '@contract/community/posts.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { postPath } from '@/domain/posts/post-path';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { WriterEntry } from '@/features/community/members/writer-entry';
import { useCreatePostMutation, useGetPostQuery, useUpdatePostMutation } from '@/features/community/posts-api/post-api';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { DraftQuestion } from './draft-question';
import { PostForm } from './post-form';
import {
  draftToValues,
  emptyValues,
  isWritable,
  type PostFormValues,
  postToValues,
  toDraft,
  WRITABLE,
  type WritableSection,
} from './post-values';
import { usePostDraft } from './use-post-draft';

/** /community/info/write: `?section=` (default: the board) and `?subject=`, or `?post=` to edit one's own post. */
export function InfoWritePage() {
  return <WritePage section="board" />;
}
/** /community/counseling/write: `?attempt=` attaches a result of the selected child. */
export function CounselingWritePage() {
  return <WritePage section="counseling" />;
}

function WritePage({ section }: { section: WritableSection }) {
  const [params] = useSearchParams();
  const profileId = useAppSelector(selectProfileId);
  const postId = params.get('post');
  const wanted = params.get('section');
  if (postId) return <EditPage key={postId} id={postId} />;
  const chosen = section === 'board' && isWritable(wanted) ? wanted : section;
  const attempt = v.safeParse(rowId, params.get('attempt'));
  const withResult = chosen === 'counseling' && profileId !== null && attempt.success;
  return (
    <NewPage
      key={chosen}
      section={chosen}
      subject={params.get('subject')}
      child={withResult ? { profile_id: profileId, attempt_ids: [attempt.output] } : null}
    />
  );
}

interface NewPageProps {
  section: WritableSection;
  subject: string | null;
  /** Attached from the start. */
  child: PostFormValues['child'];
}

function NewPage({ section, subject, child }: NewPageProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreatePostMutation();
  const draft = usePostDraft({ section, subject: subject ?? undefined });
  return (
    <Writing
      title={WRITABLE[section].title}
      section={section}
      isPlaceReview={section === 'trip' && subject !== null}
      draft={draft}
      fresh={{ ...emptyValues(section), child }}
      send={async (input, idempotencyKey) => {
        const post = await create({ section, subject, ...input, idempotencyKey }).unwrap();
        draft.published();
        dispatch(succeeded(section === 'counseling' ? '질문을 올렸어요' : '글을 올렸어요'));
        void navigate(postPath(post) ?? paths.community.info, { replace: true });
      }}
    />
  );
}

function EditPage({ id }: { id: string }) {
  const { currentData: post, isError, refetch } = useGetPostQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!post)
    return (
      <PageShell title="글 수정" back>
        {isError ? <FailedState onRetry={() => void refetch()} /> : <FormSkeleton />}
      </PageShell>
    );
  if (!post.can.edit || !isWritable(post.section))
    return (
      <PageShell title="글 수정" back>
        <EmptyState title="수정할 수 없는 글이에요">내가 쓴 글만 수정할 수 있어요.</EmptyState>
      </PageShell>
    );
  return <EditForm post={post} section={post.section} />;
}

function EditForm({ post, section }: { post: PostDetail; section: WritableSection }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [update] = useUpdatePostMutation();
  // the version that was opened: a concurrent change is reported as a conflict, not overwritten
  const [opened] = useState(post);
  const draft = usePostDraft({ section, subject: post.id });
  return (
    <Writing
      title="글 수정"
      section={section}
      isPlaceReview={section === 'trip' && opened.subject !== null}
      draft={draft}
      fresh={postToValues(opened)}
      editing={opened}
      send={async (input, idempotencyKey) => {
        const saved = await update({ id: opened.id, ...input, updated_at: opened.updated_at, idempotencyKey }).unwrap();
        draft.forget();
        dispatch(succeeded('글을 수정했어요'));
        void navigate(postPath(saved) ?? paths.community.info, { replace: true });
      }}
    />
  );
}

interface WritingProps {
  title: string;
  section: WritableSection;
  isPlaceReview: boolean;
  draft: ReturnType<typeof usePostDraft>;
  fresh: PostFormValues;
  editing?: PostDetail;
  send: Parameters<typeof PostForm>[0]['send'];
}

/** The form, after the nickname and the rules, and after asking whether to continue with the draft. */
function Writing({ title, section, isPlaceReview, draft, fresh, editing, send }: WritingProps) {
  const [initial, setInitial] = useState<PostFormValues | null>(null);
  const { ready, found } = draft;
  // found once: what is typed from now on is a draft too
  const begin = initial ?? (ready && !found ? fresh : null);
  if (begin && !initial) setInitial(begin);
  return (
    <WriterEntry title={title} hasDraft={found !== null} skeleton={<FormSkeleton />}>
      {begin ? (
        <PostForm
          title={title}
          section={section}
          isPlaceReview={isPlaceReview}
          initial={begin}
          editing={editing}
          onPersist={(values) => draft.persist(toDraft(values))}
          send={send}
        />
      ) : (
        <PageShell title={title} back>
          {ready && found ? (
            <DraftQuestion
              at={found.at}
              title={found.draft.title}
              childLeft={draft.childLeft}
              onNew={() => {
                draft.forget();
                setInitial(fresh);
              }}
              onGoOn={() => {
                const values = draftToValues(found.draft, section);
                setInitial({ ...values, child: fresh.child ?? values.child });
              }}
            />
          ) : (
            <FormSkeleton />
          )}
        </PageShell>
      )}
    </WriterEntry>
  );
}

function FormSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Stack spacing={6}>
        <Skeleton height={44} />
        <Skeleton height={76} />
        <Skeleton height={300} shape="card" />
      </Stack>
    </div>
  );
}
