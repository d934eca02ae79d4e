import type { WeeklyLetter } from '@contract/home/weekly-letter.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { SelectedChildSwitch } from '@/domain/profiles/child-switch';
import { NeedsChild } from '@/domain/profiles/needs-child';
import { useSelectedProfile } from '@/domain/profiles/selected-profile-api';
import { isApiError } from '@/shared/api/api-error';
import { InfoIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { LetterArchive, ToCurrentLetter } from './letter-archive';
import { ArticlePart, MilestonesPart, NextPart, PlayPart, PostsPart } from './letter-parts';
import { ageNote, letterAge, weekDays } from './letter-words';
import { useGetCurrentLetterQuery, useGetLetterQuery } from './weekly-letter-api';

const ARTICLE_FIRST_UNTIL_MONTHS = 2;

/** /home/letter: this week's letter, or the one of ?week=. */
export function LetterPage() {
  const week = useSearchParams()[0].get('week');
  return (
    <NeedsChild>
      {(profileId) => <ChildLetter key={`${profileId}${week}`} profileId={profileId} week={week} />}
    </NeedsChild>
  );
}

interface ChildLetterProps {
  profileId: string;
  /** YYYYMMDD, the first day of the letter's week; null for this week. */
  week: string | null;
}

function ChildLetter({ profileId, week }: ChildLetterProps) {
  const current = useGetCurrentLetterQuery(week === null ? { profileId } : skipToken);
  const earlier = useGetLetterQuery(week === null ? skipToken : { profileId, startsOn: week });
  const query = week === null ? current : earlier;
  // No letter of that week, or an address that names no day.
  const isMissing = isApiError(query.error) && (query.error.status === 404 || query.error.status === 422);
  return (
    <PageShell title="이번 주 우리 아이" back={paths.home} right={<SelectedChildSwitch />}>
      <QueryBoundary
        query={query}
        skeleton={<LetterSkeleton />}
        isEmpty={query.currentData === null}
        empty={
          <EmptyState title="이번 주 편지가 없어요">
            편지는 태어난 날부터 만 여섯 살 생일까지 매주 와요. 생년월일이 맞는지 확인해 주세요.
          </EmptyState>
        }
        failed={
          isMissing ? (
            <EmptyState title="이 주의 편지가 없어요" action={<ToCurrentLetter />}>
              편지는 아이를 추가한 주부터 모여요.
            </EmptyState>
          ) : undefined
        }
      >
        {(letter: WeeklyLetter | null) =>
          letter ? (
            <Stack spacing={6}>
              <Letter letter={letter} profileId={profileId} />
              {week === null ? null : <ToCurrentLetter />}
              <LetterArchive profileId={profileId} shown={letter.starts_on} />
            </Stack>
          ) : null
        }
      </QueryBoundary>
    </PageShell>
  );
}

function Letter({ letter, profileId }: { letter: WeeklyLetter; profileId: string }) {
  const { profile } = useSelectedProfile(profileId);
  const { week, age, starts_on: startsOn } = letter;
  const note = ageNote(letter);
  // Safety of a newborn comes before any play.
  const isArticleFirst = age.actual_months < ARTICLE_FIRST_UNTIL_MONTHS;
  const article = <ArticlePart article={letter.article} />;
  return (
    <>
      <div>
        <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {weekDays(startsOn)}
        </Typography>
        <Typography component="h2" variant="headline">
          {profile ? `${profile.name}, ` : ''}
          {letterAge({ week, months: age.actual_months })}
        </Typography>
        {note ? (
          <Note>
            <InfoIcon size={18} />
            <span>{note}</span>
          </Note>
        ) : null}
      </div>
      {isArticleFirst ? article : null}
      <MilestonesPart milestones={letter.milestones} age={age} source={letter.source} />
      <PlayPart play={letter.play} before_due={letter.before_due} />
      {isArticleFirst ? null : article}
      <NextPart next={letter.next} />
      <PostsPart posts={letter.posts} months={age.actual_months} />
    </>
  );
}

const LetterSkeleton = () => (
  <Stack spacing={6}>
    <Skeleton width="60%" height={52} />
    <Skeleton shape="card" height={180} />
    <Skeleton shape="card" height={320} />
    <Skeleton shape="card" height={76} />
  </Stack>
);

const Note = styled('p')({
  ...text.small,
  display: 'flex',
  gap: space(2),
  margin: `${space(3)} 0 0`,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { flex: 'none', marginTop: '1px' },
});
