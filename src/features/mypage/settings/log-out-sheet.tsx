import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectOwner } from '@/features/auth/auth-slice';
import { selectWaitingCount } from '@/shared/outbox/create-outbox';
import { signOut } from '@/shared/session/sign-out';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

/** Asks before a sign-out that removes what has not been sent. */
export function LogOutSheet({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => selectWaitingCount(state, selectOwner(state)));
  const leave = () => {
    dispatch(signOut());
    void navigate(paths.root, { replace: true });
  };
  return (
    <ConfirmSheet
      open
      onClose={onClose}
      onConfirm={leave}
      title="로그아웃할까요?"
      confirmLabel="로그아웃"
      danger={count > 0}
    >
      {count > 0
        ? `아직 보내지 못한 기록이 ${count}개 있어요. 로그아웃하면 이 기기에서 지워져요. 인터넷에 연결되면 자동으로 보내니, 그 뒤에 로그아웃해 주세요.`
        : '이 기기에서 로그아웃해요.'}
    </ConfirmSheet>
  );
}
