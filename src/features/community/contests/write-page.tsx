import { OTHER_LABEL } from '@contract/community/community';
import type { ContestDetail } from '@contract/community/contests.responses';
import type { DraftInput } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useGetContestQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { DraftQuestion } from '@/features/community/editor/draft-question';
import { usePostDraft } from '@/features/community/editor/use-post-draft';
import { isNotFound } from '@/features/community/is-not-found';
import { NewcomerNote } from '@/features/community/members/newcomer-note';
import { WriterEntry } from '@/features/community/members/writer-entry';
import { useCreatePostMutation, useGetPostQuery, useUpdatePostMutation } from '@/features/community/posts-api/post-api';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { captionHtml, captionText } from './caption-html';
import { EntryForm, type EntryValues } from './entry-form';
import { AlreadyEntered, EntrySkeleton, LoadingEntry, NotNow } from './entry-states';
import { RunningContest } from './running-contest';

const TITLE = '작품 올리기';
const EMPTY: EntryValues = { title: '', content: '', images: [] };

const toDraft = ({ title, content, images }: EntryValues): DraftInput => ({
  category: OTHER_LABEL,
  topic: OTHER_LABEL,
  title,
  content: captionHtml(content),
  images: [...images],
  tags: [],
  stars: null,
  facts: null,
  is_ad: false,
  ad_note: '',
  visibility: 'public',
  child: null,
});
const toValues = ({ title, content, images }: DraftInput): EntryValues => ({
  title,
  content: captionText(content),
  images: [...images],
});

/** Further fields of a post. */
const PLAIN = {
  category: OTHER_LABEL,
  topic: OTHER_LABEL,
  tags: [],
  stars: null,
  facts: null,
  is_ad: false,
  ad_note: '',
  visibility: 'public',
} as const;

/** /community/contest/write: an entry for `?contest=` or the one that runs, or `?post=` to edit one's own. */
export function ContestWritePage() {
  const [params] = useSearchParams();
  const post = params.get('post');
  const contest = params.get('contest');
  if (post) return <EditEntry key={post} id={post} />;
  if (contest) return <NewEntry key={contest} contestId={contest} />;
  return <RunningContest />;
}

function NewEntry({ contestId }: { contestId: string }) {
  const query = useGetContestQuery({ id: contestId }, { refetchOnMountOrArgChange: true });
  const { currentData: contest, error, isError, refetch } = query;
  if (isNotFound(error)) return <NotNow />;
  if (!contest) return <LoadingEntry failed={isError} onRetry={() => void refetch()} />;
  if (contest.my_entry_id) return <AlreadyEntered entryId={contest.my_entry_id} />;
  if (contest.state !== 'running')
    return <NotNow>{contest.state === 'upcoming' ? '아직 열리지 않은 공모전이에요.' : '마감한 공모전이에요.'}</NotNow>;
  return <NewEntryForm contest={contest} />;
}

function NewEntryForm({ contest }: { contest: ContestDetail }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreatePostMutation();
  const draft = usePostDraft({ section: 'contest', subject: contest.id });
  const [initial, setInitial] = useState<EntryValues | null>(null);
  const { ready, found } = draft;
  // found once: what is typed from now on is a draft too
  const begin = initial ?? (ready && !found ? EMPTY : null);
  if (begin && !initial) setInitial(begin);
  return (
    <WriterEntry title={TITLE} hasDraft={found !== null} skeleton={<EntrySkeleton />}>
      {begin ? (
        <EntryForm
          title={TITLE}
          initial={begin}
          label="올리기"
          onPersist={(values) => draft.persist(toDraft(values))}
          send={async ({ title, content, images }, idempotencyKey) => {
            const entry = { ...PLAIN, tags: [], title, content: captionHtml(content), images, child: null };
            const post = await create({ section: 'contest', subject: contest.id, ...entry, idempotencyKey }).unwrap();
            draft.published();
            dispatch(succeeded('작품을 올렸어요'));
            void navigate(paths.community.toContestBoardPost(post.id), { replace: true });
          }}
        >
          <NewcomerNote kind="entries" />
          <ContestCard contest={contest} />
        </EntryForm>
      ) : (
        <PageShell title={TITLE} back>
          {ready && found ? (
            <DraftQuestion
              at={found.at}
              onNew={() => {
                draft.forget();
                setInitial(EMPTY);
              }}
              onGoOn={() => setInitial(toValues(found.draft))}
            />
          ) : (
            <EntrySkeleton />
          )}
        </PageShell>
      )}
    </WriterEntry>
  );
}

function ContestCard({ contest: { title, theme, closes_at } }: { contest: ContestDetail }) {
  return (
    <Card>
      <Typography variant="strong" style={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Typography variant="small" color="textSecondary">
        {theme}
      </Typography>
      <Typography variant="small" color="textSecondary">
        {lastMomentWords(closes_at)} 올리고 수정할 수 있어요.
      </Typography>
    </Card>
  );
}

function EditEntry({ id }: { id: string }) {
  const query = useGetPostQuery({ id }, { refetchOnMountOrArgChange: true });
  const { currentData: post, error, isError, isFetching, refetch } = query;
  if (isNotFound(error)) return <NotNow>지워졌거나 지금은 보이지 않는 작품이에요.</NotNow>;
  if (!post || isFetching) return <LoadingEntry failed={isError} onRetry={() => void refetch()} />;
  if (!post.can.edit || post.section !== 'contest') return <NotNow>내가 올린 작품만 수정할 수 있어요.</NotNow>;
  return <EditForm post={post} />;
}

function EditForm({ post }: { post: PostDetail }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [update] = useUpdatePostMutation();
  // the version that was opened: a concurrent change is reported as a conflict, not overwritten
  const [opened] = useState(post);
  return (
    <EntryForm
      title="작품 수정"
      initial={{
        title: opened.title,
        content: captionText(opened.content),
        images: opened.images.map(({ path }) => path),
      }}
      label="저장하기"
      onPersist={() => undefined}
      send={async ({ title, content, images }, idempotencyKey) => {
        const entry = { ...PLAIN, tags: opened.tags, title, content: captionHtml(content), images, child: null };
        await update({ id: opened.id, ...entry, updated_at: opened.updated_at, idempotencyKey }).unwrap();
        dispatch(succeeded('작품을 수정했어요'));
        void navigate(paths.community.toContestBoardPost(opened.id), { replace: true });
      }}
    />
  );
}
