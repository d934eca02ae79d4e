import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstEntry } from './is-first-entry';

/** One step back; `to` replaces the page if it is the first history entry (opened directly). */
export function useBackOr(to: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (isFirstEntry(location) ? navigate(to, { replace: true }) : navigate(-1));
}
