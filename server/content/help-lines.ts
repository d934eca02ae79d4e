import type { HelpOffer } from '@contract/test/diagnostics-results.responses';

/** Offered beside a guardian's result at the tired end; the numbers are checked before every release. */
export const HELP_OFFER: HelpOffer = {
  title: '혼자 안고 있지 않아도 괜찮아요',
  text: '많이 지친 날이 이어진다면 누군가와 이야기하는 것만으로도 한결 가벼워져요. 급하지 않아도 전화할 수 있어요.',
  lines: [
    {
      name: '정신건강위기상담전화',
      phone: '1577-0199',
      url: null,
      hours: '24시간',
      about: '마음이 힘들 때 가까운 정신건강복지센터의 상담사와 이야기해요.',
      source: '보건복지부 정신건강위기상담전화 안내',
    },
    {
      name: '자살예방 상담전화',
      phone: '109',
      url: null,
      hours: '24시간',
      about: '견디기 어려운 마음이 들 때 언제든 이야기를 들어 줘요.',
      source: '보건복지부 자살예방 상담전화 109 (2024년 1월 통합)',
    },
    {
      name: '가까운 육아종합지원센터',
      phone: null,
      url: 'https://central.childcare.go.kr',
      hours: null,
      about: '부모 상담과 시간제 돌봄처럼 쉴 틈을 만드는 일을 도와줘요.',
      source: '중앙육아종합지원센터 누리집',
    },
  ],
};
