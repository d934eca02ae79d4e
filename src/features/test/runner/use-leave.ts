import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';

/** Leaves a check: one step back, or to the check's own page when the runner is the first history entry. */
export function useLeave(testId: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () =>
    // the router names a visit's first entry "default"
    void (key === 'default' ? navigate(paths.test.toDetail(testId), { replace: true }) : navigate(-1));
}
