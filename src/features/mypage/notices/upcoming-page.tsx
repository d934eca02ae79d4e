import { UPCOMING_KINDS } from '@contract/reminders/reminders';
import type { UpcomingReminder, UpcomingReminders } from '@contract/reminders/reminders.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NOTICE_LOOKS } from '@/domain/notices/notice-looks';
import { paths } from '@/domain/paths';
import { useNotificationChoices } from '@/features/mypage/settings/use-notification-choices';
import { listDay } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { IconBubble } from '@/shared/ui/basics/icon-bubble';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { ToggleChips } from '@/shared/ui/forms/filter-chips';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { useListUpcomingQuery } from './notices-api';
import { PushQuestion } from './push-question';

/** Shown of each child where there are several. */
const FIRST = 3;

const isListed = (kind: string) => UPCOMING_KINDS.some((upcomingKind) => upcomingKind === kind);

/** /mypage/notices/upcoming: what will come in the next half year, child by child, with the kinds to turn on and off first. */
export function UpcomingPage() {
  const query = useListUpcomingQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: choices, toggle } = useNotificationChoices();
  const kinds = choices?.filter(({ kind }) => isListed(kind)) ?? [];
  const isOff = (kind: string) =>
    kinds.some((item) => item.kind === kind && !item.channels.some(({ enabled }) => enabled));
  const change = (kind: (typeof kinds)[number]['kind']) => {
    const wasOn = !isOff(kind);
    for (const { channel, enabled } of kinds.find((item) => item.kind === kind)?.channels ?? [])
      if (wasOn ? enabled : channel !== 'email') toggle(kind, channel);
  };
  return (
    <PageShell title="앞으로 올 알림" back>
      <QueryBoundary
        query={query}
        isEmpty={query.data?.length === 0}
        skeleton={<Skeleton shape="card" height={320} />}
        empty={
          <EmptyState
            title="아이를 추가하면 보여 드려요"
            action={
              <MainButton component={Link} to={paths.auth.profileForm} look="soft" size="small" fit>
                아이 추가하기
              </MainButton>
            }
          >
            언제 무엇을 알려 드릴지 미리 볼 수 있어요.
          </EmptyState>
        }
      >
        <Stack spacing={6}>
          <Typography variant="small" color="textSecondary">
            지금까지 적은 기록으로 계산한 날이에요. 새로 적으면 달라져요. 아침 8시부터 밤 9시 사이에, 하루 두 번까지만
            알려 드려요.
          </Typography>
          <section aria-labelledby="kinds">
            <Top>
              <Heading id="kinds">받을 알림</Heading>
              <Link to={paths.mypage.settingNotifications}>알림 설정</Link>
            </Top>
            <ToggleChips
              label="받을 알림"
              options={kinds.map(({ kind, label }) => ({ value: kind, label, on: !isOff(kind) }))}
              onToggle={change}
            />
          </section>
          <PushQuestion choices={choices} toggle={toggle} />
          {query.data?.map((child) => (
            <Child key={child.profile_id} child={child} isOff={isOff} isAlone={query.data?.length === 1} />
          ))}
        </Stack>
      </QueryBoundary>
    </PageShell>
  );
}

interface ChildProps {
  child: UpcomingReminders[number];
  isOff: (kind: string) => boolean;
  /** All of it is shown at once. */
  isAlone: boolean;
}

function Child({ child: { profile_id: id, name, reminders }, isOff, isAlone }: ChildProps) {
  const [isOpen, setIsOpen] = useState(isAlone);
  const wanted = reminders.filter(({ kind }) => !isOff(kind));
  const later = isOpen ? 0 : wanted.length - FIRST;
  return (
    <section aria-labelledby={`upcoming-${id}`}>
      <Heading id={`upcoming-${id}`}>{name}</Heading>
      {wanted.length === 0 ? (
        <Typography variant="small" color="textSecondary">
          앞으로 반년 동안은 알려 드릴 것이 없어요.
        </Typography>
      ) : (
        <Card data-flat="">
          <List>
            {(later > 1 ? wanted.slice(0, FIRST) : wanted).map((reminder) => (
              <li key={`${reminder.on} ${reminder.kind}`}>
                <Row reminder={reminder} />
              </li>
            ))}
            {later > 1 && (
              <li>
                <MainButton look="quiet" size="small" onClick={() => setIsOpen(true)}>
                  {later}개 더 보기
                </MainButton>
              </li>
            )}
          </List>
        </Card>
      )}
    </section>
  );
}

function Row({ reminder: { kind, on, title, body } }: { reminder: UpcomingReminder }) {
  return (
    <Line>
      <IconBubble {...NOTICE_LOOKS[kind]} />
      <div>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {listDay(on)}
        </Typography>
        <Typography component="span" variant="strong">
          {title}
        </Typography>
        <Typography component="span" variant="small" color="textSecondary">
          {body}
        </Typography>
      </div>
    </Line>
  );
}

const Heading = styled('h2')({ ...text.label, margin: `0 0 ${space(2)}`, color: color.inkSoft });

const Top = styled('div')({ ...text.label, display: 'flex', justifyContent: 'space-between', gap: space(3) });

const List = styled('ul')({ '& > li + li': { borderTop: `1px solid ${color.line}` } });

const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space(3),
  padding: space(4),
  '& > div': { display: 'grid', gap: space(0.5), minWidth: 0 },
});
