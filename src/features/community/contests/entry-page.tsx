import { formatNumber } from '@contract/common/format-number';
import type { PostDetail } from '@contract/community/posts.responses';
import { Link } from 'react-router-dom';
import { useGetContestQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords, momentWords } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { PostPage } from '@/features/community/post-detail/post-page';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color } from '@/shared/tokens';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { TrophyIcon } from '@/shared/ui/icons/further-icons';
import { useVoteMutation } from './contests-api';

/** /community/contest/board/{id}: an entry, with its votes and today's vote. */
export function EntryPage() {
  return (
    <PostPage
      title="공모전"
      list={paths.community.contest}
      after={(post) => (post.subject?.kind === 'contest' ? <Vote post={post} contestId={post.subject.id} /> : null)}
    />
  );
}

function Vote({ post, contestId }: { post: PostDetail; contestId: string }) {
  const dispatch = useAppDispatch();
  const { currentData: contest } = useGetContestQuery({ id: contestId }, { refetchOnMountOrArgChange: true });
  const [vote, { isLoading }] = useVoteMutation();
  const send = async () => {
    const { data } = await vote({ id: contestId, entryId: post.id });
    if (data) dispatch(succeeded('한 표를 주었어요. 내일 또 투표할 수 있어요.'));
  };
  const voted = contest?.voted_entry_id ?? null;
  const open = contest?.state === 'running' && post.state === 'visible';
  const award = contest?.winners.find(({ entry }) => entry.id === post.id)?.award;
  return (
    <Card as="section" aria-label="투표">
      <Stack gap={3}>
        <Stack row gap={3} align="center" justify="space-between" wrap>
          <div>
            <Text variant="strong" style={{ fontWeight: 700 }}>
              <span style={{ color: color.primary }}>{formatNumber(post.vote)}</span>표를 받았어요
            </Text>
            <Text variant="small" ink="soft">
              {award ? `${award}을 받은 작품이에요` : contest ? when(contest) : ' '}
            </Text>
          </div>
          <MainButton as={Link} to={paths.community.toContestBoard(contestId)} look="quiet" size="small" fit>
            다른 작품 보기
          </MainButton>
        </Stack>
        {!open ? null : post.mine ? (
          <Text variant="small" ink="soft">
            내 작품에는 투표할 수 없어요. 다른 작품도 구경해 보세요.
          </Text>
        ) : voted === null ? (
          <MainButton pending={isLoading} icon={<TrophyIcon size={20} />} onClick={() => void send()}>
            오늘의 한 표 주기
          </MainButton>
        ) : (
          <MainButton look="soft" disabled>
            {voted === post.id ? '오늘 이 작품에 투표했어요' : '오늘은 다른 작품에 투표했어요'} · 내일 0시부터 다시
          </MainButton>
        )}
      </Stack>
    </Card>
  );
}

const when = ({ state, closes_at, results_at }: { state: string; closes_at: string; results_at: string }) =>
  state === 'running'
    ? `투표는 ${lastMomentWords(closes_at)}`
    : state === 'judging'
      ? `${momentWords(results_at)}에 결과를 발표해요`
      : '결과가 발표되었어요';
