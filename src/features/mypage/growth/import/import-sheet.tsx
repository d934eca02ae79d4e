import { GROWTH_LIMITS, type GrowthField, type GrowthRowInput } from '@contract/mypage/growth';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { SensitiveConsent } from '@/domain/legal/sensitive-consent';
import { useImportGrowthMutation } from '@/features/mypage/growth/growth-api';
import { getErrorMessage, getFieldErrors, isApiError } from '@/shared/api/api-error';
import { useIdempotencyKey } from '@/shared/forms/use-idempotency-key';
import { dayLabel } from '@/shared/lib/age-label';
import { useAppDispatch } from '@/shared/store/hooks';
import { succeeded } from '@/shared/toast/toast-slice';
import { color, space, text } from '@/shared/tokens';
import { BottomSheet } from '@/shared/ui/bottom-sheet';
import { Field } from '@/shared/ui/field';
import { FormError } from '@/shared/ui/form-error';
import { AlertIcon, TickIcon } from '@/shared/ui/icon';
import { MainButton } from '@/shared/ui/main-button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { decodeFile, FILE_MAX_BYTES } from './decode-file';
import { type FileRead, type FileRow, readRows } from './read-rows';

interface ImportSheetProps {
  child: Profile;
  consentNeeded: boolean;
  onClose: () => void;
}

/** The rows read from a file or a pasted table, and what happens from "import" to the answer of the API. */
function useGrowthImport({ child, consentNeeded, onClose }: ImportSheetProps) {
  const consentInput = useRef<HTMLInputElement>(null);
  const dispatch = useAppDispatch();
  const idempotencyKeyFor = useIdempotencyKey();
  const [importGrowth, { isLoading }] = useImportGrowthMutation();
  const [file, setFile] = useState<FileRead | null>(null);
  const [questions, setQuestions] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [consent, setConsent] = useState<{ agreed: boolean; wrong: boolean }>({ agreed: false, wrong: false });
  const good = file?.rows.flatMap(({ row }) => row ?? []) ?? [];
  const asked = Object.keys(questions).length > 0;

  const show = (content: string) => {
    const read = readRows(content, child.birth_date, Date.now());
    setQuestions({});
    setProblem(read.problem);
    setFile(read.problem === null ? read : null);
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
  const { consentNeeded, onClose } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  const fileName = useId();
  const [typed, setTyped] = useState('');
  const { file, good, asked, questions, problem, isLoading, consent, ...rows } = useGrowthImport(props);

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="성장 기록 가져오기"
      actions={
        file ? (
          <Stack gap={2}>
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
          <Stack gap={2}>
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
      <Stack gap={4}>
        {problem ? <FormError>{problem}</FormError> : null}
        {file ? (
          <>
            <Text role="status">
              {file.rows.length}줄 가운데 <b>{good.length}줄</b>을 가져올 수 있어요. 이미 있는 기록은 건너뛰어요.
            </Text>
            <Preview rows={file.rows} questions={questions} />
            {consentNeeded ? (
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
            <Text ink="soft">
              다른 앱이나 엑셀에서 저장한 CSV 파일을 고르거나, 표를 복사해서 붙여 넣어 주세요. 첫 줄에는 ‘날짜, 키,
              몸무게, 머리둘레’처럼 칸 이름이 있으면 돼요.
            </Text>
            <Field
              label="붙여 넣기"
              optional
              multiline
              minRows={5}
              maxRows={12}
              value={typed}
              placeholder={'날짜, 키, 몸무게\n2026-03-01, 74.0, 9.1'}
              onChange={({ target }) => setTyped(target.value)}
            />
          </>
        )}
      </Stack>
    </BottomSheet>
  );
}

function Preview({ rows, questions }: { rows: readonly FileRow[]; questions: Record<string, string> }) {
  const brought = rows.filter(({ row }) => row !== null);
  return (
    <List>
      {rows.map((fileRow) => {
        const { line, row, text: content, problem } = fileRow;
        const asked = row ? getQuestions(questions, brought.indexOf(fileRow)) : [];
        return (
          <Line key={line} data-wrong={problem ? '' : undefined} data-asked={asked.length > 0 ? '' : undefined}>
            {problem || asked.length > 0 ? <AlertIcon size={20} /> : <TickIcon size={20} />}
            <span>
              {row ? rowWords(row) : `${line}번째 줄 · ${content}`}
              {[...(problem ? [problem] : []), ...asked].map((words) => (
                <small key={words}>{words}</small>
              ))}
            </span>
          </Line>
        );
      })}
    </List>
  );
}

const getQuestions = (questions: Record<string, string>, row: number) =>
  Object.entries(questions).flatMap(([path, words]) => (path.startsWith(`rows.${row}.`) ? [words] : []));

const rowWords = (row: GrowthRowInput) =>
  [
    dayLabel(row.measured_on),
    ...(Object.keys(GROWTH_LIMITS) as GrowthField[]).flatMap((field) =>
      row[field] === null ? [] : [`${GROWTH_LIMITS[field].label} ${row[field]}${GROWTH_LIMITS[field].unit}`],
    ),
  ].join(' · ');

const getImportText = ({ added, skipped }: { added: number; skipped: number }) => {
  if (added === 0) return '모두 이미 있는 기록이에요.';
  return skipped > 0
    ? `${added}개를 가져왔고, 이미 있는 ${skipped}개는 건너뛰었어요.`
    : `성장 기록 ${added}개를 가져왔어요.`;
};

const List = styled('ul')({ display: 'grid' });

const Line = styled('li')({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 1fr)',
  gap: space(2),
  padding: `${space(2)} 0`,
  borderBottom: `1px solid ${color.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { color: color.leaf, marginTop: '1px' },
  '&[data-wrong] > svg': { color: color.danger },
  '&[data-asked] > svg': { color: color.onSunSoft },
  '& small': { ...text.small, display: 'block' },
  '&[data-wrong] small': { color: color.danger, fontWeight: 600 },
  '&[data-asked] small': { color: color.onSunSoft, fontWeight: 600 },
});
