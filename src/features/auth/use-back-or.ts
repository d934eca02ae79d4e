import { useLocation, useNavigate } from 'react-router-dom';

/** One step back; where nothing of ours lies behind this page (it was opened directly), `to` takes its place. */
export function useBackOr(to: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(to, { replace: true }) : navigate(-1));
}
