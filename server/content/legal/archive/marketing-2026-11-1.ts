import type { LegalDocument } from '@server/content/legal/legal-document';

export const marketing: LegalDocument = {
  kind: 'marketing',
  title: '마케팅 정보 수신 동의',
  summary: '새 소식과 혜택을 메일과 앱 알림으로 받아요. 동의하지 않아도 모두 쓸 수 있어요.',
  required: false,
  text_version: '2026-11-1',
  effective_date: '2026-11-21',
  sections: [
    {
      heading: '쓰는 것',
      paragraphs: ['이메일과 앱 알림 주소를 써요. 아이의 정보와 체크 결과는 쓰지 않아요.'],
    },
    {
      heading: '쓰는 곳',
      paragraphs: [
        '새 기능, 공모전, 쿠폰 같은 소식과 혜택을 알리는 데 써요. 제목 앞에 (광고)라고 적고, 밤 9시부터 아침 8시까지는 보내지 않아요.',
      ],
    },
    {
      heading: '보관하는 동안',
      paragraphs: ['동의를 거두거나 탈퇴할 때까지예요. 동의했는지는 2년마다 다시 알려 드려요.'],
    },
    {
      heading: '그만 받고 싶을 때',
      paragraphs: ['설정에서 언제든지, 값없이 거둘 수 있어요.'],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: ['소식과 혜택을 받지 못할 뿐, 쑥쑥플래너의 모든 기능을 그대로 쓸 수 있어요.'],
    },
  ],
};
