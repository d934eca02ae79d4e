import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { entryFigures } from '@/features/mypage/growth/outbox/entry-figures';
import type { PendingEntry } from '@/features/mypage/growth/outbox/growth-outbox';
import { AlertIcon, OfflineIcon } from '@/shared/art/icons/icon';
import { listDay } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';

/** Entries that are on this device only: queued, or refused and to be corrected. */
export function WaitingList({ rows, onOpen }: { rows: readonly PendingEntry[]; onOpen: (row: PendingEntry) => void }) {
  if (rows.length === 0) return null;
  return (
    <Stack component="ul" spacing={2} aria-label="보내기를 기다리는 기록">
      {rows.map((row) => (
        <li key={row.id}>
          <CardButton onClick={() => onOpen(row)}>
            <Head>
              <b>{listDay(row.entry.measured_on)}</b>
              {row.refused ? (
                <Chip tone="apricot" icon={<AlertIcon size={14} />}>
                  확인이 필요해요
                </Chip>
              ) : (
                <Chip tone="sun" icon={<OfflineIcon size={14} />}>
                  보내기를 기다려요
                </Chip>
              )}
            </Head>
            <Words>{entryFigures(row.entry)}</Words>
            {row.refused?.sentences.map((sentence) => (
              <Words key={sentence}>{sentence}</Words>
            ))}
          </CardButton>
        </li>
      ))}
    </Stack>
  );
}

const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  '& > b': { ...text.strong },
});

const Words = styled('span')({ ...text.small, display: 'block', marginTop: space(1), color: color.inkSoft });
