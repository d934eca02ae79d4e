import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { size } from '@/shared/tokens';

/** The device type in client state: `pad` from 800 px of window width up, `phone` below (specification 1, 9). */
export type LayoutMode = 'phone' | 'pad';

export const layoutOf = (windowWidth: number): LayoutMode => (windowWidth >= size.pad ? 'pad' : 'phone');

const layoutSlice = createSlice({
  name: 'layout',
  initialState: 'phone' as LayoutMode,
  reducers: { windowResized: (_, { payload }: PayloadAction<number>) => layoutOf(payload) },
  selectors: { selectLayout: (mode) => mode },
});

export const { windowResized } = layoutSlice.actions;
export const { selectLayout } = layoutSlice.selectors;
export const layoutReducer = layoutSlice.reducer;
