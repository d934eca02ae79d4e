import styled from '@emotion/styled';
import { useEditing } from '@/shared/forms/use-editing';
import { color, radius, space, text } from '@/shared/tokens';
import { MainButton } from '../buttons/main-button';

/** Says that a form was filled from a draft, and offers to clear it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  useEditing(true);
  return (
    <Box role="status">
      적어 두었던 내용을 불러왔어요.
      <MainButton look="quiet" size="small" fit onClick={onDiscard}>
        새로 쓰기
      </MainButton>
    </Box>
  );
}

const Box = styled('div')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(4)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunSoft,
  color: color.onSunSoft,
  '& button': { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '3px' },
});
