import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { entryFigures } from '@/features/mypage/growth/outbox/entry-figures';
import { growthOutbox, selectLost } from '@/features/mypage/growth/outbox/growth-outbox';
import { listDay } from '@/shared/lib/age-label';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { TitledSection } from '@/shared/ui/layout/titled-section';

/** Entries on this device only, of children whom the account may not see any more: to be read and put away. */
export function LostEntries() {
  const rows = useAppSelector(selectLost);
  const dispatch = useAppDispatch();
  if (rows.length === 0) return null;
  return (
    <TitledSection title="저장하지 못한 성장 기록">
      <Stack component="ul" spacing={2}>
        {rows.map(({ id, entry, refused }) => {
          const day = listDay(entry.measured_on);
          return (
            <li key={id}>
              <Card>
                <Typography component="p" variant="strong">
                  {day}
                </Typography>
                <Typography component="p">{entryFigures(entry)}</Typography>
                {refused?.sentences.map((sentence) => (
                  <Typography key={sentence} component="p" variant="small" color="textSecondary">
                    {sentence}
                  </Typography>
                ))}
                <Away>
                  <MainButton
                    look="outline"
                    size="small"
                    fit
                    aria-label={`${day} 기록 지우기`}
                    onClick={() => dispatch(growthOutbox.actions.discarded({ id }))}
                  >
                    지우기
                  </MainButton>
                </Away>
              </Card>
            </li>
          );
        })}
      </Stack>
    </TitledSection>
  );
}

const Away = styled('div')({ marginTop: space(3) });
