import type { CareGuide } from '@contract/test/diagnostics-results.responses';
import styled from '@emotion/styled';
import { dayLabel } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { Fold, FoldTitle } from '@/shared/ui/layout/fold';
import { HelpLines, sourcesLine } from './help-lines';

interface CareSectionProps {
  care: CareGuide;
  /** Opened at first: where something is urgent. */
  open?: boolean;
}

/** 어디로 가면 되나요, folded: the way to a specialist step by step, what is free or supported, whom to call. */
export function CareSection({ care, open }: CareSectionProps) {
  const [newest] = care.supports.map(({ looked_up_on }) => looked_up_on).sort((a, b) => b.localeCompare(a));
  return (
    <section aria-labelledby="care">
      <Fold
        data-look="card"
        open={open}
        heading={{ level: 'h2', labelledBy: 'care' }}
        summary={<FoldTitle id="care">어디로 가면 되나요</FoldTitle>}
      >
        <Guide>
          <Steps>
            {care.steps.map(({ title, text: words }) => (
              <li key={title}>
                <b>{title}</b>
                <p>{words}</p>
              </li>
            ))}
          </Steps>
          <Folded summary={`무료이거나 도움받을 수 있는 것 ${care.supports.length}가지`}>
            <dl>
              {care.supports.map((support) => (
                <div key={support.name}>
                  <dt>{support.name}</dt>
                  <dd>{support.text}</dd>
                </div>
              ))}
            </dl>
          </Folded>
          <HelpLines lines={care.lines} />
          <Source>
            {sourcesLine([...care.supports, ...care.lines].map(({ source }) => source))}
            {newest ? ` (${dayLabel(newest)}에 확인했어요. 금액과 조건은 바뀔 수 있어요.)` : ''}
          </Source>
        </Guide>
      </Fold>
    </section>
  );
}

const Guide = styled('div')({ display: 'grid', gap: space(3) });

const Steps = styled('ol')({
  display: 'grid',
  gap: space(3),
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr)',
    columnGap: space(3),
    '&::before': {
      content: 'counter(step)',
      gridRow: 'span 2',
      width: '28px',
      height: '28px',
      display: 'grid',
      placeItems: 'center',
      borderRadius: radius.round,
      backgroundColor: color.primary,
      color: color.onPrimary,
      ...text.label,
    },
  },
  '& b': { ...text.strong, fontWeight: 700 },
  '& p': { ...text.small, color: color.inkSoft },
});

const Folded = styled(Fold)({
  '& .MuiAccordionSummary-root': { ...text.strong, paddingBlock: space(2.5) },
  '& dl': { display: 'grid', gap: space(3) },
  '& dt': { ...text.strong, fontWeight: 700 },
  '& dd': { ...text.small, color: color.inkSoft },
});

const Source = styled('small')({ ...text.caption, color: color.inkSoft });
