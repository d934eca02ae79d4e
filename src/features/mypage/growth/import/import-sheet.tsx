import type { Profile } from '@contract/profiles/profile.responses';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { useImportGrowthMutation } from '@/features/mypage/growth/growth-api';
import { getErrorMessage, getFieldErrors, isApiError } from '@/shared/api/api-error';
import { clearDraft, readDraft, writeDraft } from '@/shared/forms/form-draft';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { serverNow } from '@/shared/lib/server-clock';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { Field } from '@/shared/ui/forms/field';
import { FormError } from '@/shared/ui/forms/form-error';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { decodeFile, FILE_MAX_BYTES } from './decode-file';
import { ChildQuestion, ImportPreview } from './import-preview';
import { type FileRead, readRows } from './read-rows';

interface ImportSheetProps {
  child: Profile;
  consentNeeded: boolean;
  onClose: () => void;
}

/** Name of the draft of a pasted table. */
const toDraft = (child: Profile) => `growth_import-${child.id}`;

/** The rows read from a file or a pasted table, and what happens from "import" to the answer of the API. */
function useGrowthImport({ child, consentNeeded, onClose }: ImportSheetProps) {
  const consentInput = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  const [importGrowth, { isLoading }] = useImportGrowthMutation();
  const [file, setFile] = useState<(FileRead & { content: string }) | null>(null);
  const [questions, setQuestions] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [consent, setConsent] = useState<{ agreed: boolean; wrong: boolean }>({ agreed: false, wrong: false });
  const good = file?.rows.flatMap(({ row }) => row ?? []) ?? [];
  const asked = Object.keys(questions).length > 0;

  /** @param pickedName the file's name for the child, where the parent had to tell */
  const show = (content: string, pickedName: string | null = null) => {
    const read = readRows(content, child, serverNow(), pickedName);
    setQuestions({});
    setProblem(read.problem);
    setFile(read.problem === null ? { ...read, content } : null);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > FILE_MAX_BYTES) return setProblem('1MB보다 작은 표 파일을 골라 주세요.');
    try {
      show(decodeFile(await chosen.arrayBuffer()));
    } catch {
      setProblem('파일을 읽지 못했어요. 다시 골라 주세요.');
    }
  };
  const again = () => {
    setFile(null);
    setQuestions({});
    setProblem(null);
  };
  const bring = async (confirmed: boolean) => {
    if (consentNeeded && !consent.agreed) {
      setConsent({ agreed: false, wrong: true });
      consentInput.current?.focus();
      return;
    }
    setProblem(null);
    const input = { profileId: child.id, rows: good, confirmed, consent: consent.agreed };
    const { data, error } = await importGrowth({ ...input, idempotencyKey: idempotencyKeyFor(input) });
    if (data) {
      clearDraft(toDraft(child));
      dispatch(succeeded(getImportText(data)));
      onClose();
    } else if (isApiError(error) && error.code === 'GROWTH_UNLIKELY') setQuestions(getFieldErrors(error));
    else setProblem(Object.values(getFieldErrors(error))[0] ?? getErrorMessage(error));
  };

  return {
    file,
    good,
    asked,
    questions,
    problem,
    isLoading,
    show,
    choose,
    again,
    bring,
    consent: { ...consent, ref: consentInput, onChange: (agreed: boolean) => setConsent({ agreed, wrong: false }) },
  };
}

/** Measurements from a file or pasted from a table: previewed line by line, then the valid lines are imported. */
export default function ImportSheet(props: ImportSheetProps) {
  const { child, consentNeeded, onClose } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const fileName = useId();
  const [typed, setTyped] = useState(() => readDraft(toDraft(child), v.string()) ?? '');
  const { file, good, asked, questions, problem, isLoading, consent, ...rows } = useGrowthImport(props);

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="성장 기록 가져오기"
      actions={
        file ? (
          <Stack spacing={2}>
            {good.length > 0 ? (
              <MainButton pending={isLoading} onClick={() => void rows.bring(asked)}>
                {asked ? '맞아요, 가져올게요' : `${good.length}개 가져오기`}
              </MainButton>
            ) : null}
            <MainButton look="quiet" onClick={rows.again}>
              다른 내용 고르기
            </MainButton>
          </Stack>
        ) : (
          <Stack spacing={2}>
            {typed.trim() ? <MainButton onClick={() => rows.show(typed)}>붙여 넣은 내용 보기</MainButton> : null}
            <MainButton look={typed.trim() ? 'outline' : 'primary'} onClick={() => fileInput.current?.click()}>
              파일 고르기
            </MainButton>
          </Stack>
        )
      }
    >
      <input
        ref={fileInput}
        id={fileName}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label="성장 기록 파일"
        onChange={(event) => void rows.choose(event)}
      />
      <Stack spacing={4}>
        {problem ? <FormError>{problem}</FormError> : null}
        {file ? (
          <>
            {file.unknown.length > 0 ? (
              <ChildQuestion child={child} file={file} onPick={(name) => rows.show(file.content, name)} />
            ) : (
              <ImportPreview child={child} file={file} questions={questions} />
            )}
            {consentNeeded && file.rows.length > 0 ? (
              <SensitiveConsent
                ref={consent.ref}
                agreed={consent.agreed}
                onChange={consent.onChange}
                error={consent.wrong ? '동의해야 성장 기록을 저장할 수 있어요.' : undefined}
              />
            ) : null}
          </>
        ) : (
          <>
            <Typography color="textSecondary">
              다른 앱이나 엑셀에서 저장한 CSV 파일을 고르거나, 표를 복사해서 붙여 넣어 주세요. 첫 줄에는 ‘날짜, 키,
              몸무게, 머리둘레’처럼 칸 이름이 있으면 돼요.
            </Typography>
            <Field
              label="붙여 넣기"
              optional
              multiline
              minRows={5}
              maxRows={12}
              value={typed}
              placeholder={'날짜, 키, 몸무게\n2026-03-01, 74.0, 9.1'}
              onChange={({ target }) => {
                setTyped(target.value);
                writeDraft(toDraft(child), target.value);
              }}
            />
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}

const getImportText = ({ added, skipped }: { added: number; skipped: number }) => {
  if (added === 0) return '모두 이미 있는 기록이에요.';
  return skipped > 0
    ? `${added}개를 가져왔고, 이미 있는 ${skipped}개는 건너뛰었어요.`
    : `성장 기록 ${added}개를 가져왔어요.`;
};
