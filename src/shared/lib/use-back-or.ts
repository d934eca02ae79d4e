import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstEntry } from './is-first-entry';

/** One step back; where nothing of ours lies behind this page (it was opened directly), `to` takes its place. */
export function useBackOr(to: string): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void (isFirstEntry(location) ? navigate(to, { replace: true }) : navigate(-1));
}
