import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { GuardianResetForm } from '@/domain/guardian/guardian-reset-form';
import { goesToLearning, paths } from '@/domain/paths';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { GuardianChangeForm } from './guardian-change-form';
import { GuardianSetForm } from './guardian-set-form';

type Way = 'set' | 'change' | 'forgotten';

/** The guardian's password for the learning area: setting the first one, changing it, or resetting a forgotten one. */
export function GuardianSheet({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isSet = useAppSelector(selectUser)?.grow_learning_password ?? false;
  // Decided once: the answer that sets it must not turn the form into another under the person's hands.
  const [way, setWay] = useState<Way>(isSet ? 'change' : 'set');

  const done = (words: string) => {
    dispatch(succeeded(words));
    onClose();
  };
  const onSet = () => {
    if (!goesToLearning(state)) return done('보호자 비밀번호를 정했어요');
    dispatch(succeeded('보호자 비밀번호를 정했어요'));
    void navigate(paths.auth.profileSelectLearning, { replace: true });
  };
  if (way === 'set') {
    return <GuardianSetForm onClose={onClose} onSet={onSet} onExists={() => setWay('change')} />;
  }
  const onChanged = () => done('보호자 비밀번호를 바꿨어요');
  return way === 'change' ? (
    <GuardianChangeForm onClose={onClose} onChanged={onChanged} onForgotten={() => setWay('forgotten')} />
  ) : (
    <GuardianResetForm onClose={onClose} onChanged={onChanged} onRemembered={() => setWay('change')} />
  );
}
