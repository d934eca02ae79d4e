import type { LegalDocument } from '@server/content/legal/legal-document';

/**
 * Asked of who accepts an invitation as family, who is no legal representative of the child: a consent for the own
 * account, and a promise about what is seen.
 */
export const family: LegalDocument = {
  kind: 'family',
  title: '함께 보는 가족의 약속',
  summary: '초대받은 아이의 기록을 아이를 위해서만 보겠다고 약속해요.',
  required: false,
  text_version: '2026-11-1',
  effective_date: '2026-11-25',
  sections: [
    {
      heading: '왜 여쭈나요',
      paragraphs: [
        '아이의 정보는 법정대리인인 보호자의 동의로 다루어요. 함께 보는 가족은 아이를 대신해 동의하지 않고, 내 정보를 다루는 데 동의하고 본 것을 어떻게 다룰지 약속해요.',
      ],
    },
    {
      heading: '볼 수 있는 것',
      paragraphs: [
        '아이의 이름, 나이, 사진, 성장 기록, 놀이와 책, 체크 결과 요약을 볼 수 있어요. 체크의 답과 자세한 결과, 접종과 검진, 알레르기·약·병원은 볼 수 없고, 기록을 적거나 바꿀 수 없어요.',
      ],
    },
    {
      heading: '모으는 것',
      paragraphs: ['내 이름, 함께 보기 시작한 때와 초대한 사람, 이 약속의 판과 시각'],
    },
    {
      heading: '쓰는 곳',
      paragraphs: ['누가 아이를 함께 보는지 확인하고, 그 아이를 보는 다른 사람들에게 내 이름을 보여 주는 데만 써요.'],
    },
    {
      heading: '보관하는 동안',
      paragraphs: [
        '함께 보기가 끝나면 누가 함께 봤는지를 바로 지워요. 약속한 판과 시각은 회원인 동안 보관하고, 탈퇴하면 30일 뒤에 지워요.',
      ],
    },
    {
      heading: '약속하는 것',
      paragraphs: [],
      items: [
        '본 것은 이 아이를 위해서만 써요.',
        '보호자의 허락 없이 다른 사람에게 보여 주거나 올리지 않아요.',
        '내 계정은 나만 쓰고, 함께 보기가 끝나면 따로 저장해 둔 것을 지워요.',
      ],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: [
        '동의하지 않아도 다른 기능은 그대로 쓸 수 있어요. 다만 이 아이의 기록을 함께 볼 수 없어요. 설정에서 언제든 철회할 수 있고, 철회하면 함께 보기가 바로 끝나요.',
      ],
    },
    {
      heading: '동의하는 말',
      paragraphs: ['함께 보는 가족으로서 본 것을 아이를 위해서만 쓰기로 약속하고, 위 내용에 동의해요.'],
    },
  ],
};
