import type { CommunityCard } from '@contract/community/community.responses';
import type { Questions } from '@contract/community/posts';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link, Navigate } from 'react-router-dom';
import * as v from 'valibot';
import { paths } from '@/domain/paths';
import { FeedCard } from '@/features/community/feed/feed-card';
import { PostFeed } from '@/features/community/feed/post-feed';
import { CommunityFrame, WriteButton } from '@/features/community/frame/community-frame';
import { PopularPosts } from '@/features/community/info/info-page';
import { useGetAnswerTimeQuery, useListSectionsQuery } from '@/features/community/posts-api/feed-api';
import { useGetCommunityMeQuery } from '@/features/community/posts-api/post-api';
import { choiceParam, textParam, useUrlState } from '@/shared/lib/use-url-state';
import { color, radius, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { SectionHeader } from '@/shared/ui/layout/section-header';

const SHOWN: { value: Questions; label: string; expert?: boolean }[] = [
  { value: 'all', label: '모두' },
  { value: 'mine', label: '내 질문' },
  { value: 'private', label: '비공개 질문', expert: true },
  { value: 'waiting', label: '답변 기다리는 중' },
  { value: 'answered', label: '답변 완료' },
];

const QUEUE_FIRST = SHOWN.toSorted((a, b) => Number(b.value === 'waiting') - Number(a.value === 'waiting'));

const address = v.object({
  show: choiceParam(
    SHOWN.map(({ value }) => value),
    'all',
  ),
  post: textParam,
});

const ask = (
  <MainButton component={Link} to={paths.community.counselingWrite} look="soft" size="small" fit>
    전문가에게 묻기
  </MainButton>
);

/** '보통 6시간 안에 답해요' */
const answerWords = (hours: number) => `보통 ${hours < 24 ? `${hours}시간` : `${Math.ceil(hours / 24)}일`} 안에 답해요`;

const queueCard = (post: CommunityCard) => <FeedCard post={post} saysWaiting />;

/** /community/counseling: questions to the experts, those of `?show=`. `?post=` opens one. */
export function CounselingPage() {
  const [{ show: asked, post: opened }, set] = useUrlState(address);
  const { data: counts } = useListSectionsQuery();
  const { data: me } = useGetCommunityMeQuery();
  const { data: usual } = useGetAnswerTimeQuery();
  if (opened) return <Navigate to={paths.community.toCounselingPost(opened)} replace />;
  const isExpert = me?.expert === true;
  // The queue is the first of an expert's lists.
  const options = isExpert ? QUEUE_FIRST : SHOWN.filter(({ expert }) => !expert);
  const shown = options.find(({ value }) => value === asked)?.value ?? 'all';
  // An expert comes for the questions, longest waiting first.
  const isQueue = shown === 'waiting' && isExpert;
  const show = (value: Questions) => set({ show: value });
  return (
    <CommunityFrame title="상담">
      {isQueue ? null : (
        <>
          <Lead>
            <Typography variant="strong">전문가가 읽고 답해요</Typography>
            <Typography variant="small">
              모두에게 보이게도, 나와 전문가만 보이게도 물을 수 있어요. 급하거나 아이가 아플 때는 가까운 병원이나 119에
              먼저 연락해 주세요.
            </Typography>
            {usual?.hours ? (
              <Typography variant="small" sx={{ fontWeight: 600 }}>
                {answerWords(usual.hours)}
              </Typography>
            ) : null}
          </Lead>
          <div style={{ marginBottom: space(8) }}>
            <PopularPosts section="counseling" title="인기 상담" />
          </div>
        </>
      )}
      <SectionHeader
        title={shown === 'all' ? '모든 질문' : (options.find(({ value }) => value === shown)?.label ?? '')}
        count={
          shown === 'all' ? counts && (counts.find(({ section }) => section === 'counseling')?.all ?? 0) : undefined
        }
      />
      <div style={{ marginBottom: space(3) }}>
        <FilterChips label="질문 고르기" options={options} value={shown} onChange={show} />
      </div>
      <PostFeed
        arg={{ section: 'counseling', ...(shown !== 'all' && { show: shown }) }}
        label="질문 목록"
        card={isQueue ? queueCard : undefined}
        empty={<NoQuestions shown={shown} onShowAll={() => show('all')} />}
      />
      {isQueue ? null : <WriteButton tabs to={paths.community.counselingWrite} label="질문하기" />}
    </CommunityFrame>
  );
}

const NONE: Record<Exclude<Questions, 'all' | 'mine'>, string> = {
  answered: '아직 답변이 달린 질문이 없어요',
  waiting: '답변을 기다리는 질문이 없어요',
  private: '비공개 질문이 없어요',
};

function NoQuestions({ shown, onShowAll }: { shown: Questions; onShowAll: () => void }) {
  if (shown === 'all')
    return (
      <EmptyState title="아직 질문이 없어요" action={ask}>
        걱정되는 것을 물어보세요.
      </EmptyState>
    );
  if (shown === 'mine')
    return (
      <EmptyState title="아직 물어본 것이 없어요" action={ask}>
        나와 전문가만 보는 질문도 여기에 모여요.
      </EmptyState>
    );
  return (
    <EmptyState
      title={NONE[shown]}
      action={
        <MainButton look="soft" size="small" fit onClick={onShowAll}>
          모든 질문 보기
        </MainButton>
      }
    />
  );
}

const Lead = styled('div')({
  padding: space(4),
  borderRadius: radius.card,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  marginBottom: space(6),
});
