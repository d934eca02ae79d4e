import type { QueueKind } from '@contract/community/community-safety';
import type { QueueItem } from '@contract/community/community-safety.responses';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffPage } from '@/domain/staff/staff-page';
import { SleepingMoonArt } from '@/shared/art/illustrations/sleeping-moon';
import { space } from '@/shared/tokens';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { type Choice, DecisionSheet } from './decision-sheet';
import { useGetQueueSummaryQuery, useListQueueInfiniteQuery } from './moderation-api';
import { QueueCard } from './queue-item';

const KINDS = [
  { value: 'report', label: '신고' },
  { value: 'appeal', label: '이의' },
  { value: 'claim', label: '임시조치' },
  { value: 'objection', label: '임시조치 이의' },
] as const satisfies readonly { value: QueueKind; label: string }[];

/** /admin/moderation: pending decisions, the oldest first. The server allows moderators only. */
export function ModerationPage() {
  const [params, setParams] = useSearchParams();
  const kind = KINDS.find(({ value }) => value === params.get('kind'))?.value ?? 'report';
  const { data: summary } = useGetQueueSummaryQuery();
  const query = useListQueueInfiniteQuery({ kind }, { refetchOnMountOrArgChange: true });
  const [judging, setJudging] = useState<{ item: QueueItem; choice: Choice } | null>(null);
  const options = KINDS.map(({ value, label }) => ({
    value,
    label: summary && summary[value] > 0 ? `${label} ${summary[value]}` : label,
  }));

  return (
    <StaffPage title="커뮤니티 살피기" error={query.error}>
      <FilterChips
        label="살필 것"
        options={options}
        value={kind}
        onChange={(value) => setParams(value === 'report' ? {} : { kind: value }, { replace: true })}
      />
      <div style={{ marginTop: space(4) }}>
        <PagedCards
          query={query}
          gap={4}
          skeleton={{ cards: 2, height: 240 }}
          empty={
            <EmptyState art={<SleepingMoonArt size={132} />} title="기다리는 일이 없어요">
              새 신고가 들어오면 여기에 쌓여요.
            </EmptyState>
          }
        >
          {(item) => <QueueCard item={item} onChoose={(choice) => setJudging({ item, choice })} />}
        </PagedCards>
      </div>
      <ExitTransition>
        {judging ? <DecisionSheet {...judging} onClose={() => setJudging(null)} /> : null}
      </ExitTransition>
    </StaffPage>
  );
}
