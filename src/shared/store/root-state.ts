import type { Toast } from '@/shared/toast/toast-slice';
import type { Connection } from './connection-slice';
import type { LayoutMode } from './layout-slice';

/**
 * The store's state as shared parts and features may see it. A feature adds its own slice where it defines it:
 * `declare module '@/shared/store/root-state' { interface RootState { profiles: SelectedProfile } }`.
 * app/store.ts proves that the real store has all of it.
 */
export interface RootState {
  toast: Toast[];
  layout: LayoutMode;
  connection: Connection;
  editing: number;
}
