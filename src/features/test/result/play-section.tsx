import type { LevelsResult, WatchedItem } from '@contract/test/diagnostics-results.responses';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import { LEADS_FIRST } from '@contract/test/result-words';
import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { PlayMark } from '@/domain/plays/play-mark';
import { PlaySteps } from '@/domain/plays/play-steps';
import { useDonePlays } from '@/domain/plays/use-done-plays';
import { ClockIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';
import { ResultSection } from './result-lists';

/** 함께 해 볼 놀이: one for each watched item; one for an answer that leads to a doctor is not opened by itself. */
export function PlaySection({ result: { watched, child } }: { result: LevelsResult }) {
  const { query, done } = useDonePlays(watched.length > 0 ? child.id : null);
  if (watched.length === 0) return null;
  return (
    <ResultSection aria-labelledby="plays">
      <h2 id="plays">함께 해 볼 놀이</h2>
      <p>하나만 골라 가볍게 해 보세요. 아이가 지치면 바로 쉬어요.</p>
      <List>
        {watched.map((item, at) => (
          <li key={item.item_id}>
            <PlayCard item={item} open={at === 0 && !item.leads} times={done.get(item.play.id)?.times ?? 0}>
              {query.currentData ? (
                <PlayMark playId={item.play.id} profileId={child.id} done={done.get(item.play.id)} look="outline" />
              ) : null}
            </PlayCard>
          </li>
        ))}
      </List>
    </ResultSection>
  );
}

interface PlayCardProps {
  item: WatchedItem;
  open: boolean;
  /** How often it was done with the child. */
  times: number;
  children: ReactNode;
}

function PlayCard({ item: { text: watchedText, leads, play }, open, times, children }: PlayCardProps) {
  const id = useId();
  return (
    <Fold
      data-look="card"
      open={open}
      heading={{ level: 'h3', labelledBy: id }}
      summary={
        <>
          {leads ? <First>{LEADS_FIRST}</First> : null}
          <For>지켜볼 모습 · {watchedText}</For>
          <Title id={id}>{play.title}</Title>
          <Facts>
            <ClockIcon size={16} />
            {play.minutes}분 · {DOMAIN_LABELS[play.domain]} · {play.skill}
            {times > 0 ? ` · ${times}번 해 봤어요` : null}
          </Facts>
        </>
      }
    >
      <Steps>
        <PlaySteps play={play} />
        {children}
      </Steps>
    </Fold>
  );
}

const List = styled('ul')({ display: 'grid', gap: space(3) });

const Steps = styled('div')({ display: 'grid', gap: space(5) });

const For = styled('span')({ ...text.small, display: 'block', color: color.inkSoft });

const First = styled('span')({ ...text.label, display: 'block', marginBottom: space(1), color: color.ink });

const Title = styled('span')({ ...text.title, fontSize: '1.0625rem', display: 'block', margin: `${space(0.5)} 0` });

const Facts = styled('span')({
  ...text.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
