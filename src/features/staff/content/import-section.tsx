import type { ContentKind } from '@contract/staff/content';
import type { ContentPreview } from '@contract/staff/content.responses';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { getErrorMessage } from '@/shared/api/api-error';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FormError } from '@/shared/ui/forms/form-error';
import { useImportContentMutation, usePreviewContentMutation } from './content-api';
import { ImportPreview } from './import-preview';
import { readContentFile } from './read-content-file';

/** A content file: looked at first, then taken over. */
export function ImportSection({ kind }: { kind: ContentKind }) {
  const view = useImport(kind);
  const { preview, unlistMissing, problem, isPending } = view;
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const isEmpty =
    preview !== null &&
    [preview.added, preview.changed, preview.relisted, preview.unlisted].every(({ length }) => length === 0);
  return (
    <Card component="section" aria-labelledby={heading}>
      <Stack spacing={4}>
        <Typography component="h2" variant="title" id={heading} style={{ margin: 0 }}>
          파일 가져오기
        </Typography>
        <Typography variant="small" color="textSecondary">
          콘텐츠 파일과 같은 모양의 JSON 파일을 골라 주세요. 먼저 무엇이 바뀌는지 보여 드려요.
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label="콘텐츠 파일"
          onChange={(event) => void view.choose(event)}
        />
        <FormControlLabel
          checked={unlistMissing}
          onChange={(_, checked) => void view.setUnlistMissing(checked)}
          control={<Checkbox />}
          label="파일에 없는 항목은 숨기기"
        />
        <MainButton look="outline" pending={isPending} onClick={() => input.current?.click()}>
          {preview ? '다른 파일 고르기' : '파일 고르기'}
        </MainButton>
        {problem ? <FormError>{problem}</FormError> : null}
        {preview ? <ImportPreview preview={preview} /> : null}
        {preview && preview.errors.length === 0 && !isEmpty ? (
          <MainButton pending={isPending} onClick={() => void view.bring()}>
            가져오기
          </MainButton>
        ) : null}
      </Stack>
    </Card>
  );
}

function useImport(kind: ContentKind) {
  const dispatch = useAppDispatch();
  const [items, setItems] = useState<unknown[] | null>(null);
  const [unlistMissing, setUnlistMissing] = useState(false);
  const [preview, setPreview] = useState<ContentPreview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [look, looking] = usePreviewContentMutation();
  const [take, taking] = useImportContentMutation();

  const show = async (rows: unknown[], unlist_missing: boolean) => {
    setProblem(null);
    const { data, error } = await look({ kind, items: rows, unlist_missing });
    setPreview(data ?? null);
    if (error) setProblem(getErrorMessage(error));
  };
  return {
    preview,
    unlistMissing,
    problem,
    isPending: looking.isLoading || taking.isLoading,
    choose: async ({ target }: ChangeEvent<HTMLInputElement>) => {
      const [file] = target.files ?? [];
      // The same file may be chosen again after it was corrected.
      const read = file && (await readContentFile(file));
      target.value = '';
      if (!read) return;
      setPreview(null);
      setItems(read.items);
      setProblem(read.problem);
      if (read.items) await show(read.items, unlistMissing);
    },
    setUnlistMissing: async (checked: boolean) => {
      setUnlistMissing(checked);
      if (items) await show(items, checked);
    },
    bring: async () => {
      if (!items) return;
      const { data, error } = await take({ kind, items, unlist_missing: unlistMissing });
      if (error) return setProblem(getErrorMessage(error));
      if (data && data.errors.length > 0) return setPreview(data);
      dispatch(succeeded('가져왔어요'));
      setPreview(null);
      setItems(null);
    },
  };
}
