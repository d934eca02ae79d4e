import { formatNumber } from '@contract/common/format-number';
import type { IssuedLicences } from '@contract/history/licences.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { saveFile } from '@/shared/lib/save-file';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';

/** The new codes, to be copied or saved now: they are shown this once. */
export function IssuedCodes({ issued: { batch, codes }, onDone }: { issued: IssuedLicences; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is unmounted.
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => dispatch(succeeded('번호를 복사했어요')),
      () => dispatch(failed('복사하지 못했어요. CSV로 저장해 주세요.')),
    );
  const save = () => {
    const lines = codes.map((code) => `${code},${batch.kind},${batch.expires_on ?? ''}`);
    // A spreadsheet needs the byte order mark to read UTF-8.
    const csv = `\ufeff${['code,kind,expires_on', ...lines].join('\r\n')}\r\n`;
    saveFile(new Blob([csv], { type: 'text/csv' }), `licences-${batch.kind}-${batch.id.slice(0, 8)}.csv`);
  };
  return (
    <Card>
      <Stack spacing={3}>
        <h2 ref={heading} tabIndex={-1} style={{ margin: 0, outline: 'none' }}>
          <Typography component="span" variant="title">
            {batch.name} 번호 {formatNumber(codes.length)}개를 만들었어요
          </Typography>
        </h2>
        <Typography color="textSecondary">
          번호는 지금 한 번만 볼 수 있어요. 닫기 전에 복사하거나 저장해 주세요.
        </Typography>
        <Codes tabIndex={0} aria-label="만든 번호">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <MainButton onClick={save}>CSV로 저장하기</MainButton>
        <MainButton look="outline" onClick={() => void copy()}>
          모두 복사하기
        </MainButton>
        <MainButton look="quiet" size="small" onClick={onDone}>
          저장했어요, 닫기
        </MainButton>
      </Stack>
    </Card>
  );
}

const Codes = styled('ol')({
  ...text.body,
  maxHeight: '18rem',
  margin: 0,
  padding: space(3),
  overflowY: 'auto',
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  fontFamily: 'ui-monospace, monospace',
  overflowWrap: 'anywhere',
});
