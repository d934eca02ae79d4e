import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { ClockIcon, TickIcon } from '@/shared/art/icons/icon';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';

// Parts of the product's own screens, as pictures: the words of each panel say the same to a screen reader.

const DUE = [
  ['A형간염 2차', 'D-98'],
  ['일본뇌염 3차', 'D-98'],
  ['인플루엔자', '해마다'],
] as const;

/** Part of home for a child of 26 months. */
export const DuePiece = () => (
  <Piece aria-hidden="true">
    <b>26개월, 다음 접종·검진</b>
    {DUE.map(([name, until]) => (
      <Row key={name}>
        {name}
        <Chip tone="sky">{until}</Chip>
      </Row>
    ))}
  </Piece>
);

const SHEET = [
  ['키', '87.0cm · 또래 100명 중 55번째쯤'],
  ['지켜볼 점', '두 낱말을 이어 말해요'],
  ['물어볼 것', '말이 늦는 걸까요?'],
] as const;

/** The sheet for the doctor. */
export const SheetPiece = () => (
  <Piece aria-hidden="true">
    <b>의사에게 보여 줄 한 장</b>
    {SHEET.map(([name, words]) => (
      <Row key={name}>
        <small>{name}</small>
        <span>{words}</span>
      </Row>
    ))}
  </Piece>
);

/** A play of today. */
export const PlayPiece = () => (
  <Piece aria-hidden="true">
    <b>오늘의 놀이</b>
    <Row>
      양말 짝 찾기
      <Minutes>
        <ClockIcon size={16} />
        7분
      </Minutes>
    </Row>
    <Row>
      빨래를 개며 같은 양말을 찾아요
      <Chip tone="leaf" icon={<TickIcon size={14} />}>
        했어요
      </Chip>
    </Row>
  </Piece>
);

const Piece = styled(Card)({
  display: 'grid',
  boxSizing: 'border-box',
  width: 'min(320px, 100%)',
  margin: '0 auto',
  padding: `${space(3)} ${space(4)}`,
  textAlign: 'start',
  '& > b': { ...text.strong, fontWeight: 700, paddingBottom: space(1) },
}) as typeof Card;

const Row = styled('span')({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  minHeight: '36px',
  borderTop: `1px solid ${color.line}`,
  '& > small': { flex: 'none', color: color.inkSoft },
});

const Minutes = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  color: color.inkSoft,
});
