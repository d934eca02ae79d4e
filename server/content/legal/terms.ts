import type { LegalSection } from '@contract/accounts/consents.responses';
import type { Operator } from '@contract/accounts/operator';
import type { LegalDocument } from '@server/content/legal/legal-document';

/** Articles without data of the operator. */
const ARTICLES: readonly LegalSection[] = [
  {
    heading: '제2조 (서비스의 내용)',
    paragraphs: ['쑥쑥플래너는 어린아이를 키우는 보호자를 위한 서비스예요.'],
    items: [
      '아이 프로필과 나이 계산',
      '나이에 맞는 발달 체크와 결과, 놀이 제안',
      '보호자 커뮤니티와 육아 정보',
      '앱에서 하는 한글·숫자·알파벳 따라 쓰기와 학습 기록',
    ],
  },
  {
    heading: '제3조 (발달 체크의 성격)',
    paragraphs: [
      '발달 체크와 그 결과는 아이를 이해하고 의사와 이야기하기 위한 기록이에요. 병이나 장애를 진단하지 않고, 진료나 상담을 대신하지 않아요.',
      '하던 것을 갑자기 못 하게 되었거나 걱정되는 점이 있으면 결과와 상관없이 의사에게 알려 주세요.',
    ],
  },
  {
    heading: '제4조 (가입)',
    paragraphs: [
      '만 14세 이상이면 가입할 수 있어요. 한 이메일로는 계정을 하나만 만들 수 있어요.',
      '다른 사람의 이름이나 이메일로 가입한 것을 알게 되면 확인한 뒤 계정을 멈출 수 있어요.',
    ],
  },
  {
    heading: '제5조 (아이디와 비밀번호)',
    paragraphs: [
      '아이디와 비밀번호는 회원이 관리하고, 다른 사람에게 빌려주지 않아요. 다른 사람이 쓴 것 같으면 바로 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.',
      '쑥쑥플래너는 비밀번호를 알아볼 수 없게 바꾸어 보관하므로 운영팀도 알 수 없어요.',
    ],
  },
  {
    heading: '제6조 (회원이 지킬 것)',
    paragraphs: ['모두가 안심하고 쓸 수 있도록 아래의 일은 하지 않아요.'],
    items: [
      '다른 사람을 헐뜯거나 괴롭히는 글, 거짓 정보, 광고를 숨긴 글 올리기',
      '다른 사람이나 다른 집 아이의 사진과 정보를 허락 없이 올리기',
      '다른 사람의 저작물을 허락 없이 올리기',
      '서비스를 망가뜨리거나 남의 정보를 빼내려는 시도',
    ],
  },
  {
    heading: '제7조 (회원이 올린 글과 사진)',
    paragraphs: [
      '회원이 올린 글과 사진의 권리는 회원에게 있어요. 쑥쑥플래너는 서비스 안에서 보여 주는 데 필요한 만큼만 써요.',
      '신고가 들어왔거나 약관에 어긋나는 글은 이유를 밝히고 가리거나 지울 수 있어요. 글쓴이는 다시 살펴봐 달라고 할 수 있어요.',
    ],
  },
  {
    heading: '제8조 (이용권과 쿠폰)',
    paragraphs: [
      '돈을 내는 일은 앱의 스토어에서 이루어지고, 취소와 환불은 스토어의 규정과 관련 법에 따라요.',
      '이용권 번호는 한 번만 등록할 수 있고, 등록해서 받은 쿠폰은 화면에 적힌 날까지 쓸 수 있어요.',
    ],
  },
  {
    heading: '제9조 (서비스의 변경과 중단)',
    paragraphs: [
      '점검처럼 잠시 멈춰야 할 때는 미리 알리고, 갑작스러운 일이라면 끝난 뒤에라도 알려요.',
      '서비스를 그만두게 되면 적어도 30일 전에 알리고, 그동안 회원이 자기 기록을 내려받을 수 있게 해요.',
    ],
  },
  {
    heading: '제10조 (탈퇴와 이용 제한)',
    paragraphs: [
      '회원은 언제든지 설정에서 탈퇴를 신청할 수 있어요. 신청하면 바로 보이지 않게 되고, 30일 안에 로그인하면 돌아올 수 있어요. 30일이 지나면 모든 기록을 지우고 되돌릴 수 없어요.',
      '약관을 크게 어긴 계정은 이유를 알리고 이용을 제한할 수 있어요.',
    ],
  },
  {
    heading: '제11조 (책임)',
    paragraphs: [
      '쑥쑥플래너는 잘못이 있으면 관련 법에 따라 책임을 져요. 천재지변이나 회원의 잘못처럼 쑥쑥플래너가 어쩔 수 없는 일에는 책임을 지지 않아요.',
    ],
  },
  {
    heading: '제12조 (약관의 변경)',
    paragraphs: [
      '약관을 바꾸면 시행하기 7일 전부터 알리고, 회원에게 불리하게 바뀌는 것은 30일 전부터 알려요. 동의하지 않으면 탈퇴할 수 있어요.',
    ],
  },
  {
    heading: '제13조 (분쟁의 해결)',
    paragraphs: ['먼저 서로 이야기해 풀고, 풀리지 않으면 대한민국 법에 따라 민사소송법이 정한 법원에서 다루어요.'],
  },
];

/** @param operator who provides the service, from the configuration */
export const terms = (operator: Operator): LegalDocument => ({
  kind: 'terms',
  title: '서비스 이용약관',
  summary: '쑥쑥플래너를 어떻게 쓰고, 서로 무엇을 지키는지에 대한 약속이에요.',
  required: true,
  text_version: '2026-11-2',
  effective_date: '2026-11-24',
  changes: [
    '누가 쑥쑥플래너를 운영하는지 상호, 대표자, 주소, 연락처를 약관 끝에 적었어요.',
    '조항 제목을 알아보기 쉽게 바꾸었어요. 회원의 권리와 의무는 그대로예요.',
  ],
  sections: [
    {
      heading: '제1조 (목적)',
      paragraphs: [
        `이 약관은 ${operator.name}(아래에서는 “쑥쑥플래너”)에서 제공하는 서비스를 회원이 이용할 때 서로의 권리와 의무를 정한 것이에요.`,
        '가입 화면에서 동의하면 이 약관으로 이용 계약을 맺게 돼요.',
      ],
    },
    ...ARTICLES,
    {
      heading: '서비스를 제공하는 곳',
      paragraphs: [],
      items: [
        `상호 ${operator.name}`,
        `대표자 ${operator.representative}`,
        `주소 ${operator.address}`,
        `전화 ${operator.phone}`,
        `메일 ${operator.email}`,
        `사업자등록번호 ${operator.businessNumber}`,
        `통신판매업 신고번호 ${operator.mailOrderNumber}`,
      ],
    },
  ],
});
