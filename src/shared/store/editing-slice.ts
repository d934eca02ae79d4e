import { createSlice } from '@reduxjs/toolkit';

/** The number of forms with input and open sheets on the screen. */
export const editingSlice = createSlice({
  name: 'editing',
  initialState: 0,
  reducers: {
    editingBegun: (count) => count + 1,
    editingEnded: (count) => Math.max(0, count - 1),
  },
  selectors: { selectIsEditing: (count) => count > 0 },
});

export const { editingBegun, editingEnded } = editingSlice.actions;
export const { selectIsEditing } = editingSlice.selectors;
