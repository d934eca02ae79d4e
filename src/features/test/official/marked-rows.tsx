import { DOMAIN_LABELS } from '@contract/test/domain-words';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { color, space, text } from '@/shared/tokens';
import { getDomains, type OfficialValues } from './official-values';
import { RowChoice } from './row-choice';

interface MarkedRowsProps {
  round: OfficialValues['round'];
  rows: ControllerRenderProps<OfficialValues, 'rows'>;
  error: string | undefined;
}

/** Results of the sheet for each domain of the round. */
export function MarkedRows({ round, rows, error }: MarkedRowsProps) {
  const how = useId();
  return (
    <Rows aria-describedby={how}>
      <legend>결과지에 적힌 결과</legend>
      <p id={how}>영역마다 결과지에 적힌 말을 그대로 골라 주세요. 없는 영역은 비워 두세요.</p>
      {getDomains(round).map((domain, at) => (
        <RowChoice
          key={domain}
          label={DOMAIN_LABELS[domain]}
          value={rows.value[domain]}
          onChange={(row) => rows.onChange({ ...rows.value, [domain]: row })}
          {...(at === 0 && { ref: rows.ref })}
        />
      ))}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </Rows>
  );
}

const Rows = styled('fieldset')({
  minWidth: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: space(3),
  '& > legend': { ...text.label, padding: 0, marginBottom: space(1) },
  '& > p': { ...text.small, color: color.inkSoft },
  '& > p[role="alert"]': { color: color.danger, fontWeight: 600 },
});
