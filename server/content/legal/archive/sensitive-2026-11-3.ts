import type { LegalDocument } from '@server/content/legal/legal-document';

export const sensitive: LegalDocument = {
  kind: 'sensitive',
  title: '아이의 건강 정보 수집·이용 동의',
  summary: '아이 체크와 보호자 체크의 답처럼 건강에 대한 정보를 다루는 데 동의해요.',
  required: false,
  text_version: '2026-11-3',
  effective_date: '2026-11-24',
  sections: [
    {
      heading: '모으는 것',
      paragraphs: [
        '아이 체크와 보호자 체크의 답과 메모, 옮겨 적은 검진 결과, 키와 몸무게 같은 성장 기록, 접종과 검진을 마친 표시, 날짜와 그날의 나이(일찍 태어난 아이는 교정 나이 포함)',
      ],
    },
    {
      heading: '쓰는 곳',
      paragraphs: ['체크 결과와 성장 기록을 보여 주고, 아이에게 맞는 놀이와 의사에게 물어볼 것을 정리하는 데만 써요.'],
    },
    {
      heading: '보관하는 동안',
      paragraphs: ['이 동의를 철회하거나, 아이 프로필을 지우거나, 서비스를 떠날 때까지 보관하고, 그때 모두 지워요.'],
    },
    {
      heading: '보여 주는 사람',
      paragraphs: ['보호자만 볼 수 있어요. 상담 글에 직접 붙인 결과만 답하는 전문가가 함께 봐요.'],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: ['동의하지 않아도 괜찮아요. 다만 답을 저장할 수 없어 체크는 할 수 없어요.'],
    },
    { heading: '동의하는 말', paragraphs: ['만 14세 미만 아이의 보호자로서, 위 내용에 동의해요.'] },
  ],
};
