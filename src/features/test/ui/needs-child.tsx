import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectProfileId } from '@/features/profiles/profiles-slice';
import { paths, selectProfileFor } from '@/shared/paths';
import { useAppSelector } from '@/shared/store/hooks';

/** Checks are of one child: with none selected the chooser comes first and leads back here. */
export function NeedsChild({ children }: { children: (profileId: string) => ReactNode }) {
  const profileId = useAppSelector(selectProfileId);
  const { pathname, search } = useLocation();
  if (profileId === null) {
    return <Navigate replace to={paths.auth.profileSelect} state={selectProfileFor(`${pathname}${search}`)} />;
  }
  return children(profileId);
}
