import type { CombinedVaccine } from '@contract/home/health-windows';
import type { HealthWindows } from '@contract/home/health-windows.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { space, text } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/buttons/card-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { useSetCombinedVaccineMutation } from './health-api';

const WORDS: Record<CombinedVaccine, { label: string; about: string; chosen: string }> = {
  hexavalent: {
    label: '6가 혼합백신',
    about: 'B형간염까지 여섯 가지를 한 번에 맞아요. 2025년 1월 2일부터 무료예요.',
    chosen: '6가 혼합백신으로 맞아요',
  },
  pentavalent: {
    label: '5가 혼합백신',
    about: '다섯 가지를 한 번에, B형간염은 따로 맞아요.',
    chosen: '5가 혼합백신으로 맞아요',
  },
  separate: { label: '따로', about: '백신을 하나씩 따로 맞아요.', chosen: '혼합백신 없이 따로 맞아요' },
};
const OTHERS = ['hexavalent', 'pentavalent', 'separate'] as const;

interface VaccineChoiceProps {
  list: HealthWindows;
  profileId: string;
}

/** Choice of the vaccine of 2, 4 and 6 months: asked until chosen, then one line to change it. */
export function VaccineChoice({ list, profileId }: VaccineChoiceProps) {
  const { combined_vaccine: chosen, suggested_vaccine: first, asks_vaccine: asks, vaccine_note: note } = list;
  const [changing, setChanging] = useState(false);
  const [send, { isLoading }] = useSetCombinedVaccineMutation();
  const id = useId();
  if (chosen === null && !asks) return null;
  if (chosen !== null && !changing) {
    return (
      <Line>
        <Typography variant="small" color="textSecondary">
          {WORDS[chosen].chosen}
        </Typography>
        <MainButton look="quiet" size="small" fit aria-label="맞는 백신 바꾸기" onClick={() => setChanging(true)}>
          바꾸기
        </MainButton>
      </Line>
    );
  }
  const save = async (vaccine: CombinedVaccine) => {
    if (isLoading) return;
    const { error } = await send({ profileId, combined_vaccine: vaccine });
    if (!error) setChanging(false);
  };
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack spacing={3}>
        <Title id={id}>2·4·6개월에 어떤 백신으로 맞나요?</Title>
        <Typography variant="small" color="textSecondary">
          고르면 한 번에 맞는 접종을 한 줄로 보여 드려요. 모르겠다면 수첩이나 예방접종도우미에서 확인해 주세요. 언제든
          바꿀 수 있고, 표시한 기록은 그대로 있어요.
        </Typography>
        {[first, ...OTHERS.filter((other) => other !== first)].map((vaccine) => (
          <CardButton
            key={vaccine}
            aria-pressed={chosen === null ? undefined : vaccine === chosen}
            aria-disabled={isLoading || undefined}
            onClick={() => void save(vaccine)}
          >
            <Label>{WORDS[vaccine].label}</Label>
            <Typography component="span" variant="small" color="textSecondary">
              {WORDS[vaccine].about}
            </Typography>
          </CardButton>
        ))}
        <Typography variant="small" color="textSecondary">
          {note}
        </Typography>
      </Stack>
    </Card>
  );
}

const Title = styled('h2')({ ...text.title, margin: 0 });
const Label = styled('span')({ ...text.strong, display: 'block', marginBottom: '2px' });
const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space(3) });
