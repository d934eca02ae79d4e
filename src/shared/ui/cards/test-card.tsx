import styled from '@emotion/styled';
import type { TestCard as Test } from '@contract/diagnostics';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { namedUploadUrl } from '@/shared/api/config';
import { monthDayLabel } from '@/shared/lib/age-label';
import { paths } from '@/shared/paths';
import { CardButton } from '../card';
import { Chip } from '../chip';
import { CalendarIcon, SproutIcon, TickIcon } from '../icon';
import { ProgressBar } from '../progress-bar';
import { Skeleton } from '../skeleton';
import { color, space, text } from '../tokens';

const Picture = styled('span')({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  backgroundColor: color.artCream,
  color: color.artLeafDeep,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});

const Words = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  padding: `${space(3)} ${space(4)} ${space(4)}`,
  // cards of one row stand equally high, whatever their state
  minHeight: '86px',
  boxSizing: 'border-box',
});

const Name = styled('span')({ ...text.strong, fontWeight: 700 });
const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
const Going = styled('span')({ display: 'flex', flexDirection: 'column', gap: space(1.5), width: '100%' });

/** How far the child is with a test, to the letter of specification 4; one that is not due also says when it opens. */
export function TestStatus({ test }: { test: Test }) {
  const { status, minutes, window, opens_on: opensOn, name } = test;
  if (status >= 100) {
    return (
      <Chip tone="leaf" icon={<TickIcon size={14} />}>
        완료
      </Chip>
    );
  }
  if (status > 0) {
    return (
      <Going>
        <ProgressBar value={status} label={`${name} 진행률`} />
        <Small>진행 중 ({status}%)</Small>
      </Going>
    );
  }
  return (
    <>
      <Small>예상 소요 시간 {minutes}분</Small>
      {window === 'upcoming' && opensOn ? (
        <Chip tone="sky" icon={<CalendarIcon size={14} />}>
          {monthDayLabel(opensOn)}에 열려요
        </Chip>
      ) : null}
    </>
  );
}

interface TestCardProps {
  test: Test;
  /** What a tap does; without it the card leads to the test's own page and carries the test along. */
  onSelect?: (test: Test) => void;
}

/** One test: picture, name and how far the child is with it. */
export function TestCard({ test, onSelect }: TestCardProps) {
  const [broken, setBroken] = useState(false);
  const leads = onSelect
    ? { onClick: () => onSelect(test) }
    : { as: Link, to: paths.test.detailOf(test.id), state: test };
  return (
    <CardButton data-flat="" {...leads}>
      <Picture>
        {broken ? (
          <SproutIcon size={48} />
        ) : (
          <img
            src={namedUploadUrl(test.src, test.ext)}
            alt=""
            width={160}
            height={100}
            onError={() => setBroken(true)}
          />
        )}
      </Picture>
      <Words>
        <Name>{test.name}</Name>
        <TestStatus test={test} />
      </Words>
    </CardButton>
  );
}

/** The same card while it loads. */
export function TestCardSkeleton() {
  return <Skeleton shape="card" height={228} />;
}
