import { invitationCode } from '@contract/profiles/sharing';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as v from 'valibot';
import { useLazyLookAtInvitationQuery } from '@/features/profiles/sharing/sharing-api';
import { useApiForm } from '@/shared/forms/use-api-form';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';

const schema = v.object({ code: invitationCode });

/** Asks for the code that was read out; one that opens nothing stays in the field. */
export function CodeForm({ onFound }: { onFound: (code: string) => void }) {
  const [look] = useLazyLookAtInvitationQuery();
  const { form, errors, formProps, pending, problem } = useApiForm({
    schema,
    defaultValues: { code: '' },
    draft: null,
    fields: ['code'],
    send: ({ code }) => look({ secret: { code } }).unwrap(),
    onSent: () => onFound(v.parse(invitationCode, form.getValues('code'))),
  });
  return (
    <form {...formProps}>
      <Stack spacing={5}>
        <Stack spacing={1}>
          <Typography variant="headline" component="h2">
            초대 코드를 입력해 주세요
          </Typography>
          <Typography color="textSecondary">
            초대한 분의 화면에 있는 여덟 글자예요. 받은 링크가 있다면 링크를 열어도 돼요.
          </Typography>
        </Stack>
        <Field
          label="초대 코드"
          placeholder="ABCD-EFGH"
          autoComplete="off"
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }}
          error={errors.code?.message}
          {...form.register('code')}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          초대 확인하기
        </MainButton>
      </Stack>
    </form>
  );
}
