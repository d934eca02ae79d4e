import type { LayoutMode } from '@/shared/store/layout-slice';
import { color, floatShadow, radius, safe, space, text, topBar } from '@/shared/tokens';

/** Duration and position by layout (docs/specification.md §10.8). */
export const TOAST_PLACES = {
  phone: { duration: 2000, anchor: { vertical: 'top', horizontal: 'center' } },
  pad: { duration: 5000, anchor: { vertical: 'top', horizontal: 'right' } },
} as const satisfies Record<LayoutMode, unknown>;

export const toastStyles = {
  ...text.strong,
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  boxSizing: 'border-box',
  maxWidth: '26rem',
  minHeight: '40px',
  marginTop: `max(${safe.top}, ${topBar})`,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: radius.field,
  boxShadow: floatShadow(0.22),
  wordBreak: 'keep-all',
  '& > svg': { flex: 'none' },
  '&[data-kind="success"]': { backgroundColor: color.toast, color: color.onToast },
  '&[data-kind="error"]': { backgroundColor: color.toastError, color: color.onToastError },
} as const;
