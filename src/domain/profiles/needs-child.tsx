import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, profileSelectState } from '@/domain/paths';
import { useAppSelector } from '@/shared/store/hooks';
import { selectProfileId } from './profiles-slice';

/** A page about one child: without a selected child it redirects to the chooser, which returns here. */
export function NeedsChild({ children }: { children: (profileId: string) => ReactNode }) {
  const profileId = useAppSelector(selectProfileId);
  const { pathname, search } = useLocation();
  if (profileId === null) {
    return <Navigate replace to={paths.auth.profileSelect} state={profileSelectState(`${pathname}${search}`)} />;
  }
  return children(profileId);
}
