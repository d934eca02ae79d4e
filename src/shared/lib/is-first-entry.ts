import type { Location } from 'react-router-dom';

/**
 * True if this page is the first history entry of the visit. The router's first key is "default", but changes when the
 * entry is replaced (by a filter in the address); its index stays 0.
 */
export const isFirstEntry = ({ key }: Pick<Location, 'key'>): boolean =>
  key === 'default' || (window.history.state as { idx?: number } | null)?.idx === 0;
