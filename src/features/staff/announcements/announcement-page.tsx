import { formatNumber } from '@contract/common/format-number';
import type { Announcement } from '@contract/staff/announcements.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StaffPage } from '@/domain/staff/staff-page';
import { formatTime } from '@/shared/lib/format-time';
import { Chip } from '@/shared/ui/basics/chip';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PagedCards } from '@/shared/ui/feedback/paged-cards';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { PadColumns } from '@/shared/ui/layout/page-shell';
import { TitledSection } from '@/shared/ui/layout/titled-section';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';
import { AnnouncementForm } from './announcement-form';
import { ANNOUNCEMENT_STATES, audienceText } from './announcement-words';
import { useCancelAnnouncementMutation, useListAnnouncementsInfiniteQuery } from './announcements-api';

/** /admin/announcement: a new announcement, and what became of earlier ones. Admins only. */
export function AnnouncementPage() {
  const query = useListAnnouncementsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [taken, setTaken] = useState<Announcement | null>(null);
  const [cancel, { isLoading }] = useCancelAnnouncementMutation();
  const confirm = async () => {
    if (taken) await cancel({ id: taken.id });
    setTaken(null);
  };
  return (
    <StaffPage title="공지" error={query.error} width="wide">
      <PadColumns
        sideFirst
        side={
          <TitledSection title="새 공지">
            <AnnouncementForm />
          </TitledSection>
        }
        main={
          <TitledSection title="보낸 공지">
            <PagedCards
              query={query}
              skeleton={{ cards: 3, height: 132 }}
              empty={
                <EmptyState title="아직 보낸 공지가 없어요" compact>
                  공지를 보내면 몇 명이 받고 읽었는지 여기에서 봐요.
                </EmptyState>
              }
            >
              {(announcement) => (
                <AnnouncementCard announcement={announcement} onCancel={() => setTaken(announcement)} />
              )}
            </PagedCards>
          </TitledSection>
        }
      />
      <ConfirmSheet
        open={taken !== null}
        onClose={() => setTaken(null)}
        onConfirm={() => void confirm()}
        title="이 공지를 거둘까요?"
        confirmLabel="거두기"
        danger
        pending={isLoading}
      >
        아직 아무에게도 가지 않았어요. 거둔 공지는 다시 보낼 수 없어요.
      </ConfirmSheet>
    </StaffPage>
  );
}

function AnnouncementCard({ announcement, onCancel }: { announcement: Announcement; onCancel: () => void }) {
  const { title, body, state, send_at, reached, shown, seen } = announcement;
  return (
    <Card>
      <Stack spacing={2}>
        <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Chip tone={ANNOUNCEMENT_STATES[state].tone}>{ANNOUNCEMENT_STATES[state].label}</Chip>
          <Typography component="span" variant="caption" color="textSecondary">
            {audienceText(announcement)} · {formatTime(send_at, 'monthDayMinute')}
          </Typography>
        </Stack>
        <Typography component="h3" variant="strong" style={{ margin: 0 }}>
          {title}
        </Typography>
        <Typography variant="small">{body}</Typography>
        {shown > 0 ? (
          <ProgressBar value={(100 * seen) / shown} label="읽은 사람" valueText={`${shown}명 가운데 ${seen}명`} />
        ) : null}
        {reached > 0 ? (
          <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(reached)}명에게 보냄 · 앱에서 {formatNumber(shown)}명 · 읽음 {formatNumber(seen)}명
          </Typography>
        ) : null}
        {state === 'scheduled' ? (
          <Stack direction="row">
            <MainButton look="outline" size="small" fit onClick={onCancel}>
              거두기
            </MainButton>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
