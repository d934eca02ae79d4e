import { MIN_GESTATION_WEEKS, PRETERM_BEFORE_WEEKS } from '@contract/common/age';
import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { color, radius, space, text } from '@/shared/tokens';
import { RegisteredCheckbox } from '@/shared/ui/forms/registered-checkbox';

export const weeksHint = `${MIN_GESTATION_WEEKS}주부터 ${PRETERM_BEFORE_WEEKS - 1}주까지, 숫자만 입력해 주세요.`;

/** The question whether the child came early; `children` ask for the weeks once it is ticked. */
export function EarlyBirth({ children, ...field }: UseFormRegisterReturn & { children?: ReactNode }) {
  return (
    <Box>
      <Label control={<RegisteredCheckbox {...field} />} label={`${PRETERM_BEFORE_WEEKS}주보다 일찍 태어났어요`} />
      {children ? (
        <>
          <Words>두 돌까지는 태어날 예정이던 날을 기준으로 한 교정 나이로 체크를 골라 드려요.</Words>
          {children}
        </>
      ) : null}
    </Box>
  );
}

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.card,
  backgroundColor: color.sunken,
  '&:has(input[type="checkbox"]:checked)': { paddingBottom: space(4) },
});

const Label = styled(FormControlLabel)({ ...text.strong, minHeight: '48px' });

const Words = styled('p')({
  ...text.small,
  color: color.inkSoft,
  margin: `-${space(3)} 0 ${space(1)} calc(1.5rem + ${space(3)})`,
});
