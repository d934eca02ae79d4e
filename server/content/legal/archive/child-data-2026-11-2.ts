import type { LegalDocument } from '@server/content/legal/legal-document';

/** Asked with the first child; with its version and time the ledger keeps the declaration of the legal representative. */
export const childData: LegalDocument = {
  kind: 'child_data',
  title: '아이 정보 처리 동의',
  summary: '만 14세 미만 아이의 법정대리인으로서 아이 정보를 다루는 데 동의해요.',
  required: false,
  text_version: '2026-11-2',
  effective_date: '2026-11-24',
  sections: [
    {
      heading: '왜 여쭈나요',
      paragraphs: [
        '만 14세가 되지 않은 아이의 개인정보는 법정대리인(부모 또는 후견인)의 동의가 있어야 다룰 수 있어요. 아이를 처음 추가할 때 한 번 여쭈어요.',
      ],
    },
    {
      heading: '법정대리인 확인',
      paragraphs: [
        '아래 ‘동의하는 말’로 법정대리인이라는 것을 확인하고, 그 문장의 판과 확인한 시각을 보관해요. 법정대리인이 아니라면 법정대리인이 직접 가입해 추가해 주세요.',
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
      paragraphs: [
        '언제든지 아이의 정보를 보고, 수정하고, 지울 수 있어요. 아이 프로필을 모두 지우면 이 동의도 철회할 수 있어요.',
      ],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: ['동의하지 않아도 가입하고 글을 읽을 수 있어요. 다만 아이를 추가할 수 없어요.'],
    },
    {
      heading: '동의하는 말',
      paragraphs: ['나는 추가하는 아이의 법정대리인(부모 또는 후견인)이고, 위 내용에 동의해요.'],
    },
  ],
};
