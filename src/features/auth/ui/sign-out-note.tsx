import { useAppSelector } from '@/shared/store/hooks';
import { selectIsSignOutDelayed } from '../auth-slice';
import { Note } from './note';

/** As long as the server has not confirmed the sign-out. */
export function SignOutNote() {
  const isDelayed = useAppSelector(selectIsSignOutDelayed);
  return isDelayed && <Note>이 기기에서 로그아웃했어요. 연결되면 서버에서도 로그아웃해요.</Note>;
}
