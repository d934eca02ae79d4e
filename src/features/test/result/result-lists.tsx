import type { Level } from '@contract/test/diagnostics-kinds';
import type { LevelsResult } from '@contract/test/diagnostics-results.responses';
import { ANSWER_LABELS, NOT_OBSERVED_LABEL } from '@contract/test/diagnostics-words';
import {
  BY_TEMPERAMENT_LABEL,
  BY_TEMPERAMENT_NOTE,
  getResultTone,
  isPressing,
  NOTHING_SEEN,
  nothingToWatch,
  WORRIED_LABEL,
} from '@contract/test/result-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { LevelChip } from '@/domain/checks/level-chip';
import { CautionNote } from '@/features/test/ui/caution-note';
import { TryNote } from '@/features/test/ui/try-note';
import { TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { gapParts, watchParts, wellParts } from './result-sections';

const Tip = ({ children }: { children: string }) => (
  <div style={{ marginTop: space(4) }}>
    <TryNote>{children}</TryNote>
  </div>
);

/** The level of a part where this section says it, and that a worry names it. */
const LevelChips = ({ level, isWorried }: { level: Level | null; isWorried: boolean }) => (
  <Chips>
    {isWorried ? <Chip tone="lilac">{WORRIED_LABEL}</Chip> : null}
    {level ? <LevelChip level={level} /> : null}
  </Chips>
);

/** 잘 보이고 있는 모습: what goes well, by domain. */
export function WellSection({ result }: { result: LevelsResult }) {
  const parts = wellParts(result);
  const tone = getResultTone(result);
  return (
    <ResultSection aria-labelledby="well">
      <h2 id="well">잘 보이고 있는 모습</h2>
      {tone !== 'seen' ? (
        <p>{NOTHING_SEEN[tone]}</p>
      ) : (
        <Cards>
          {parts.map(({ id, label, level, tip, isWorried, texts }) => (
            <Card component="li" key={id}>
              <DomainHead>
                <h3>{label}</h3>
                <LevelChips level={level} isWorried={isWorried} />
              </DomainHead>
              {texts.length > 0 ? (
                <Texts>
                  {texts.map((each) => (
                    <li key={each}>
                      <TickIcon size={18} strokeWidth={2.6} />
                      {each}
                    </li>
                  ))}
                </Texts>
              ) : null}
              {tip ? <Tip>{tip}</Tip> : null}
            </Card>
          ))}
        </Cards>
      )}
    </ResultSection>
  );
}

const answerTone = { sometimes: 'sun', not_yet: 'apricot' } as const;

/** 함께 지켜볼 모습, and what was not observed. */
export function WatchSection({ result }: { result: LevelsResult }) {
  const parts = watchParts(result);
  const gaps = gapParts(result.parts);
  const byTemperament = result.parts.flatMap(({ by_temperament = [] }) => by_temperament);
  return (
    <ResultSection aria-labelledby="watch">
      <h2 id="watch">함께 지켜볼 모습</h2>
      {parts.length === 0 ? <p>{nothingToWatch(result)}</p> : null}
      {result.next_step && !isPressing(result.next_step) ? (
        <Step>
          <CautionNote>{result.next_step.text}</CautionNote>
        </Step>
      ) : null}
      <Cards>
        {parts.map(({ id, label, level, tip, isWorried, items }) => (
          <Card component="li" key={id}>
            <DomainHead>
              <h3>{label}</h3>
              <LevelChips level={level} isWorried={isWorried} />
            </DomainHead>
            <Texts>
              {items.map((item) => (
                <Watched key={item.item_id}>
                  <span>{item.text}</span>
                  <Chip tone={answerTone[item.answer]}>{ANSWER_LABELS[item.answer]}</Chip>
                </Watched>
              ))}
            </Texts>
            {tip ? <Tip>{tip}</Tip> : null}
          </Card>
        ))}
        {gaps.length > 0 ? (
          <Card component="li">
            <DomainHead>
              <h3>{NOT_OBSERVED_LABEL}</h3>
            </DomainHead>
            <Texts>
              {gaps.map(({ id, label, texts }) => (
                <li key={id}>
                  <span>
                    <b>{label}</b> · {texts.join(', ')}
                  </span>
                </li>
              ))}
            </Texts>
          </Card>
        ) : null}
        {byTemperament.length > 0 ? (
          <Card component="li">
            <DomainHead>
              <h3>{BY_TEMPERAMENT_LABEL}</h3>
            </DomainHead>
            <Typography variant="small" color="textSecondary">
              {BY_TEMPERAMENT_NOTE}
            </Typography>
            <Texts>
              {byTemperament.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Texts>
          </Card>
        ) : null}
      </Cards>
    </ResultSection>
  );
}

export const ResultSection = styled('section')({
  '& > h2': { ...text.title, marginBottom: space(3) },
  '& > p': { ...text.small, color: color.inkSoft, marginBottom: space(3) },
});

const Cards = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
});

const DomainHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minHeight: '28px',
  '& > h3': { ...text.strong, fontSize: '1rem', fontWeight: 700 },
});

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });

const Step = styled('div')({ marginBottom: space(3) });

const Texts = styled('ul')({
  display: 'grid',
  gap: space(2),
  marginTop: space(3),
  '& > li': { ...text.body, display: 'flex', alignItems: 'flex-start', gap: space(2) },
  '& svg': { flex: 'none', marginTop: '3px', color: color.primary },
});

const Watched = styled('li')({
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '& > span:first-of-type': { flex: '1 1 12em' },
});
