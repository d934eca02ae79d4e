import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';

/** Out of a check: back to where one came from, or to the check's own page when nothing of ours lies behind. */
export function useLeave(testId: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () =>
    // the router names a visit's first entry "default"
    void (key === 'default' ? navigate(paths.test.toDetail(testId), { replace: true }) : navigate(-1));
}
