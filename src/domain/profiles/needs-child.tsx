import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, selectProfileFor } from '@/domain/paths';
import { useAppSelector } from '@/shared/store/hooks';

/** A page about one child: with none selected the chooser comes first and leads back here. */
export function NeedsChild({ children }: { children: (profileId: string) => ReactNode }) {
  const profileId = useAppSelector((state) => state.profiles.profileId);
  const { pathname, search } = useLocation();
  if (profileId === null) {
    return <Navigate replace to={paths.auth.profileSelect} state={selectProfileFor(`${pathname}${search}`)} />;
  }
  return children(profileId);
}
