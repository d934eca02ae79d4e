import { formatNumber } from '@contract/common/format-number';
import type { PostDetail } from '@contract/community/posts.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useGetContestQuery } from '@/domain/contests/contest-list-api';
import { lastMomentWords, momentWords } from '@/domain/contests/contest-words';
import { paths } from '@/domain/paths';
import { PostPage } from '@/features/community/post-detail/post-page';
import { TrophyIcon } from '@/shared/art/icons/further-icons';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
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
    <Card component="section" aria-label="투표">
      <Stack spacing={3}>
        <Stack
          direction="row"
          spacing={3}
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <div>
            <Typography variant="strong" style={{ fontWeight: 700 }}>
              <span style={{ color: color.primary }}>{formatNumber(post.vote)}</span>표를 받았어요
            </Typography>
            <Typography variant="small" color="textSecondary">
              {award ? `${award}을 받은 작품이에요` : contest ? when(contest) : ' '}
            </Typography>
          </div>
          <MainButton component={Link} to={paths.community.toContestBoard(contestId)} look="quiet" size="small" fit>
            다른 작품 보기
          </MainButton>
        </Stack>
        {!open ? null : post.mine ? (
          <Typography variant="small" color="textSecondary">
            내 작품에는 투표할 수 없어요. 다른 작품도 구경해 보세요.
          </Typography>
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
