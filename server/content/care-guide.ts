import type { CareGuide } from '@contract/test/diagnostics-results.responses';
import { HELP_LINES } from './help-lines';

/** The day on which the sources below were read. */
const LOOKED_UP_ON = '20261123';

/**
 * Where to go when a check leads to a specialist. `심화평가 권고` is named only because the paper of the official
 * screening says it. Figures from the sources beside them; read again before every release.
 */
export const CARE_GUIDE: CareGuide = {
  steps: [
    {
      title: '가까운 소아청소년과',
      text: '이 기록을 보여 주고 이야기해요. 더 살펴볼 것이 있으면 큰 병원의 소아청소년과나 소아 발달 클리닉으로 이어 줘요.',
    },
    {
      title: '발달 정밀검사',
      text: '영유아 건강검진 결과지에 ‘심화평가 권고’가 있으면 결과지를 가지고 병원에서 자세한 검사를 받아요. 받기 전에 보건소에 물어보면 비용을 돕는 방법을 알려 줘요.',
    },
    {
      title: '발달을 돕는 치료와 교육',
      text: '언어, 놀이, 운동처럼 아이에게 맞는 재활을 시작해요. 진단이 정해지기 전에도 받을 수 있는 것이 있어요.',
    },
  ],
  supports: [
    {
      name: '영유아 건강검진',
      text: '생후 14일부터 71개월까지 여덟 번, 구강검진은 네 번 무료로 받아요. 3차(9~12개월)부터 발달 선별검사를 함께 해요.',
      source: '건강검진 실시기준(보건복지부고시 제2023-292호)',
      looked_up_on: LOOKED_UP_ON,
    },
    {
      name: '발달 정밀검사비',
      text: '건강검진에서 ‘심화평가 권고’가 나오면 받을 수 있어요. 소득 기준은 안내마다 달라서 가기 전에 129나 보건소에 확인해요. 건강보험 가입자는 20만 원까지, 의료급여 수급자와 차상위계층은 40만 원까지예요. 검진한 날부터 1년 안에 검사하고, 검사한 다음 해 6월 말까지 보건소에 신청해요.',
      source: '정부24 ‘영유아 발달 정밀검사비 지원’(보건복지부, 2025-11-28 수정), 창원시 보건소 안내',
      looked_up_on: LOOKED_UP_ON,
    },
    {
      name: '발달재활서비스 바우처',
      text: '언어·놀이·운동 치료 같은 재활 비용을 도와줘요. 기준 중위소득 180% 이하 가구의 만 18세 미만 아이가 받을 수 있고, 만 9세 미만은 장애 등록을 하지 않았어도 전문의의 의뢰서와 검사 자료로 신청할 수 있어요. 주소지 행정복지센터에 신청해요.',
      source: '수원시 장안구 발달재활서비스 신청 안내(2025-01-31)',
      looked_up_on: LOOKED_UP_ON,
    },
  ],
  lines: [HELP_LINES.welfare, HELP_LINES.healthInsurance, HELP_LINES.childCare],
};
