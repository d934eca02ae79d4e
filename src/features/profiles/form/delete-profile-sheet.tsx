import { ERROR_WORDS } from '@contract/common/error-words';
import type { Profile } from '@contract/profiles/profile.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useDeleteProfileMutation } from '@/features/profiles/profiles-api';
import { getErrorMessage } from '@/shared/api/api-error';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';

const tidy = (text: string) => text.normalize('NFC').trim();

interface DeleteProfileSheetProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes a child with all its data, once the parent has typed the child's name. */
export function DeleteProfileSheet({ profile, open, onClose, onDeleted }: DeleteProfileSheetProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const [deleteProfile, { isLoading }] = useDeleteProfileMutation();

  const refuse = (sentence: string) => {
    setWrong(sentence);
    input.current?.focus();
  };
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (tidy(typed) !== tidy(profile.name)) {
      return refuse(typed.trim() === '' ? '이름을 입력해 주세요.' : ERROR_WORDS.NAME_MISMATCH);
    }
    try {
      await deleteProfile({ id: profile.id, name: tidy(typed) }).unwrap();
    } catch (error) {
      return refuse(getErrorMessage(error));
    }
    onDeleted();
  };

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title={`${profile.name} 프로필을 지울까요?`}
      actions={
        <Stack spacing={2}>
          <MainButton type="submit" form={id} look="danger" pending={isLoading}>
            모두 지우기
          </MainButton>
          <MainButton look="quiet" onClick={onClose}>
            취소
          </MainButton>
        </Stack>
      }
    >
      <form id={id} noValidate onSubmit={confirm}>
        <Stack spacing={5}>
          <Typography color="textSecondary">
            체크 기록, 배운 시간, 사진까지 이 아이의 모든 기록이 지워지고 되돌릴 수 없어요. 계속하려면 아이의 이름을
            그대로 입력해 주세요.
          </Typography>
          <Field
            ref={input}
            label="아이 이름"
            placeholder={profile.name}
            autoComplete="off"
            value={typed}
            error={wrong}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(undefined);
            }}
          />
        </Stack>
      </form>
    </BottomSheet>
  );
}
