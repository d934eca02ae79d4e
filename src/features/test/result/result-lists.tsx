import type { LevelPart, LevelsResult } from '@contract/test/diagnostics-results.responses';
import { NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';
import {
  BY_TEMPERAMENT_LABEL,
  BY_TEMPERAMENT_NOTE,
  getResultTone,
  NOTHING_SEEN,
  nothingToWatch,
} from '@contract/test/result-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { TryNote } from '@/features/test/ui/try-note';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';
import { gapParts, watchParts, wellParts, wellTip } from './result-sections';
import { WatchedItems } from './watched-items';

/** 잘 보이고 있는 모습: one observation of each part, the rest in a fold. */
export function WellSection({ result }: { result: LevelsResult }) {
  const parts = wellParts(result);
  const tone = getResultTone(result);
  const count = parts.reduce((sum, { well }) => sum + well.length, 0);
  const hasMore = count > parts.length || parts.some(wellTip);
  return (
    <ResultSection aria-labelledby="well">
      <h2 id="well">잘 보이고 있는 모습</h2>
      {tone !== 'seen' ? (
        <p>{NOTHING_SEEN[tone]}</p>
      ) : (
        <Card>
          <Seen>
            {parts.map(({ id, label, well: [first] }) => (
              <li key={id}>
                <TickIcon size={18} strokeWidth={2.6} />
                <span>
                  <b>{label}</b> {first}
                </span>
              </li>
            ))}
          </Seen>
          {hasMore ? (
            <Fold summary={count > parts.length ? `${count}가지 모두 보기` : '집에서 해 볼 것 보기'}>
              <Stack spacing={4}>
                {parts.map((part) => (
                  <AllSeen key={part.id} part={part} />
                ))}
              </Stack>
            </Fold>
          ) : null}
        </Card>
      )}
    </ResultSection>
  );
}

const AllSeen = ({ part }: { part: LevelPart }) => {
  const tip = wellTip(part);
  return (
    <div>
      <Typography component="h3" variant="strong">
        {part.label}
      </Typography>
      <Lines>
        {part.well.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Lines>
      {tip ? <TryNote>{tip}</TryNote> : null}
    </div>
  );
};

/** 함께 지켜볼 모습, each with its play, and what was not observed. */
export function WatchSection({ result }: { result: LevelsResult }) {
  const parts = watchParts(result);
  const gaps = gapParts(result.parts);
  const byTemperament = result.parts.flatMap(({ by_temperament = [] }) => by_temperament);
  return (
    <ResultSection aria-labelledby="watch">
      <h2 id="watch">함께 지켜볼 모습</h2>
      <p>
        {result.watched.length > 0
          ? '놀이 하나만 골라 가볍게 해 보세요. 아이가 지치면 쉬어요.'
          : nothingToWatch(result)}
      </p>
      <Stack spacing={3}>
        <WatchedItems parts={parts} childId={result.child.id} />
        {gaps.length > 0 ? (
          <Fold
            data-look="card"
            heading={{ level: 'h3', labelledBy: 'gaps' }}
            summary={<b id="gaps">{NOT_OBSERVED_LABEL}</b>}
          >
            <Lines>
              {gaps.map(({ id, label, texts }) => (
                <li key={id}>
                  <b>{label}</b> · {texts.join(', ')}
                </li>
              ))}
            </Lines>
          </Fold>
        ) : null}
        {byTemperament.length > 0 ? (
          <Fold
            data-look="card"
            heading={{ level: 'h3', labelledBy: 'temperament' }}
            summary={<b id="temperament">{BY_TEMPERAMENT_LABEL}</b>}
          >
            <Typography variant="small" color="textSecondary">
              {BY_TEMPERAMENT_NOTE}
            </Typography>
            <Lines>
              {byTemperament.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Lines>
          </Fold>
        ) : null}
      </Stack>
    </ResultSection>
  );
}

export const ResultSection = styled('section')({
  '& > h2': { ...text.title, marginBottom: space(3) },
  '& > p': { ...text.small, color: color.inkSoft, marginBottom: space(3) },
});

const Seen = styled('ul')({
  display: 'grid',
  gap: space(2),
  '& > li': { ...text.body, display: 'flex', alignItems: 'flex-start', gap: space(2) },
  '& b': { ...text.label, display: 'block', color: color.inkSoft },
  '& svg': { flex: 'none', marginTop: '3px', color: color.primary },
});

const Lines = styled('ul')({
  ...text.body,
  display: 'grid',
  gap: space(1),
  margin: `${space(1)} 0`,
  paddingInlineStart: space(5),
  listStyle: 'disc',
  '& > li': { display: 'list-item' },
});
