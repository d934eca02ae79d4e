import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { baseApi } from '@/shared/api/base-api';
import { useAppDispatch } from '@/shared/store/hooks';
import type { PageFailure } from './failed-page';

/** The frame's side of a failed page. */
export function usePageFailureState(): { failed: boolean; failure: PageFailure } {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [failed, setFailed] = useState(false);
  const retriedAt = useRef<string | null>(null);

  const report = useCallback(() => {
    setFailed(true);
    return () => setFailed(false);
  }, []);

  const { pathname } = location;
  const seenAt = useRef(pathname);
  useEffect(() => {
    if (seenAt.current !== pathname) retriedAt.current = null;
    seenAt.current = pathname;
  }, [pathname]);

  const failure = useMemo(
    () => ({
      report,
      retry: () => {
        const { search, hash, state } = location;
        const place = `${pathname}${search}${hash}`;
        if (retriedAt.current === place) return false;
        retriedAt.current = place;
        // An answer that cannot be drawn is not drawn again from the cache.
        dispatch(baseApi.util.resetApiState());
        void navigate(place, { replace: true, state });
        return true;
      },
    }),
    [location, pathname, navigate, dispatch, report],
  );
  return { failed, failure };
}
