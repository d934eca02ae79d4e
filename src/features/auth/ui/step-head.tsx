import styled from '@emotion/styled';
import { color, motion, radius, space, text } from '@/shared/tokens';

const JOIN_STEPS = ['약관 동의', '아이디와 비밀번호', '이메일 확인'] as const;
export type JoinStep = 1 | 2 | 3;

/** The current one of the three steps of joining. */
export function StepHead({ step }: { step: JoinStep }) {
  return (
    <List aria-label="회원가입 단계">
      {JOIN_STEPS.map((name, index) => (
        <Item
          key={name}
          data-reached={index + 1 < step ? '' : undefined}
          aria-current={index + 1 === step ? 'step' : undefined}
        >
          {index + 1}. {name}
        </Item>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
  margin: `0 0 ${space(6)}`,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  ...text.caption,
  color: color.inkSoft,
  overflowWrap: 'anywhere',
  '&::before': {
    content: '""',
    display: 'block',
    height: '6px',
    marginBottom: space(2),
    borderRadius: radius.round,
    backgroundColor: color.line,
    transition: `background-color ${motion.calm}ms ${motion.ease}`,
  },
  '&[data-reached]::before': { backgroundColor: color.leaf },
  '&[aria-current]': { color: color.primary, fontWeight: 800 },
  '&[aria-current]::before': { backgroundColor: color.primary },
});
