import type { Components, Theme } from '@mui/material/styles';

export const controls = {} satisfies Components<Theme>;
