import styled from '@emotion/styled';
import { entryFigures } from '@/features/mypage/growth/outbox/entry-figures';
import { growthOutbox, selectLost } from '@/features/mypage/growth/outbox/growth-outbox';
import { listDay } from '@/shared/lib/age-label';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { space } from '@/shared/tokens';
import { Card } from '@/shared/ui/basics/card';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { TitledSection } from '@/shared/ui/layout/titled-section';

/** Entries on this device only, of children whom the account may not see any more: to be read and put away. */
export function LostEntries() {
  const rows = useAppSelector(selectLost);
  const dispatch = useAppDispatch();
  if (rows.length === 0) return null;
  return (
    <TitledSection title="저장하지 못한 성장 기록">
      <Stack as="ul" gap={2}>
        {rows.map(({ id, entry, refused }) => {
          const day = listDay(entry.measured_on);
          return (
            <li key={id}>
              <Card>
                <Text as="p" variant="strong">
                  {day}
                </Text>
                <Text as="p">{entryFigures(entry)}</Text>
                {refused?.sentences.map((sentence) => (
                  <Text key={sentence} as="p" variant="small" ink="soft">
                    {sentence}
                  </Text>
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
