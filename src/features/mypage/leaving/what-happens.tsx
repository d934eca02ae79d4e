import { LEAVING_DAYS } from '@contract/auth/leaving';
import { DAY_MS } from '@contract/common/time';
import styled from '@emotion/styled';
import { dayOfTime } from '@/shared/lib/age-label';
import { serverNow } from '@/shared/lib/server-clock';
import { color, radius, space, type Tone, text, toneColors } from '@/shared/tokens';

const steps = (now: number): { when: string; tone: Tone; lines: string[] }[] => [
  {
    when: '신청하면 바로',
    tone: 'sky',
    lines: ['모든 기기에서 로그아웃돼요.', '내 이름과 글이 다른 사람에게 보이지 않아요.'],
  },
  {
    when: `${LEAVING_DAYS}일 동안`,
    tone: 'leaf',
    lines: ['기록은 그대로 보관해요.', '쓰던 아이디와 비밀번호로 로그인하면 모든 기록과 함께 돌아올 수 있어요.'],
  },
  {
    when: `${dayOfTime(now + LEAVING_DAYS * DAY_MS)} 이후`,
    tone: 'coral',
    lines: [
      '아이 프로필과 사진, 체크 기록과 결과를 모두 지워요.',
      '글과 댓글, 쿠폰, 알림 설정, 동의 내역도 지워요.',
      '지운 뒤에는 되돌릴 수 없어요.',
    ],
  },
];

/** Consequences of leaving: deleted data, and when. */
export function WhatHappens() {
  return (
    <Steps>
      {steps(serverNow()).map(({ when, tone, lines }) => (
        <Step key={tone}>
          <When style={{ backgroundColor: toneColors[tone].soft, color: toneColors[tone].on }}>{when}</When>
          <Lines>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Lines>
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled('ol')({ display: 'grid', gap: space(3) });

const Step = styled('li')({
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});

const When = styled('h2')({
  ...text.label,
  fontWeight: 700,
  display: 'inline-block',
  margin: `0 0 ${space(2)}`,
  padding: `2px ${space(3)}`,
  borderRadius: radius.round,
});

const Lines = styled('ul')({
  '& > li': { ...text.body, position: 'relative', paddingLeft: space(4) },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: '2px',
    top: '0.62em',
    width: '6px',
    height: '6px',
    borderRadius: '50%',
    backgroundColor: color.lineStrong,
  },
});
