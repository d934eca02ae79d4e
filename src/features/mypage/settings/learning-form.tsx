import { DAILY_LIMITS, type DailyLimit, HANDS, learningSettingFields } from '@contract/learning/learning';
import type { LearningSetting } from '@contract/learning/learning.responses';
import { HAND_LABELS } from '@contract/learning/learning-words';
import type { Profile } from '@contract/profiles/profile.responses';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { useSaveLearningSettingMutation } from '@/domain/learning/learning-api';
import { onlyChanged } from '@/shared/forms/only-changed';
import { useApiForm } from '@/shared/forms/use-api-form';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ChoiceGroup } from '@/shared/ui/forms/choice-group';
import { FormError } from '@/shared/ui/forms/form-error';

/** Radio values are strings. */
const NO_LIMIT = 'none';
const formatLimit = (limit: DailyLimit) => (limit === null ? NO_LIMIT : String(limit));
const LIMITS = [...DAILY_LIMITS.filter((limit) => limit !== null), null].map((limit) => ({
  value: formatLimit(limit),
  label: limit === null ? '제한 없음' : limit === 60 ? '1시간' : `${limit}분`,
}));
const parseLimit = (text: string): DailyLimit => DAILY_LIMITS.find((limit) => formatLimit(limit) === text) ?? null;

interface LearningFormProps {
  child: Profile;
  setting: LearningSetting;
  /** The guardian's, proved a moment ago. */
  password: string;
  onSaved: () => void;
}

/** Settings of one child's learning, by a parent. */
export function LearningForm({ child, setting, password, onSaved }: LearningFormProps) {
  const dispatch = useAppDispatch();
  const [save] = useSaveLearningSettingMutation();
  const [opened] = useState(setting);
  const { form, errors, pending, formProps, problem } = useApiForm({
    schema: learningSettingFields,
    defaultValues: setting,
    draft: null,
    fields: ['daily_limit_minutes', 'hand'],
    send: (input, idempotencyKey) =>
      save({
        profileId: child.id,
        setting: { ...onlyChanged(input, opened), guardian_password: password },
        idempotencyKey,
      }).unwrap(),
    onSent: () => {
      dispatch(succeeded(`${child.name}의 배우기 설정을 저장했어요`));
      onSaved();
    },
  });
  return (
    <form {...formProps}>
      <Stack spacing={6}>
        <Controller
          control={form.control}
          name="daily_limit_minutes"
          render={({ field: { value, onChange, ref } }) => (
            <ChoiceGroup
              ref={ref}
              label="하루에 배울 시간"
              options={LIMITS}
              value={formatLimit(value)}
              onChange={(text) => onChange(parseLimit(text))}
              error={errors.daily_limit_minutes?.message}
              hint="시간이 되면 아이에게 내일 또 만나자고 다정하게 알려요."
              minWidth="5.5rem"
            />
          )}
        />
        <Controller
          control={form.control}
          name="hand"
          render={({ field: { value, onChange, ref } }) => (
            <ChoiceGroup
              ref={ref}
              label="글씨를 쓰는 손"
              options={HANDS.map((hand) => ({ value: hand, label: HAND_LABELS[hand] }))}
              value={value}
              onChange={onChange}
              error={errors.hand?.message}
              hint="손에 가리지 않는 쪽에 단추를 놓아요."
            />
          )}
        />
        {problem ? <FormError>{problem}</FormError> : null}
        <MainButton type="submit" pending={pending}>
          저장하기
        </MainButton>
      </Stack>
    </form>
  );
}
