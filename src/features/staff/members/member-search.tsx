import type { Role } from '@contract/auth/auth';
import { MEMBER_KEYS, type MemberFindInput, memberFindInput } from '@contract/staff/members';
import { valibotResolver } from '@hookform/resolvers/valibot';
import Stack from '@mui/material/Stack';
import { useForm, useWatch } from 'react-hook-form';
import { useSubmit } from '@/shared/forms/use-submit';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FilterChips } from '@/shared/ui/forms/filter-chips';

const HINTS: Record<MemberFindInput['key'], string> = {
  nickname: '커뮤니티에서 쓰는 닉네임의 앞부분을 두 글자부터 입력해 주세요.',
  inquiry: '문의 화면에 있는 번호 8자리예요. 예: 1A2B-3C4D',
  email: '가입한 이메일 주소의 앞부분을 입력해 주세요.',
  user_id: '로그인할 때 쓰는 아이디의 앞부분을 입력해 주세요.',
  id: '운영 기록에 있는 긴 번호예요.',
};

/** Asks by what to find a member: the beginning of a name, the whole of a number. */
export function MemberSearch({ role, onFind }: { role: Role; onFind: (input: MemberFindInput) => void }) {
  const form = useForm<MemberFindInput>({
    resolver: valibotResolver(memberFindInput),
    defaultValues: { key: 'nickname', value: '' },
  });
  const submit = useSubmit(form, async (input) => onFind(input));
  const key = useWatch({ control: form.control, name: 'key' });
  const keys = MEMBER_KEYS.filter(({ admin }) => !admin || role === 'admin');
  return (
    <form {...submit} aria-label="회원 찾기" style={{ maxWidth: 520 }}>
      <Stack spacing={3}>
        <FilterChips
          label="무엇으로 찾을지"
          options={keys.map(({ key: value, label }) => ({ value, label }))}
          value={key}
          onChange={(value) => form.reset({ key: value, value: '' })}
        />
        <Field
          label={keys.find((item) => item.key === key)?.label ?? ''}
          autoComplete="off"
          inputProps={{ autoCapitalize: 'none', spellCheck: false, maxLength: 254 }}
          hint={HINTS[key]}
          error={form.formState.errors.value?.message}
          {...form.register('value')}
        />
        <MainButton type="submit">찾기</MainButton>
      </Stack>
    </form>
  );
}
