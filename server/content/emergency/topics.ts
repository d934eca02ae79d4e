import type { Drawing } from './drawings';

type EmergencySource = { title: string; publisher: string; year: string };
export type EmergencyTopic = {
  /** Of its section and of the link to it. */
  id: string;
  title: string;
  /** Signs with which 119 comes first, each a sentence. */
  call: readonly string[];
  /** First steps in their order; a heading where they differ by age. */
  steps: readonly { heading: string | null; drawing: Drawing | null; lines: readonly string[] }[];
  /** What not to do. */
  never: readonly string[];
  /** When a doctor has to look although it seems over. */
  doctor: readonly string[];
  sources: readonly EmergencySource[];
};

/** The day on which the sources below were read. Read again before every release. */
export const EMERGENCY_LOOKED_UP_ON = '20261123';

const cpr: EmergencySource = {
  title: '2025년 한국 심폐소생술 가이드라인',
  publisher: '질병관리청·대한심폐소생협회',
  year: '2026-01-29',
};
const aap = (title: string): EmergencySource => ({ title, publisher: '미국소아과학회(AAP)', year: '2026-11-23 확인' });

/** What happens most, in the order of a parent's need. Nothing here diagnoses; every topic ends with when to be seen. */
export const EMERGENCY_TOPICS: readonly EmergencyTopic[] = [
  {
    id: 'choking',
    title: '목에 걸렸을 때',
    call: ['소리를 못 내고 기침도 못 해요.', '얼굴이나 입술이 파래져요.', '축 처지거나 의식을 잃어요.'],
    steps: [
      {
        heading: '기침을 세게 하고 소리가 나면',
        drawing: null,
        lines: ['스스로 뱉어 내는 중이에요. 계속 기침하게 하고 곁에서 지켜봐요.'],
      },
      {
        heading: '돌 전 아기 (소리를 못 낼 때)',
        drawing: 'backBlows',
        lines: [
          '119를 부르라고 외치고, 스피커폰으로 켜 둬요.',
          '팔 위에 엎드려 눕히고 머리를 가슴보다 낮게 해요.',
          '손바닥 아래쪽으로 어깨뼈 사이를 다섯 번 세게 두드려요.',
        ],
      },
      {
        heading: null,
        drawing: 'chestThrusts',
        lines: [
          '바로 눕혀 젖꼭지를 잇는 선 바로 아래 가슴 한가운데를 다섯 번 눌러요.',
          '나올 때까지 등 다섯 번, 가슴 다섯 번을 되풀이해요.',
        ],
      },
      {
        heading: '돌이 지난 아이 (소리를 못 낼 때)',
        drawing: 'abdominalThrusts',
        lines: [
          '119를 부르라고 외쳐요.',
          '몸을 앞으로 숙이게 하고 어깨뼈 사이를 다섯 번 두드려요.',
          '나오지 않으면 뒤에서 안아 배꼽과 명치 사이에 주먹을 대고 안쪽 위로 다섯 번 밀어 올려요.',
          '나올 때까지 등 다섯 번, 배 다섯 번을 되풀이해요.',
        ],
      },
      {
        heading: '의식을 잃고 숨을 쉬지 않으면',
        drawing: null,
        lines: [
          '단단한 바닥에 눕히고 119 상담원이 알려 주는 대로 가슴을 눌러요.',
          '돌 전 아기는 양손으로 가슴을 감싸고 두 엄지로 눌러요.',
        ],
      },
    ],
    never: ['돌 전 아기의 배를 밀어 올리지 않아요.', '보이지 않는 것을 손가락으로 휘저어 꺼내지 않아요.'],
    doctor: ['빠진 뒤에도 기침이나 쌕쌕거림이 이어지거나, 배나 가슴을 눌러 꺼냈다면 그날 진료를 받아요.'],
    sources: [
      cpr,
      { title: '설 연휴 기도폐쇄 예방과 응급처치', publisher: '질병관리청', year: '2026-02-16' },
      aap('Prevention of Choking Among Children'),
    ],
  },
  {
    id: 'seizure',
    title: '경련할 때',
    call: [
      '5분이 지나도 멈추지 않거나 다시 시작해요.',
      '처음 하는 경련이에요.',
      '입술이 파래지거나 숨쉬기 힘들어해요.',
      '멈춘 뒤에도 깨어나지 않거나 한쪽 팔다리를 쓰지 못해요.',
    ],
    steps: [
      {
        heading: null,
        drawing: 'recoveryPosition',
        lines: [
          '바닥에 옆으로 눕히고 주변의 단단한 물건을 치워요.',
          '시계를 보고 시작한 시각을 기억해요.',
          '목을 조이는 옷을 풀어 줘요.',
          '다른 어른이 있으면 모습을 짧게 찍어 둬요.',
          '멈출 때까지 곁에서 숨과 얼굴빛을 봐요.',
        ],
      },
    ],
    never: ['입에 손가락, 물, 약, 숟가락을 넣지 않아요.', '몸을 누르거나 주무르거나 흔들지 않아요.'],
    doctor: ['멈췄어도 처음이라면 바로 진료를 받아요. 전에 있었던 경련도 그날 의사에게 알려요.'],
    sources: [
      { title: '소아응급실 교수에게 듣는 열성경련', publisher: '서울아산병원(청년의사 헬스로그)', year: '2022' },
      aap('Fever Seizures'),
    ],
  },
  {
    id: 'fever',
    title: '열이 날 때',
    call: [
      '숨쉬기 힘들어하거나 입술이 파래요.',
      '깨우기 어렵거나 축 처져요.',
      '목이 뻣뻣하거나, 눌러도 사라지지 않는 붉은 점이 퍼져요.',
      '경련해요.',
    ],
    steps: [
      {
        heading: '나이에 따라',
        drawing: null,
        lines: [
          '생후 3개월이 되지 않았다면 38.0도부터 밤이라도 바로 병원에 가요.',
          '3~6개월은 38.3도부터 그날 진료를 받아요.',
          '6개월이 지났다면 39.4도부터, 또는 열이 사흘 넘게 이어지면 진료를 받아요. 두 돌 전에는 하루가 넘으면 받아요.',
        ],
      },
      {
        heading: '집에서',
        drawing: null,
        lines: [
          '얇게 입히고 물이나 젖을 조금씩 자주 줘요.',
          '해열제는 의사나 약사가 알려 준 양만, 몸무게에 맞춰 먹여요.',
          '먹인 시각과 양, 잰 체온을 적어 둬요.',
        ],
      },
    ],
    never: [
      '3개월 전 아기에게 의사가 말하지 않은 해열제를 먹이지 않아요.',
      '찬물이나 알코올로 닦지 않아요.',
      '아스피린은 먹이지 않아요.',
    ],
    doctor: [
      '물을 못 마시거나, 소변이 8시간 넘게 없거나, 발진이 나거나, 보기에 많이 아파 보이면 체온과 상관없이 가요.',
    ],
    sources: [aap('Fever: When to Call the Pediatrician'), aap('Fever and Pain Medicine')],
  },
  {
    id: 'head',
    title: '머리를 부딪혔을 때',
    call: [
      '의식을 잃었거나 깨우기 어려워요.',
      '경련하거나 두 번 넘게 토해요.',
      '코나 귀에서 피나 맑은 물이 나와요.',
      '말이나 걸음이 이상하고 평소와 달라요.',
      '달래도 울음을 그치지 않고 먹으려 하지 않아요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '안아서 진정시키고 부딪힌 곳을 봐요.',
          '피가 나면 깨끗한 천으로 10분 동안 눌러요.',
          '혹에는 천으로 감싼 찬 것을 잠깐씩 대요.',
          '하루 동안 곁에서 먹고 자고 노는 모습을 지켜봐요. 졸리면 재워도 되고, 자는 동안 숨과 얼굴빛을 봐요.',
        ],
      },
    ],
    never: ['높은 데서 떨어졌고 목을 아파하면 안아 올리지 말고 119를 기다려요.', '혼자 두지 않아요.'],
    doctor: [
      '6개월이 되지 않았거나, 아이 키보다 높은 곳에서 떨어졌거나, 말랑한 혹이 크게 났다면 괜찮아 보여도 그날 진료를 받아요.',
    ],
    sources: [
      { title: 'HEADS UP: Danger Signs', publisher: '미국 질병통제예방센터(CDC)', year: '2026-11-23 확인' },
      {
        title: 'Head Injury: When should I get medical help?',
        publisher: '미네소타대학교 소아응급',
        year: '2026-11-23 확인',
      },
    ],
  },
  {
    id: 'burn',
    title: '데었을 때',
    call: [
      '얼굴, 목, 생식기를 데었거나 아이 손바닥보다 넓어요.',
      '전기나 화학 약품에 데었어요.',
      '하얗거나 까맣게 변했거나 숨쉬기 힘들어해요.',
    ],
    steps: [
      {
        heading: null,
        drawing: 'coolWater',
        lines: [
          '바로 흐르는 시원한 수돗물에 15~20분 대요.',
          '옷은 물을 부으며 벗기고, 붙었으면 그대로 둬요.',
          '아이가 떨면 멈추고 나머지 몸은 따뜻하게 덮어요.',
          '깨끗한 천으로 느슨하게 덮고 병원에 가요.',
        ],
      },
    ],
    never: ['얼음을 대지 않아요.', '물집을 터뜨리지 않아요.', '된장, 치약, 소주, 연고를 바르지 않아요.'],
    doctor: ['물집이 생겼거나 손, 발, 관절을 데었거나 돌 전 아기라면 좁아도 그날 진료를 받아요.'],
    sources: [{ title: '어린이 화상 사고 예방 안전수칙과 응급처치', publisher: '질병관리본부', year: '2019-12-31' }],
  },
  {
    id: 'poison',
    title: '먹으면 안 되는 것을 삼켰을 때',
    call: [
      '단추 모양 전지나 자석을 삼켰거나 삼킨 것 같아요. 괜찮아 보여도 바로예요.',
      '졸려 하거나 숨쉬기 힘들어하거나 경련해요.',
      '표백제, 세척제, 농약, 어른의 약을 먹었어요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '입에 남은 것을 빼고 물로 헹궈 뱉게 해요.',
          '119에 전화해 무엇을, 얼마나, 언제 먹었는지 말해요.',
          '통이나 포장, 토한 것을 챙겨 응급실에 가요.',
          '피부나 눈에 묻었으면 흐르는 물에 15분 씻어요.',
        ],
      },
    ],
    never: ['억지로 토하게 하지 않아요.', '119나 의사가 말하기 전에는 물, 우유, 음식을 먹이지 않아요.'],
    doctor: ['아무렇지 않아 보여도 무엇을 먹었는지 모르면 응급실에서 확인해요.'],
    sources: [
      aap('Act quickly if your child swallows a button battery'),
      { title: 'Button Battery Safety', publisher: '피츠버그 아동병원(UPMC)', year: '2026-11-23 확인' },
    ],
  },
  {
    id: 'dehydration',
    title: '토하거나 설사할 때 (탈수)',
    call: ['축 처지고 깨우기 어려워요.', '손발이 차고 얼룩덜룩해요.', '숨을 빠르게 쉬어요.'],
    steps: [
      {
        heading: '이런 모습이면 바로 진료를 받아요',
        drawing: null,
        lines: [
          '소변이 8시간 넘게 없거나 아주 진해요.',
          '울어도 눈물이 없고 입안이 말라 있어요.',
          '눈이나 정수리 숫구멍이 들어가 보여요.',
        ],
      },
      {
        heading: '집에서',
        drawing: null,
        lines: [
          '젖이나 분유는 평소대로, 조금씩 자주 먹여요.',
          '약국에서 파는 경구수액을 한 숟가락씩 5분마다 먹여요.',
          '토하면 10분 쉬었다가 다시 조금씩 먹여요.',
        ],
      },
    ],
    never: ['분유를 묽게 타지 않아요.', '주스나 탄산음료를 주지 않아요.', '의사가 말하지 않은 설사약을 먹이지 않아요.'],
    doctor: ['6개월이 되지 않았거나, 피나 초록빛을 토하거나, 하루 넘게 토하면 진료를 받아요.'],
    sources: [
      { title: 'Dehydration: under 5s', publisher: '영국 국민보건서비스(NHS)', year: '2026-11-23 확인' },
      { title: 'Dehydration in children', publisher: 'Raising Children Network(호주)', year: '2026-11-23 확인' },
    ],
  },
];
