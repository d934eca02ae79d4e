import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { domainTones } from '@/features/community/posts/domain-tones';
import { useListHomePlaysQuery } from '@/features/community/posts-api/grow-api';
import { ClockIcon } from '@/shared/art/icons/icon';
import { color, edgeFade, media, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { SectionHeader } from '@/shared/ui/layout/section-header';

const PLAYS_SHOWN = 6;

/** The first plays for an age, in a row that scrolls sideways on a phone. */
export function HomePlays({ month }: { month: number | undefined }) {
  const query = useListHomePlaysQuery({ month });
  const { currentData: plays } = query;
  return (
    <section aria-label="집놀이">
      <SectionHeader title="집놀이" to={paths.community.homeplay} count={plays?.length} />
      <QueryBoundary query={query} compact skeleton={<Skeleton height={132} shape="card" />}>
        <Plays>
          {plays?.slice(0, PLAYS_SHOWN).map((play) => (
            <li key={play.id}>
              <CardButton
                component={Link}
                to={`${paths.community.homeplay}?play=${encodeURIComponent(play.id)}`}
                style={{ height: '100%' }}
              >
                <Chip tone={domainTones[play.domain]}>{DOMAIN_LABELS[play.domain]}</Chip>
                <Typography
                  component="span"
                  variant="strong"
                  style={{ display: 'block', margin: `${space(2)} 0 ${space(1)}`, fontWeight: 700 }}
                >
                  {play.title}
                </Typography>
                <Facts>
                  <ClockIcon size={15} />
                  {play.minutes}분 · {play.skill}
                </Facts>
              </CardButton>
            </li>
          ))}
        </Plays>
      </QueryBoundary>
    </section>
  );
}

const Plays = styled('ul')({
  ...edgeFade,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(200px, 72%)',
  gap: space(3),
  margin: `0 calc(-1 * ${space(4)})`,
  padding: `2px ${space(4)} ${space(2)}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'center' },
  [media.pad]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    margin: 0,
    padding: 0,
  },
});

const Facts = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
