import type { WeeklyLetter } from '@contract/home/weekly-letter.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { MailIcon } from '@/shared/art/icons/further-icons';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { color, space } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { letterAge } from './letter-words';
import { useGetCurrentLetterQuery } from './weekly-letter-api';

/** On home: this week's letter. Renders nothing for a child without letters, and where it cannot be loaded. */
export function LetterCard({ profileId }: { profileId: string }) {
  const { currentData: letter, isLoading } = useGetCurrentLetterQuery({ profileId });
  if (isLoading) return <Skeleton shape="card" height={82} />;
  if (!letter) return null;
  return (
    <section aria-label="이번 주 우리 아이">
      <CardButton component={Link} to={paths.homeLetter}>
        <Row>
          <Mark>
            <MailIcon size={22} />
          </Mark>
          <Words>
            <Typography component="span" variant="caption" color="textSecondary">
              이번 주 우리 아이 · {letterAge({ week: letter.week, months: letter.age.actual_months })}
            </Typography>
            <Typography component="span" variant="strong">
              {letterTitle(letter)}
            </Typography>
          </Words>
          <ChevronIcon size={18} />
        </Row>
      </CardButton>
    </section>
  );
}

const letterTitle = ({ article, play }: WeeklyLetter): string =>
  article?.title ?? play?.title ?? '다가오는 예방접종과 검진을 모았어요';

const Row = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  '& > svg': { flex: 'none', color: color.inkFaint },
});

const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  backgroundColor: color.apricotSoft,
  color: color.onApricotSoft,
});

const Words = styled('span')({ flex: 1, minWidth: 0, '& > *': { display: 'block' } });
