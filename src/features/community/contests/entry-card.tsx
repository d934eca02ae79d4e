import { formatNumber } from '@contract/common/format-number';
import type { CommunityCard } from '@contract/community/community.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { uploadSources } from '@/shared/api/config';
import { clampLines, color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { ContestArt } from './contest-art';

const Photo = styled('span')({
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  backgroundColor: color.sunken,
  '& > img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
});
const Award = styled('span')({ position: 'absolute', top: space(2), left: space(2) });
const Words = styled('span')({ display: 'grid', gap: '2px', padding: space(3) });
const Line = styled('span')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(2)}`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: color.primary, fontWeight: 700 },
});

interface EntryCardProps {
  entry: CommunityCard;
  award?: string;
  /** The one this person voted for today. */
  voted?: boolean;
}

/** An entry in the grid: its photo, its title, and how many votes it has. */
export const EntryCard = memo(function EntryCard({ entry, award, voted }: EntryCardProps) {
  return (
    <CardButton
      component={Link}
      to={paths.community.toContestBoardPost(entry.id)}
      data-flat=""
      style={{ height: '100%' }}
      aria-current={voted || undefined}
    >
      <Photo style={{ backgroundColor: entry.image?.color ?? undefined }}>
        {entry.image ? (
          <img
            sizes="(min-width: 600px) 240px, 50vw"
            {...uploadSources(entry.image.path, entry.image.width)}
            alt=""
            width={240}
            height={180}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <ContestArt id={entry.id} />
        )}
        {award || voted || entry.mine ? (
          <Award>
            <Chip tone={award ? 'sun' : entry.mine ? 'lilac' : 'leaf'}>
              {award ?? (entry.mine ? '내 작품' : '오늘 투표했어요')}
            </Chip>
          </Award>
        ) : null}
      </Photo>
      <Words>
        <Typography component="span" variant="strong" style={{ fontWeight: 700 }} sx={{ ...clampLines(2) }}>
          {entry.title}
        </Typography>
        <Line>
          <span>{entry.user_name}</span>
          <b>{formatNumber(entry.vote)}표</b>
        </Line>
      </Words>
    </CardButton>
  );
});
