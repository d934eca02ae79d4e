import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { space } from '@/shared/tokens';

export const Box = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(4),
  padding: space(5),
}) as typeof Card;

export const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: space(4), minWidth: 0 });

export const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flex: 1 });
