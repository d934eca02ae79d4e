import { withoutSignatures } from '@contract/uploads/uploads';
import styled from '@emotion/styled';
import { space } from '@/shared/tokens';
import { MainButton } from '../buttons/main-button';
import { Notice } from '../feedback/notice';

export type TheirField = {
  label: string;
  text: string;
  /** Compared instead of the text. */
  compared?: string;
};

interface OvertakenNoteProps {
  /** What is stored now, where it differs from the form. */
  theirs: readonly TheirField[];
  /** Fills the form with it. */
  onTake: () => void;
}

/** Says that somebody else saved first, shows what, and lets the parent choose; saving again keeps the form's own. */
export function OvertakenNote({ theirs, onTake }: OvertakenNoteProps) {
  return (
    <Notice role="alert" tone="coral">
      <Body>
        <p>
          다른 기기나 다른 보호자가 먼저 바꿨어요. 적은 내용은 그대로 있어요. 확인하고 다시 저장하면 이 내용으로
          바뀌어요.
        </p>
        {theirs.length > 0 ? (
          <dl aria-label="지금 저장된 내용">
            {theirs.map(({ label, text: value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '없음'}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <MainButton look="outline" size="small" fit onClick={onTake}>
          먼저 바뀐 내용으로 보기
        </MainButton>
      </Body>
    </Notice>
  );
}

/** The fields of `theirs` that differ from the same ones in `mine`. */
export const differing = (theirs: readonly TheirField[], mine: readonly TheirField[]): TheirField[] =>
  theirs.filter((field) => toCompared(mine.find(({ label }) => label === field.label)) !== toCompared(field));
const toCompared = (field: TheirField | undefined) => field?.compared ?? field?.text;

/** A field of pictures: only that they are others can be said. */
export const pictureField = (label: string, paths: readonly string[]): TheirField => ({
  label,
  text: paths.length > 0 ? '다른 사진' : '',
  compared: withoutSignatures(paths.join()),
});

const Body = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  '& p, & dl, & dd': { margin: 0 },
  '& p': { fontWeight: 600 },
  '& dl': { display: 'grid', gap: space(1) },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(2)}` },
  '& dt': { fontWeight: 600 },
  '& dd': { overflowWrap: 'anywhere' },
});
