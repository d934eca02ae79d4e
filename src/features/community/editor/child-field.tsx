import { ageInMonths } from '@contract/common/age';
import { seoulDay } from '@contract/common/calendar';
import { LEVEL_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { childLabels } from '@/domain/profiles/child-labels';
import { useListProfilesQuery } from '@/domain/profiles/profile-list-api';
import { listDayOfTime } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';
import { color, radius, space } from '@/shared/tokens';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { useListFinishedChecksQuery } from './finished-checks-api';
import type { PostFormValues } from './post-values';

const MOST = 3;
const NONE = '';

type Child = NonNullable<PostFormValues['child']>;

interface ChildFieldProps {
  value: Child | null | undefined;
  onChange: (child: Child | null) => void;
  error?: string;
}

/** The child's data attached to a question: none unless the parent selects it here or comes from its result, and never the name. */
export function ChildField({ value, onChange, error }: ChildFieldProps) {
  const { data: children } = useListProfilesQuery();
  const chosen = children?.find(({ id }) => id === value?.profile_id);
  const { currentData: checks } = useListFinishedChecksQuery(chosen ? { profileId: chosen.id } : skipToken);
  if (!children || children.length === 0) return null;
  const picked = value?.attempt_ids ?? [];
  const toggle = (id: string) => {
    if (!chosen) return;
    const attempt_ids = picked.includes(id) ? picked.filter((item) => item !== id) : [...picked, id].slice(0, MOST);
    onChange({ profile_id: chosen.id, attempt_ids });
  };
  return (
    <Stack spacing={3} role="group" aria-label="아이 정보 함께 보내기">
      <div>
        <Typography variant="label">아이 정보 함께 보내기</Typography>
        <Typography variant="small" color="textSecondary">
          고른 것만, 이름 없이 전문가에게 보여요. 다른 부모에게는 보이지 않아요.
        </Typography>
      </div>
      <FilterChips
        label="아이"
        options={[
          { value: NONE, label: '보내지 않기' },
          ...Array.from(childLabels(children), ([value, label]) => ({ value, label })),
        ]}
        value={chosen?.id ?? NONE}
        onChange={(id) => onChange(id === NONE ? null : { profile_id: id, attempt_ids: [] })}
      />
      {chosen && checks && checks.length > 0 ? (
        <Stack spacing={2} role="group" aria-label={`함께 보낼 체크 결과, ${MOST}개까지`}>
          {checks.map(({ id, name, completed_at }) => (
            <Check
              key={id}
              checked={picked.includes(id)}
              disabled={!picked.includes(id) && picked.length >= MOST}
              onChange={() => toggle(id)}
              control={<Checkbox />}
              label={
                <span>
                  {name}
                  <Typography component="span" variant="caption" color="textSecondary" style={{ display: 'block' }}>
                    {listDayOfTime(completed_at)}
                  </Typography>
                </span>
              }
            />
          ))}
        </Stack>
      ) : null}
      {chosen ? (
        <Card component="section" aria-label="전문가에게 보이는 모습">
          <Typography variant="caption" color="textSecondary">
            전문가에게는 이렇게 보여요
          </Typography>
          <Typography variant="strong">{ageInMonths(chosen.birth_date, seoulDay(serverNow()))}개월 아이</Typography>
          {checks
            ?.filter(({ id }) => picked.includes(id))
            .map(({ id, name, levels, positions }) => (
              <Typography key={id} variant="small" color="textSecondary">
                {name}:{' '}
                {[
                  ...levels.flatMap(({ level }) => (level === null ? [] : [LEVEL_LABELS[level]])),
                  ...positions.flatMap(({ title }) => title ?? []),
                ]
                  .filter((label, index, all) => all.indexOf(label) === index)
                  .join(', ')}
              </Typography>
            ))}
        </Card>
      ) : null}
      {error ? (
        <Typography role="alert" variant="small" color="error" style={{ fontWeight: 600 }}>
          {error}
        </Typography>
      ) : null}
    </Stack>
  );
}

const Check = styled(FormControlLabel)({
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
});
