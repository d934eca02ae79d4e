import { strokesFile, strokesJson } from '@contract/admin-stroke/strokes';
import type { StrokeRecord, UnitWriteStroke } from '@contract/admin-stroke/strokes.responses';
import styled from '@emotion/styled';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { useImportStrokesMutation, useUploadTracingMutation } from '@/features/admin-stroke/stroke-api';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed, succeeded } from '@/shared/toast/toast-slice';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ConfirmSheet } from '@/shared/ui/overlays/confirm-sheet';

const NO_FILE = '올릴 파일을 선택해 주세요.';
export const NO_TARGET = '저장할 대상이 선택되지 않았습니다';

interface UploadPanelProps {
  record: StrokeRecord | undefined;
  onAlert: (message: string) => void;
  onStrokes: (strokes: UnitWriteStroke) => void;
}

/** One file: a picture to draw on, the strokes of one letter, or the whole set. */
export function UploadPanel({ record, onAlert, onStrokes }: UploadPanelProps) {
  const dispatch = useAppDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [ofRecord, setOfRecord] = useState(false);
  const [wholeSet, setWholeSet] = useState<File | null>(null);
  const [upload, uploading] = useUploadTracingMutation();
  const [importAll, importing] = useImportStrokesMutation();

  const emptied = () => {
    if (input.current) input.current.value = '';
    setName('');
  };
  const sendPicture = async (file: File) => {
    const { data } = await upload({ file, ...(ofRecord && record && { id: record.id }) });
    if (!data) return;
    emptied();
    dispatch(succeeded(`‘${data.unit_word}’ 그림을 올렸어요`));
  };
  const readStrokes = async (file: File) => {
    const content = parsed(await file.text());
    if (v.is(strokesFile, content)) {
      setWholeSet(file);
      return;
    }
    const strokes = v.safeParse(strokesJson, content);
    if (!strokes.success) {
      dispatch(failed('획순 도구에서 내려받은 파일이 아니에요.'));
      return;
    }
    if (!record) {
      onAlert(NO_TARGET);
      return;
    }
    emptied();
    onStrokes(strokes.output);
    dispatch(succeeded('파일의 획을 불러왔어요. 저장해야 반영돼요.'));
  };
  const send = async () => {
    const file = input.current?.files?.[0];
    if (!file) {
      onAlert(NO_FILE);
      return;
    }
    await (/json/.test(file.type) || file.name.toLowerCase().endsWith('.json') ? readStrokes(file) : sendPicture(file));
  };
  const importSet = async (file: File) => {
    const answer = await importAll(file);
    setWholeSet(null);
    if (!answer.data) return;
    emptied();
    const { added, changed, same } = answer.data;
    dispatch(succeeded(`가져왔어요: 새 글자 ${added}개, 바뀐 글자 ${changed}개, 그대로 ${same}개`));
  };

  return (
    <Stack spacing={2}>
      <Typography variant="label" component="h2">
        파일 올리기
      </Typography>
      <Chooser>
        <b>파일 고르기</b>
        <span>{name || '고른 파일이 없어요'}</span>
        <input
          ref={input}
          type="file"
          aria-label="올릴 파일"
          accept="image/png,image/jpeg,image/webp,application/json,.json"
          onChange={(event) => setName(event.target.files?.[0]?.name ?? '')}
        />
      </Chooser>
      <Typography variant="small" color="textSecondary">
        그림 이름이 글자가 돼요(가.png). strokes.json을 올리면 고른 글자에 획을 불러와요.
      </Typography>
      {record ? (
        <FormControlLabel
          checked={ofRecord}
          onChange={(_, checked) => setOfRecord(checked)}
          control={<Checkbox />}
          label={`고른 글자 ‘${record.unit_word}’의 그림으로 쓰기`}
        />
      ) : null}
      <MainButton look="outline" size="small" pending={uploading.isLoading} onClick={() => void send()}>
        올리기
      </MainButton>
      <ConfirmSheet
        open={wholeSet !== null}
        onClose={() => setWholeSet(null)}
        onConfirm={() => wholeSet && void importSet(wholeSet)}
        pending={importing.isLoading}
        title="획순을 모두 가져올까요?"
        confirmLabel="가져오기"
      >
        파일에 있는 글자의 획이 파일의 획으로 바뀌어요. 지금 획은 지난 저장에서 다시 불러올 수 있어요.
      </ConfirmSheet>
    </Stack>
  );
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return null;
  }
}

const Chooser = styled('label')({
  ...text.small,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: '44px',
  padding: space(1.5),
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.field,
  color: color.inkSoft,
  cursor: 'pointer',
  '& > b': {
    ...text.label,
    flex: 'none',
    padding: `${space(1.5)} ${space(3)}`,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    color: color.ink,
  },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
  '&:focus-within': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});
