import type { WithSlice } from '@reduxjs/toolkit';
import type { toastSlice } from '@/shared/toast/toast-slice';
import type { connectionSlice } from './connection-slice';
import type { editingSlice } from './editing-slice';
import type { layoutSlice } from './layout-slice';

/**
 * State of the store. Every slice outside of this folder augments it where it is defined:
 * `declare module '@/shared/store/root-state' { interface RootState extends WithSlice<typeof profilesSlice> {} }`.
 */
export interface RootState
  extends WithSlice<typeof toastSlice>,
    WithSlice<typeof layoutSlice>,
    WithSlice<typeof connectionSlice>,
    WithSlice<typeof editingSlice> {}
