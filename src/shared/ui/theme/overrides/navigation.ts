import type { Components, Theme } from '@mui/material/styles';

export const navigation = {} satisfies Components<Theme>;
