import type { LegalDocument } from '@server/content/legal/legal-document';

export const childData: LegalDocument = {
  kind: 'child_data',
  title: '아이 정보 처리 동의',
  summary: '만 14세 미만 아이의 법정대리인으로서 아이 정보를 다루는 데 동의해요.',
  required: true,
  text_version: '2026-11-1',
  effective_date: '2026-11-21',
  sections: [
    {
      heading: '왜 여쭈나요',
      paragraphs: [
        '만 14세가 되지 않은 아이의 개인정보는 법정대리인(부모 또는 후견인)의 동의가 있어야 다룰 수 있어요. 아이를 등록하는 사람은 그 아이의 법정대리인이거나, 법정대리인에게 허락을 받은 보호자여야 해요.',
      ],
    },
    {
      heading: '모으는 것',
      paragraphs: [],
      items: [
        '꼭 필요한 것: 아이의 이름(별명도 괜찮아요), 생년월일, 성별',
        '원할 때만: 사진, 37주 전에 태어난 아이의 임신 주수',
        '쓰는 동안 생기는 것: 학습 시간과 기록',
      ],
    },
    {
      heading: '쓰는 곳',
      paragraphs: [
        '아이의 나이에 맞는 체크와 놀이, 기록을 보여 주는 데만 써요. 광고에 쓰거나 다른 사람에게 주지 않아요.',
      ],
    },
    {
      heading: '보관하는 동안',
      paragraphs: ['아이 프로필을 지우면 바로, 탈퇴하면 30일 뒤에 아이의 모든 기록과 사진을 지워요.'],
    },
    {
      heading: '보여 주는 사람',
      paragraphs: ['보호자 본인만 볼 수 있어요. 결과나 사진을 다른 사람과 나누려고 하면 먼저 분명하게 알려 드려요.'],
    },
    {
      heading: '법정대리인의 권리',
      paragraphs: ['언제든지 아이의 정보를 보고, 고치고, 지우고, 동의를 거둘 수 있어요.'],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: ['동의하지 않을 수 있어요. 다만 아이를 위한 서비스라서, 동의하지 않으면 가입할 수 없어요.'],
    },
  ],
};
