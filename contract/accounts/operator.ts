/** Operator of this installation. The law wants each of these shown (전자상거래법 제10조, 개인정보 보호법 제30조). */
export type Operator = {
  /** 상호 */
  name: string;
  /** 대표자 */
  representative: string;
  address: string;
  phone: string;
  email: string;
  /** 사업자등록번호 */
  businessNumber: string;
  /** 통신판매업 신고번호 */
  mailOrderNumber: string;
  /** 개인정보 보호책임자, a name with its post or department. */
  officer: { name: string; phone: string; email: string };
  /** 처리위탁: companies that handle personal data for the operator; empty: none. */
  processors: readonly { name: string; task: string }[];
  /** 국외 이전; empty: none. */
  transfers: readonly Transfer[];
};

export type Transfer = {
  name: string;
  country: string;
  /** Transferred data. */
  items: string;
  /** '알림을 보낼 때마다 인터넷으로' */
  method: string;
  /** Purpose and retention period. */
  purpose: string;
  contact: string;
};

/** For development, tests and the demo. In production every value has to be configured. */
export const EXAMPLE_OPERATOR: Operator = {
  name: '쑥쑥플래너(예시)',
  representative: '홍길동(예시)',
  address: '서울특별시 예시구 예시로 1(예시)',
  phone: '02-0000-0000(예시)',
  email: 'help@example.com',
  businessNumber: '000-00-00000(예시)',
  mailOrderNumber: '제0000-예시-0000호',
  officer: { name: '개인정보 보호책임자 홍길동(예시)', phone: '02-0000-0000(예시)', email: 'privacy@example.com' },
  processors: [
    { name: '서버 회사(예시)', task: '서버와 데이터베이스 보관' },
    { name: '메일 회사(예시)', task: '확인 번호와 알림 메일 보내기' },
  ],
  transfers: [
    {
      name: '알림 회사(예시)',
      country: '미국',
      items: '앱 알림을 켠 기기의 알림 번호와 알림 문구',
      method: '알림을 보낼 때마다 암호화된 연결로',
      purpose: '앱 알림을 전하는 데 쓰고 전한 뒤 지워요',
      contact: 'privacy@example.com',
    },
  ],
};
