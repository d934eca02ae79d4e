import { requiredText } from '@contract/common/text';
import { OTHER_LABEL } from '@contract/community/community';
import { type DraftInput, POST_TITLE_MAX } from '@contract/community/posts';
import type { PostDetail } from '@contract/community/posts.responses';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { DraftQuestion } from '@/features/community/editor/draft-question';
import { PhotoStrip } from '@/features/community/editor/photo-strip';
import { usePostDraft } from '@/features/community/editor/use-post-draft';
import { isNotFound } from '@/features/community/is-not-found';
import { useWriterGate } from '@/features/community/members/writer-gate';
import { useCreatePostMutation, useGetPostQuery, useUpdatePostMutation } from '@/features/community/posts/post-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { usePersistDraft } from '@/shared/forms/use-form-draft';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { FailedState } from '@/shared/ui/failed-state';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { MainButton } from '@/shared/ui/main-button';
import { PageShell } from '@/shared/ui/page-shell';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { captionHtml, captionText } from './caption';
import { lastMomentWords } from './contest-words';
import { useGetContestQuery } from './contests-api';

const PHOTOS_MAX = 5;
const CAPTION_MAX = 1000;

/** `content` is the caption as plain text; it is sent as HTML. */
const form = v.object({
  title: requiredText('제목을', POST_TITLE_MAX),
  content: requiredText('작품 이야기를', CAPTION_MAX),
  images: v.pipe(v.array(v.string()), v.minLength(1, '사진을 한 장 이상 올려 주세요.')),
});
type Values = v.InferInput<typeof form>;
const EMPTY: Values = { title: '', content: '', images: [] };

const toDraft = ({ title, content, images }: Values): DraftInput => ({
  category: OTHER_LABEL,
  topic: OTHER_LABEL,
  title,
  content: captionHtml(content),
  images: [...images],
  tags: [],
  stars: null,
  is_ad: false,
  ad_note: '',
  visibility: 'public',
  child: null,
});
const toValues = ({ title, content, images }: DraftInput): Values => ({
  title,
  content: captionText(content),
  images: [...images],
});

/** What a post has besides these. */
const PLAIN = {
  category: OTHER_LABEL,
  topic: OTHER_LABEL,
  tags: [],
  stars: null,
  is_ad: false,
  ad_note: '',
  visibility: 'public',
} as const;

/** /community/contest/write: an entry for `?contest=`, or `?post=` to edit one's own. */
export function ContestWritePage() {
  const [params] = useSearchParams();
  const post = params.get('post');
  const contest = params.get('contest');
  if (post) return <EditEntry key={post} id={post} />;
  if (contest) return <NewEntry key={contest} contestId={contest} />;
  return <NotNow />;
}

function NotNow({ children = '진행 중인 공모전에서 작품을 올릴 수 있어요.' }: { children?: string }) {
  return (
    <PageShell title="작품 올리기" back>
      <EmptyState
        title="지금은 작품을 올릴 수 없어요"
        action={
          <MainButton as={Link} to={paths.community.contest} replace look="soft" size="small" fit>
            공모전 보기
          </MainButton>
        }
      >
        {children}
      </EmptyState>
    </PageShell>
  );
}

function LoadingEntry({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <PageShell title="작품 올리기" back>
      {failed ? (
        <FailedState onRetry={onRetry} />
      ) : (
        <Stack gap={5} role="status" aria-label="불러오는 중이에요">
          <Skeleton height={96} shape="card" />
          <Skeleton height={88} />
          <Skeleton height={76} />
          <Skeleton height={160} shape="card" />
        </Stack>
      )}
    </PageShell>
  );
}

