import { GROWTH_LIMITS, type GrowthField, type GrowthRowInput } from '@contract/mypage/growth';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AlertIcon, TickIcon } from '@/shared/art/icons/icon';
import { dayLabel } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import type { FileChild } from './find-child';
import type { FileRead, FileRow } from './read-rows';

/** The lines that will be imported, and all that of the file will not be. */
export function ImportPreview({
  child,
  file,
  questions,
}: {
  child: Profile;
  file: FileRead;
  questions: Record<string, string>;
}) {
  const good = file.rows.filter(({ row }) => row !== null).length;
  return (
    <>
      <Stack spacing={1}>
        {file.isUnnamed ? <Typography>‘{child.name}’의 기록으로 가져와요.</Typography> : null}
        <Typography role="status">
          {file.rows.length}줄 가운데 <b>{good}줄</b>을 가져올 수 있어요. 이미 있는 기록은 건너뛰어요.
        </Typography>
        {file.others.length > 0 ? <Typography color="textSecondary">{getOthersText(file.others)}</Typography> : null}
        {file.unread.length > 0 ? (
          <Typography color="textSecondary">읽지 않은 칸: {file.unread.join(', ')}</Typography>
        ) : null}
      </Stack>
      <Lines rows={file.rows} questions={questions} />
    </>
  );
}

/** Asks which child of the file is the chosen one. */
export function ChildQuestion({
  child,
  file,
  onPick,
}: {
  child: Profile;
  file: FileRead;
  onPick: (name: string) => void;
}) {
  return (
    <Stack spacing={3}>
      <Typography role="status">파일에서 ‘{child.name}’의 기록을 찾지 못했어요. 어느 이름으로 적혀 있나요?</Typography>
      {file.unknown.map(({ name, lines }) => (
        <MainButton key={name} look="outline" onClick={() => onPick(name)}>
          {name} ({lines}줄)
        </MainButton>
      ))}
    </Stack>
  );
}

const getOthersText = (others: readonly FileChild[]) => {
  const lines = others.reduce((sum, other) => sum + other.lines, 0);
  const names = others.map((other) => `${other.name || '이름 없는 줄'} ${other.lines}줄`).join(', ');
  return `다른 아이의 기록 ${lines}줄은 뺐어요: ${names}`;
};

function Lines({ rows, questions }: { rows: readonly FileRow[]; questions: Record<string, string> }) {
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
