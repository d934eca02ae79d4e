import type { Location } from 'react-router-dom';

/**
 * Whether nothing of ours lies behind this page. The router names a visit's first entry "default", but gives it another
 * name once it is replaced (by a filter in the address); its number stays 0.
 */
export const isFirstEntry = ({ key }: Pick<Location, 'key'>): boolean =>
  key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;
