import type { TestCard as Test } from '@contract/test/diagnostics.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { isAllAnswered, RESULT_NEXT } from '@/domain/checks/answered-words';
import { paths } from '@/domain/paths';
import { namedUploadUrl } from '@/shared/api/config';
import { CalendarIcon, SproutIcon, TickIcon } from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { color, darkScheme, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** Progress of a test (docs/specification.md §4.3). */
function Status({ test: { status, minutes, name } }: { test: Test }) {
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
        {isAllAnswered({ status }) ? <Small>{RESULT_NEXT}</Small> : null}
      </Going>
    );
  }
  return <Small>예상 소요 시간 {minutes}분</Small>;
}

interface TestCardProps {
  test: Test;
  /** The tap handler; by default the card links to the test's page and passes the test in the state. */
  onSelect?: (test: Test) => void;
}

/** One test: picture, name and progress; one that is not due shows when it opens. */
export function TestCard({ test, onSelect }: TestCardProps) {
  const [broken, setBroken] = useState(false);
  const opensOn = test.window === 'upcoming' && test.status === 0 ? test.opens_on : null;
  const leads = onSelect
    ? { onClick: () => onSelect(test) }
    : { component: Link, to: paths.test.toDetail(test.id), state: test };
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
        {opensOn ? (
          <Opens>
            <Chip tone="sky" icon={<CalendarIcon size={14} />}>
              {listDay(opensOn)}에 열려요
            </Chip>
          </Opens>
        ) : null}
      </Picture>
      <Words>
        <Name>{test.name}</Name>
        <Status test={test} />
      </Words>
    </CardButton>
  );
}

/** The same card while it loads. */
export function TestCardSkeleton() {
  return (
    <Card data-flat="" aria-hidden="true">
      <Picture style={{ backgroundColor: color.sunken }} />
      <Words>
        <Skeleton width="75%" height={20} />
        <Skeleton width="55%" height={16} />
      </Words>
    </Card>
  );
}

const Picture = styled('span')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  backgroundColor: color.artCream,
  color: color.artLeafDeep,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  // the pictures are drawn for paper; by night they step back a little
  [`${darkScheme} & > img`]: { filter: 'brightness(0.86)' },
});

const Words = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space(1.5),
  padding: `${space(3)} ${space(4)} ${space(4)}`,
  // cards of one row have the same height in every state
  minHeight: '90px',
  boxSizing: 'border-box',
});

const Opens = styled('span')({ position: 'absolute', top: space(2.5), left: space(2.5), right: space(2.5) });

const Name = styled('span')({ ...text.strong, fontWeight: 700 });

const Small = styled('span')({ ...text.small, color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });

const Going = styled('span')({ display: 'flex', flexDirection: 'column', gap: space(1.5), width: '100%' });
