import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ChevronIcon } from '@/shared/art/icons/icon';
import { clampLines, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Rows } from './letter-parts';
import { letterAge, weekDays } from './letter-words';
import { useListLettersQuery } from './weekly-letter-api';

const FIRST_SHOWN = 8;

interface LetterArchiveProps {
  profileId: string;
  /** The letter that is shown: not in the list. */
  shown: string;
}

/** The letters of other weeks, the newest first. */
export function LetterArchive({ profileId, shown }: LetterArchiveProps) {
  const query = useListLettersQuery({ profileId });
  const [isWhole, setIsWhole] = useState(false);
  const others = query.currentData?.filter(({ starts_on: startsOn }) => startsOn !== shown);
  const rows = isWhole ? others : others?.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="letter-archive">
      <Typography component="h2" variant="title" id="letter-archive" style={{ marginBottom: space(3) }}>
        다른 주의 편지
      </Typography>
      <QueryBoundary
        query={query}
        compact
        isEmpty={others?.length === 0}
        skeleton={<Skeleton shape="card" height={120} />}
        empty={
          <Typography variant="small" color="textSecondary">
            편지는 매주 새로 와요. 지난 편지는 여기에 모여요.
          </Typography>
        }
      >
        <Rows>
          {rows?.map(({ starts_on: startsOn, week, months, titles }) => (
            <li key={startsOn}>
              <ListItemButton component={Link} to={paths.toHomeLetter(startsOn)}>
                <span style={{ flex: 1, minWidth: 0 }}>
                  <Typography component="span" variant="strong" style={{ display: 'block' }}>
                    {letterAge({ week, months })}
                    <Typography
                      component="span"
                      variant="small"
                      color="textSecondary"
                      style={{ marginInlineStart: space(2) }}
                      sx={{ fontVariantNumeric: 'tabular-nums' }}
                    >
                      {weekDays(startsOn)}
                    </Typography>
                  </Typography>
                  <Typography component="span" variant="small" color="textSecondary" sx={{ ...clampLines(1) }}>
                    {titles.join(' · ')}
                  </Typography>
                </span>
                <ChevronIcon size={18} />
              </ListItemButton>
            </li>
          ))}
        </Rows>
        {!isWhole && others && others.length > FIRST_SHOWN ? (
          <MainButton look="quiet" size="small" style={{ marginTop: space(2) }} onClick={() => setIsWhole(true)}>
            {others.length - FIRST_SHOWN}통 더 보기
          </MainButton>
        ) : null}
      </QueryBoundary>
    </section>
  );
}

/** Leads from an earlier letter, or from a week without one, to this week's. */
export const ToCurrentLetter = () => (
  <MainButton component={Link} to={paths.homeLetter} look="soft" size="small" fit>
    이번 주 편지 보기
  </MainButton>
);
