import type { LegalDocument } from '@server/content/legal/legal-document';

/** Text agreed to when joining. The policy, which is published and not agreed to, is privacy-policy.ts. */
export const privacy: LegalDocument = {
  kind: 'privacy',
  title: '개인정보 수집·이용 동의',
  summary: '회원으로 알아보고 서비스를 제공하는 데 꼭 필요한 개인정보를 다루는 데 동의해요.',
  required: true,
  text_version: '2026-11-3',
  effective_date: '2026-11-24',
  changes: [
    '무엇을 모으고, 어디에 쓰고, 언제까지 보관하는지 짧게 정리했어요.',
    '개인정보를 어떻게 지키고 누구에게 물어볼 수 있는지는 ‘개인정보 처리방침’에 따로 적었어요.',
  ],
  sections: [
    {
      heading: '모으는 것',
      paragraphs: [
        '아이디, 비밀번호(알아볼 수 없게 바꾼 값), 이름, 이메일, 만 14세 이상이라는 확인, 로그인한 기기의 종류와 시각',
      ],
    },
    {
      heading: '쓰는 곳',
      paragraphs: [
        '회원을 알아보고, 아이디와 비밀번호를 찾아 드리고, 꼭 필요한 알림을 보내고, 안전하지 않은 접속을 막는 데 써요.',
      ],
    },
    {
      heading: '보관하는 동안',
      paragraphs: [
        '탈퇴를 신청한 뒤 30일까지 보관하고, 그때 모두 지워요. 법이 보관하라고 정한 것은 그 기간만 따로 보관해요.',
      ],
    },
    {
      heading: '동의하지 않으면',
      paragraphs: [
        '동의하지 않을 수 있어요. 다만 회원을 알아보는 데 꼭 필요한 정보라서, 동의하지 않으면 가입할 수 없어요.',
      ],
    },
  ],
};
