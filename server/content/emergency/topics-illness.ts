import { DRINKS_WITH_FEVER, FEVER, IBUPROFEN } from './safety-sentences';
import { aap, type EmergencyTopic } from './topic';

/** Topics with causes inside the body, or in the weather. */
export const ILLNESS_TOPICS: readonly EmergencyTopic[] = [
  {
    id: 'seizure',
    title: '경련할 때',
    act: '옆으로 눕히고 시계를 봐요.',
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
      {
        title: '소아응급실 교수에게 듣는 열성경련',
        publisher: '서울아산병원(청년의사 헬스로그)',
        published: '2022',
      },
      aap('Fever Seizures'),
    ],
    checkedOn: '20261123',
  },
  {
    id: 'heat',
    title: '더위를 먹었을 때 (열사병)',
    act: '시원한 곳으로 옮겨 몸을 식혀요.',
    call: [
      '의식이 흐리거나 헛소리를 해요.',
      '경련하거나 축 처져요.',
      '몸이 아주 뜨겁고 반응이 둔해요.',
      '더운 차 안에 있었고 평소와 달라요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '그늘이나 에어컨이 있는 실내로 옮겨요.',
          '옷을 풀거나 벗겨요.',
          '시원한 물수건으로 닦고 부채나 선풍기로 바람을 쐬어 줘요.',
          '얼음주머니는 천에 싸서 목, 겨드랑이, 사타구니에 대요.',
          '의식이 또렷하면 조금씩 마시게 해요. 6개월 전 아기는 젖이나 분유만 줘요.',
        ],
      },
    ],
    never: [
      '의식이 흐리면 아무것도 마시게 하지 않아요.',
      '얼음물에 담그지 않아요.',
      '해열제로 몸을 식히려 하지 않아요.',
    ],
    doctor: ['식히고 쉬어도 한 시간 안에 나아지지 않거나, 토하거나 열이 남아 있으면 바로 진료를 받아요.'],
    sources: [
      { title: '온열질환 발생 시 응급처치', publisher: '질병관리청', published: null },
      {
        title: 'Preventing Heatstroke: What to Do If You See a Child Alone in a Car',
        publisher: '미국 도로교통안전국(NHTSA)',
        published: null,
      },
    ],
    checkedOn: '20261128',
  },
  {
    id: 'fever',
    title: '열이 날 때',
    act: '나이와 체온을 보고, 아이의 모습을 살펴요.',
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
        lines: Object.values(FEVER),
      },
      {
        heading: '집에서',
        drawing: null,
        lines: [
          ...DRINKS_WITH_FEVER,
          '해열제는 의사나 약사가 알려 준 양만, 몸무게에 맞춰 먹여요.',
          IBUPROFEN,
          '먹인 시각과 양, 잰 체온을 적어 둬요.',
        ],
      },
    ],
    never: [
      '4개월 전 아기에게 의사가 말하지 않은 해열제를 먹이지 않아요.',
      '찬물이나 알코올로 닦지 않아요.',
      '아스피린은 먹이지 않아요.',
    ],
    doctor: ['마시지 못하거나, 소변이 8시간 넘게 없거나, 발진이 나거나, 보기에 많이 아파 보이면 체온과 상관없이 가요.'],
    sources: [
      aap('Fever: When to Call the Pediatrician'),
      aap('Fever and Your Baby'),
      { title: '겨울철 소아 해열제 사용법', publisher: '식품의약품안전처', published: '2025-12-26' },
    ],
    checkedOn: '20261128',
  },
  {
    id: 'dehydration',
    title: '토하거나 설사할 때 (탈수)',
    act: '조금씩 자주 먹이며 소변을 봐요.',
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
          '6개월이 지났다면 약국에서 파는 경구수액을 한 숟가락씩 5분마다 먹여요.',
          '토하면 10분 쉬었다가 다시 조금씩 먹여요.',
        ],
      },
    ],
    never: ['분유를 묽게 타지 않아요.', '주스나 탄산음료를 주지 않아요.', '의사가 말하지 않은 설사약을 먹이지 않아요.'],
    doctor: ['6개월이 되지 않았거나, 피나 초록빛을 토하거나, 하루 넘게 토하면 진료를 받아요.'],
    sources: [
      { title: 'Dehydration: under 5s', publisher: '영국 국민보건서비스(NHS)', published: null },
      { title: 'Dehydration in children', publisher: 'Raising Children Network(호주)', published: null },
    ],
    checkedOn: '20261123',
  },
];
