import type { HelpLine, HelpOffer } from '@contract/test/diagnostics-results.responses';

/** The day on which the numbers below were looked up. They are checked again before every release. */
export const HELP_LINES_LOOKED_UP_ON = '20261123';

/** Every number the product names, with what for, when, and its source. */
export const HELP_LINES = {
  ambulance: {
    name: '119',
    phone: '119',
    url: null,
    hours: '24시간',
    about: '구급차, 응급처치 방법, 지금 문을 연 병원과 약국까지 알려 줘요.',
    source: '소방청 보도자료 ‘설 연휴, 아프면 119로’(2026-02)',
  },
  emergencyPortal: {
    name: '응급의료포털',
    phone: null,
    url: 'https://www.e-gen.or.kr',
    hours: null,
    about: '가까운 응급실과 달빛어린이병원(밤과 휴일에 여는 소아 진료 병원)을 찾아요.',
    source: '중앙응급의료센터 응급의료포털',
  },
  diseaseControl: {
    name: '질병관리청 콜센터',
    phone: '1339',
    url: null,
    hours: '24시간',
    about: '감염병과 예방접종을 물어봐요. 응급실을 찾거나 급한 처치를 물을 때는 119예요.',
    source: '질병관리본부 콜센터 안내(2016-03-28)',
  },
  welfare: {
    name: '보건복지상담센터',
    phone: '129',
    url: null,
    hours: '평일 9~18시, 긴급한 상담은 24시간',
    about: '의료비와 돌봄, 복지 지원을 어디에 신청하는지 알려 줘요.',
    source: '정부24 ‘영유아 발달 정밀검사비 지원’ 문의처, 보건복지부 129 안내(2017-12-19)',
  },
  healthInsurance: {
    name: '국민건강보험공단',
    phone: '1577-1000',
    url: null,
    hours: null,
    about: '남은 영유아 건강검진과 가까운 검진 기관을 알려 줘요.',
    source: '정부24 ‘영유아 발달 정밀검사비 지원’ 문의처',
  },
  family: {
    name: '가족상담전화',
    phone: '1577-4206',
    url: null,
    hours: '1번 24시간, 2번 8~22시',
    about: '1번은 임신·출산·한부모 상담, 2번은 가족과 양육 상담이에요.',
    source: '한국건강가정진흥원 번호 변경 안내(SBS 2025-02, 이전 번호 1644-6621)',
  },
  childCare: {
    name: '가까운 육아종합지원센터',
    phone: null,
    url: 'https://central.childcare.go.kr',
    hours: null,
    about: '부모 상담과 시간제 돌봄처럼 쉴 틈을 만드는 일을 도와줘요.',
    source: '중앙육아종합지원센터 누리집',
  },
  mentalHealth: {
    name: '정신건강위기상담전화',
    phone: '1577-0199',
    url: null,
    hours: '24시간',
    about: '마음이 힘들 때 가까운 정신건강복지센터의 상담사와 이야기해요.',
    source: '보건복지부 정신건강위기상담전화 안내',
  },
  suicidePrevention: {
    name: '자살예방 상담전화',
    phone: '109',
    url: null,
    hours: '24시간',
    about: '견디기 어려운 마음이 들 때 언제든 이야기를 들어 줘요.',
    source: '보건복지부 자살예방 상담전화 109 (2024년 1월 통합)',
  },
  postnatal: {
    name: '난임·우울증상담센터',
    phone: null,
    url: null,
    hours: null,
    about: '아기를 낳고 우울한 마음이 이어질 때 무료로 상담해요. 가까운 권역 센터는 보건소나 129에 물어보세요.',
    source: '국립중앙의료원 중앙난임·우울증상담센터, 경기도권역 센터 안내(2021-02)',
  },
  violence: {
    name: '해바라기센터',
    phone: '1899-3075',
    url: null,
    hours: '24시간',
    about: '아이의 몸과 마음이 다치는 일을 알게 되었을 때 상담과 진료, 수사를 함께 도와줘요.',
    source: '한국여성인권진흥원 ‘해바라기센터 2024년 연감’',
  },
  multicultural: {
    name: '다누리콜센터',
    phone: '1577-1366',
    url: null,
    hours: '24시간',
    about: '13개 언어로 생활 정보와 위기 상담, 통역을 도와줘요.',
    source: '한국건강가정진흥원·120다산콜재단 업무협약 안내(2023-06-30)',
  },
} as const satisfies Record<string, HelpLine>;

/** Offered beside a guardian's result at the tired end. */
export const HELP_OFFER: HelpOffer = {
  title: '혼자 안고 있지 않아도 괜찮아요',
  text: '많이 지친 날이 이어진다면 누군가와 이야기하는 것만으로도 한결 가벼워져요. 급하지 않아도 전화할 수 있어요.',
  lines: [HELP_LINES.mentalHealth, HELP_LINES.suicidePrevention, HELP_LINES.childCare],
};
