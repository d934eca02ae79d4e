import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

/** A toast as plain data; the toaster renders it by layout (docs/specification.md §10.8). */
export type Toast = { id: string; kind: 'success' | 'error'; message: string };

export const toastSlice = createSlice({
  name: 'toast',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (toasts, { payload }: PayloadAction<Toast>) => {
        // Parallel calls that fail alike show one toast.
        const shown = toasts.some(({ kind, message }) => kind === payload.kind && message === payload.message);
        if (!shown) toasts.push(payload);
      },
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { id: nanoid(), ...toast } }),
    },
    toastGone: (toasts, { payload }: PayloadAction<string>) => toasts.filter((toast) => toast.id !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastShown, toastGone } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;
export const succeeded = (message: string) => toastShown({ kind: 'success', message });
export const failed = (message: string) => toastShown({ kind: 'error', message });
