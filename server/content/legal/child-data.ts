import type { LegalDocument } from '@server/content/legal/legal-document';

/** Asked with the first child, or before sharing one as a guardian; with its version and time the ledger keeps the declaration of the legal representative. */
export const childData: LegalDocument = {
  kind: 'child_data',
  title: '아이 정보 처리 동의',
  summary: '만 14세 미만 아이의 법정대리인으로서 아이 정보를 다루는 데 동의해요.',
  required: false,
  text_version: '2026-11-3',
  effective_date: '2026-11-25',
  sections: [
    {
      heading: '왜 여쭈나요',
      paragraphs: [
        '만 14세가 되지 않은 아이의 개인정보는 법정대리인(부모 또는 후견인)의 동의가 있어야 다룰 수 있어요. 아이를 처음 추가하거나 보호자로 함께 맡을 때 한 번 여쭈어요.',
      ],
    },
    {
      heading: '법정대리인 확인',
      paragraphs: [
        '아래 ‘동의하는 말’로 법정대리인이라는 것을 확인하고, 그 문장의 판과 확인한 시각을 보관해요. 법정대리인이 아니라면 법정대리인이 직접 가입해 추가해 주세요. 그 밖의 가족은 ‘함께 보는 가족’으로 초대받아 볼 수 있어요.',
      ],
    },
    {
      heading: '모으는 것',
      paragraphs: [],
      items: [
        '꼭 필요한 것: 아이의 이름(별명도 괜찮아요), 생년월일, 성별',
        '원할 때만: 사진, 37주 전에 태어난 아이의 임신 주수',
        '쓰는 동안 생기는 것: 놀이와 책 표시, 학습 시간과 기록, 무엇을 어느 보호자가 적었는지',
      ],
    },
    {
      heading: '쓰는 곳',
      paragraphs: [
        '아이의 나이에 맞는 체크와 놀이, 기록을 보여 주는 데만 써요. 광고에 쓰거나 다른 회사에 주지 않아요.',
      ],
    },
    {
      heading: '보관하는 동안',
      paragraphs: [
        '아이 프로필을 지우면 바로, 탈퇴하면 30일 뒤에 아이의 모든 기록과 사진을 지워요. 함께 맡은 보호자가 이어서 맡으면 지우지 않고 그 보호자에게 넘겨요.',
      ],
    },
    {
      heading: '보여 주는 사람',
      paragraphs: [
        '아이의 보호자가 봐요. 보호자가 직접 초대하거나 열어 줄 때만 아래의 사람도 함께 봐요. 누가 보는지 알 수 있고, 언제든 끝낼 수 있어요.',
      ],
      items: [
        '다른 보호자: 아이의 기록을 모두 보고 적어요. 나를 살펴본 보호자 체크는 서로 볼 수 없어요.',
        '함께 보는 가족: 이름과 사진, 성장 기록, 놀이와 책, 체크 결과 요약만 봐요.',
        '병원과 아이를 돌보는 분: 보호자가 고른 것만 정한 시간 동안 봐요. 병원은 30분, 돌봄 카드는 30일까지예요.',
      ],
    },
    {
      heading: '법정대리인의 권리',
      paragraphs: [
        '언제든지 아이의 정보를 보고, 수정하고, 지울 수 있어요. 아이 프로필을 모두 지우거나 함께 맡은 보호자에게 넘기면 이 동의도 철회할 수 있어요.',
      ],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: ['동의하지 않아도 가입하고 글을 읽을 수 있어요. 다만 아이를 추가할 수 없어요.'],
    },
    {
      heading: '동의하는 말',
      paragraphs: ['나는 추가하거나 함께 맡는 아이의 법정대리인(부모 또는 후견인)이고, 위 내용에 동의해요.'],
    },
  ],
};
