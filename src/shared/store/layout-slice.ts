import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { size } from '@/shared/tokens';

/** Layout mode: `pad` from a window width of 800 px, `phone` below (docs/specification.md §1.2). */
export type LayoutMode = 'phone' | 'pad';

const toLayout = (windowWidth: number): LayoutMode => (windowWidth >= size.pad ? 'pad' : 'phone');

export const layoutSlice = createSlice({
  name: 'layout',
  initialState: 'phone' as LayoutMode,
  reducers: { windowResized: (_, { payload }: PayloadAction<number>) => toLayout(payload) },
  selectors: { selectLayout: (mode) => mode },
});

export const { windowResized } = layoutSlice.actions;
export const { selectLayout } = layoutSlice.selectors;
