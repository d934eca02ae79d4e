import { formatNumber } from '@contract/common/format-number';
import type { DonePlay } from '@contract/home/play-plan.responses';
import type { Play } from '@contract/test/diagnostics.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { PlayMark } from '@/domain/plays/play-mark';
import { PlaySteps } from '@/domain/plays/play-steps';
import { useDonePlays } from '@/domain/plays/use-done-plays';
import { monthsWords } from '@/domain/posts/months-words';
import { domainTones } from '@/features/community/posts/domain-tones';
import { ClockIcon, TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Fold } from '@/shared/ui/layout/fold';

interface PlayListProps {
  plays: readonly Play[];
  wanted: string | null;
  child: { id: string; name: string } | null;
}

export function PlayList({ plays, wanted, child }: PlayListProps) {
  const { query, done } = useDonePlays(child?.id ?? null);
  return (
    <Stack spacing={3}>
      <Typography variant="label" aria-live="polite">
        놀이 {formatNumber(plays.length)}가지
      </Typography>
      {query.isError ? (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="small" color="textSecondary">
            해 본 놀이를 불러오지 못했어요.
          </Typography>
          <MainButton look="outline" size="small" fit onClick={() => void query.refetch()}>
            다시 시도
          </MainButton>
        </Stack>
      ) : null}
      <List>
        {plays.map((play) => (
          <li key={play.id}>
            <PlayCard
              play={play}
              open={play.id === wanted}
              done={done.get(play.id)}
              child={query.currentData ? child : null}
            />
          </li>
        ))}
      </List>
    </Stack>
  );
}

interface PlayCardProps {
  play: Play;
  open: boolean;
  done: DonePlay | undefined;
  child: { id: string; name: string } | null;
}

function PlayCard({ play, open, done, child }: PlayCardProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) box.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  return (
    <Card
      ref={box}
      data-look="card"
      open={open}
      heading={{ level: 'h2', labelledBy: id }}
      summary={
        <>
          <Row>
            <Chip tone={domainTones[play.domain]}>{DOMAIN_LABELS[play.domain]}</Chip>
            <span>{monthsWords({ from: play.from_month, to: play.to_month })}</span>
          </Row>
          <Title id={id}>{play.title}</Title>
          <Row>
            <span>
              <ClockIcon size={15} />
              {play.minutes}분
            </span>
            <span>{play.skill}</span>
            {done ? (
              <Chip tone="leaf" icon={<TickIcon size={12} />}>
                {done.times}번 해 봤어요
              </Chip>
            ) : null}
          </Row>
        </>
      }
    >
      <Inside>
        <PlaySteps play={play} heading="h3" />
        {child ? <PlayMark playId={play.id} profileId={child.id} done={done} /> : null}
      </Inside>
    </Card>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const Card = styled(Fold)({ scrollMarginTop: '72px' });

const Row = styled('span')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(1)} ${space(2)}`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '4px' },
});

const Title = styled('span')({ ...text.title, fontSize: '1.0625rem', display: 'block', margin: `${space(1)} 0` });

const Inside = styled('div')({ display: 'grid', gap: space(5) });