function NewEntry({ contestId }: { contestId: string }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [create] = useCreatePostMutation();
  const query = useGetContestQuery({ id: contestId }, { refetchOnMountOrArgChange: true });
  const { currentData: contest, error, isError, refetch } = query;
  const draft = usePostDraft({ section: 'contest', subject: contestId });
  const [initial, setInitial] = useState<Values | null>(null);
  if (isNotFound(error)) return <NotNow />;
  if (!contest || !draft.ready) return <LoadingEntry failed={isError && !contest} onRetry={() => void refetch()} />;
  if (contest.my_entry_id)
    return (
      <PageShell title="작품 올리기" back>
        <EmptyState
          title="이미 올린 작품이 있어요"
          action={
            <MainButton
              as={Link}
              to={paths.community.toContestBoardPost(contest.my_entry_id)}
              replace
              look="soft"
              size="small"
              fit
            >
              내 작품 보기
            </MainButton>
          }
        >
          공모전마다 작품은 하나씩 올릴 수 있어요. 올린 작품은 마감 전까지 수정할 수 있어요.
        </EmptyState>
      </PageShell>
    );
  if (contest.state !== 'running')
    return <NotNow>{contest.state === 'upcoming' ? '아직 열리지 않은 공모전이에요.' : '마감한 공모전이에요.'}</NotNow>;

  const { found } = draft;
  if (!initial && found)
    return (
      <PageShell title="작품 올리기" back>
        <DraftQuestion
          at={found.at}
          onNew={() => {
            draft.forget();
            setInitial(EMPTY);
          }}
          onGoOn={() => setInitial(toValues(found.draft))}
        />
      </PageShell>
    );
  // found once: what is typed from now on is a draft too
  const begin = initial ?? EMPTY;
  if (!initial) setInitial(begin);
  return (
    <PageShell title="작품 올리기" back>
      <Stack gap={6}>
        <Card>
          <Text variant="strong" style={{ fontWeight: 700 }}>
            {contest.title}
          </Text>
          <Text variant="small" ink="soft">
            {contest.theme}
          </Text>
          <Text variant="small" ink="soft">
            {lastMomentWords(contest.closes_at)} 올리고 수정할 수 있어요.
          </Text>
        </Card>
        <EntryForm
          initial={begin}
          label="올리기"
          onPersist={(values) => draft.persist(toDraft(values))}
          send={async ({ title, content, images }, idempotencyKey) => {
            const entry = { ...PLAIN, tags: [], title, content: captionHtml(content), images, child: null };
            const post = await create({ section: 'contest', subject: contestId, ...entry, idempotencyKey }).unwrap();
            draft.published();
            dispatch(succeeded('작품을 올렸어요'));
            void navigate(paths.community.toContestBoardPost(post.id), { replace: true });
          }}
        />
      </Stack>
    </PageShell>
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
    <PageShell title="작품 수정" back>
      <EntryForm
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
    </PageShell>
  );
}

/** A refusal by the page itself, shown like the server's refusals. */
const refusal = (message: string) => Object.assign(new Error(message), { status: 422 });

interface EntryFormProps {
  initial: Values;
  label: string;
  onPersist: (values: Values) => void;
  /** Rejects with the API's error. */
  send: (values: Values, idempotencyKey: string) => Promise<unknown>;
}

function EntryForm({ initial, label, onPersist, send }: EntryFormProps) {
  const gate = useWriterGate();
  const {
    form: fields,
    errors,
    pending,
    formProps,
    problem,
  } = useApiForm<Values, Values>({
    schema: form,
    defaultValues: initial,
    fields: ['images', 'title', 'content'],
    send: async (values, idempotencyKey) => {
      if (!(await gate.passes())) throw refusal('커뮤니티 약속에 동의하면 올릴 수 있어요.');
      return send(values, idempotencyKey);
    },
    onSent: () => undefined,
    onRefused: (error) => void gate.refused(error),
  });
  usePersistDraft('entry', fields, (values) => {
    onPersist(values);
    return null;
  });
  return (
    <form {...formProps}>
      <Stack gap={6}>
        <Controller
          control={fields.control}
          name="images"
          render={({ field: { value, onChange } }) => (
            <PhotoStrip
              label="작품 사진"
              max={PHOTOS_MAX}
              paths={value}
              onChange={(change) => onChange(change(fields.getValues('images')))}
              error={errors.images?.message}
            />
          )}
        />
        <Field
          label="제목"
          autoComplete="off"
          inputProps={{ maxLength: POST_TITLE_MAX }}
          error={errors.title?.message}
          {...fields.register('title')}
        />
        <Field
          label="작품 이야기"
          multiline
          minRows={5}
          placeholder="어떻게 만들었는지, 아이가 뭐라고 했는지 들려주세요."
          error={errors.content?.message}
          {...fields.register('content')}
        />
        <Text variant="small" ink="soft">
          아이 얼굴이나 이름표, 어린이집 이름이 보이지 않는 사진이 좋아요.
        </Text>
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          {label}
        </MainButton>
      </Stack>
      {gate.sheet}
    </form>
  );
}
