import { aap, type EmergencyTopic, KOREAN_CPR } from './topic';

const START_CPR = '숨을 쉬지 않으면 심폐소생술을 시작해요.';
const COMPRESSIONS_ONLY = '숨을 불어 넣기 어려우면 쉬지 말고 가슴만 눌러요.';

/** Of which a child dies within minutes. */
export const BREATH_TOPICS: readonly EmergencyTopic[] = [
  {
    id: 'cpr',
    title: '숨을 쉬지 않을 때 (심폐소생술)',
    act: '119를 부르고 바로 가슴을 눌러요.',
    call: ['불러도 반응이 없고 숨을 쉬지 않아요.', '숨이 끊어질 듯 헐떡이기만 해요.'],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '돌 전 아기는 발바닥을, 돌이 지난 아이는 어깨를 두드리며 크게 불러요.',
          '반응이 없으면 119에 전화하고 스피커폰으로 켜 둬요.',
          '곁에 사람이 있으면 자동심장충격기를 가져와 달라고 해요.',
          '단단하고 평평한 바닥에 눕혀요.',
          '10초 안에 숨을 봐요. 쉬지 않거나 헐떡이기만 하면 아래처럼 눌러요.',
        ],
      },
      {
        heading: '돌 전 아기',
        drawing: 'infantCompressions',
        lines: [
          '양손으로 가슴을 감싸고 두 엄지를 젖꼭지를 잇는 선 바로 아래 가운데에 대요.',
          '가슴이 4cm쯤(가슴 두께의 3분의 1) 들어가게 1분에 100~120번 속도로 30번 눌러요.',
          '누를 때마다 가슴이 다시 다 올라오게 해요.',
          '고개를 살짝 젖히고 턱을 들어요.',
          '입과 코를 함께 덮고 가슴이 올라올 만큼 1초씩 두 번 불어 넣어요.',
          '119가 오거나 아기가 움직일 때까지 30번 누르고 두 번 불기를 되풀이해요.',
          COMPRESSIONS_ONLY,
        ],
      },
      {
        heading: '돌이 지난 아이',
        drawing: 'childCompressions',
        lines: [
          '한 손이나 두 손의 손바닥 아래쪽을 가슴뼈의 아래쪽 절반 가운데에 대요.',
          '가슴이 4~5cm(가슴 두께의 3분의 1) 들어가게 1분에 100~120번 속도로 30번 눌러요.',
          '누를 때마다 가슴이 다시 다 올라오게 해요.',
          '머리를 젖히고 턱을 들어요.',
          '코를 막고 입을 덮어 가슴이 올라올 만큼 1초씩 두 번 불어 넣어요.',
          '119가 오거나 아이가 움직일 때까지 30번 누르고 두 번 불기를 되풀이해요.',
          COMPRESSIONS_ONLY,
        ],
      },
      {
        heading: '자동심장충격기가 오면',
        drawing: null,
        lines: ['전원을 켜고 기계가 말하는 대로 해요.', '기계가 떨어지라고 할 때 말고는 계속 가슴을 눌러요.'],
      },
    ],
    never: ['가슴 누르기를 10초 넘게 멈추지 않아요.'],
    doctor: ['숨이 돌아와도 119가 올 때까지 곁에서 숨을 지켜보고 꼭 병원에 가요.'],
    sources: [
      KOREAN_CPR,
      {
        title: '2020 Korean Guidelines for CPR, Part 6: Pediatric basic life support',
        publisher: '대한심폐소생협회',
        published: '2021-05-21',
      },
      { title: '영아(1세 미만) 심폐소생술', publisher: '행정안전부 안전한TV', published: null },
    ],
    checkedOn: '20261128',
  },
  {
    id: 'choking',
    title: '목에 걸렸을 때',
    act: '소리를 못 내면 119를 부르고 등을 두드려요.',
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
        heading: '의식을 잃으면',
        drawing: null,
        lines: ['단단한 바닥에 눕히고 119 상담원과 전화를 이어 가요.', START_CPR],
      },
    ],
    never: ['돌 전 아기의 배를 밀어 올리지 않아요.', '보이지 않는 것을 손가락으로 휘저어 꺼내지 않아요.'],
    doctor: ['빠진 뒤에도 기침이나 쌕쌕거림이 이어지거나, 배나 가슴을 눌러 꺼냈다면 그날 진료를 받아요.'],
    sources: [
      KOREAN_CPR,
      { title: '설 연휴 기도폐쇄 예방과 응급처치', publisher: '질병관리청', published: '2026-02-16' },
      aap('Prevention of Choking Among Children'),
    ],
    checkedOn: '20261123',
  },
  {
    id: 'anaphylaxis',
    title: '온몸이 붓고 숨이 가쁠 때 (아나필락시스)',
    act: '처방받은 에피네프린 주사가 있으면 바로 놓고 119에 전화해요.',
    call: [
      '음식이나 약을 먹거나 벌에 쏘인 뒤 숨이 가쁘고 쌕쌕거려요.',
      '혀나 목이 붓고 목소리가 쉬어요.',
      '두드러기가 퍼지면서 거듭 토해요.',
      '얼굴이 하얘지고 축 처지거나 어지러워해요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '처방받은 자가주사가 있으면 허벅지 가운데 바깥쪽에 적힌 방법대로 놓아요.',
          '119에 전화해 ‘아나필락시스 같아요’라고 말해요. 주사가 없으면 전화가 먼저예요.',
          '바로 눕히고 다리를 올려요.',
          '숨이 가쁘면 다리를 뻗고 앉게 해요.',
          '토하거나 의식이 없으면 옆으로 눕혀요.',
          '5분이 지나도 나아지지 않고 주사가 하나 더 있으면 한 번 더 놓아요.',
          '주사를 놓은 시각을 적어 둬요.',
          START_CPR,
        ],
      },
    ],
    never: ['일으켜 세우거나 걷게 하지 않아요.', '알레르기약만 먹이고 기다리지 않아요.'],
    doctor: ['주사를 놓고 나아졌어도 다시 나빠질 수 있으니 꼭 병원에서 지켜봐요.'],
    sources: [
      {
        title: 'First Aid Plan for Anaphylaxis',
        publisher: '호주·뉴질랜드 알레르기학회(ASCIA)',
        published: '2023',
      },
      { title: '아나필락시스의 진단과 관리', publisher: '대한의사협회지 67권 11호', published: '2024' },
    ],
    checkedOn: '20261128',
  },
  {
    id: 'drowning',
    title: '물에 빠졌을 때',
    act: '꺼내는 대로 숨을 쉬는지 봐요.',
    call: [
      '물에서 꺼냈는데 반응이 없거나 숨을 쉬지 않아요.',
      '숨이 가쁘거나 기침이 멈추지 않아요.',
      '입술이 파랗거나 축 처져요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: [
          '큰 소리로 119를 부탁해요.',
          '욕조처럼 얕은 물이면 바로 꺼내고, 깊은 물이면 뛰어들지 말고 튜브나 긴 것을 건네요.',
          '단단한 바닥에 눕혀 숨을 쉬는지 10초 안에 봐요.',
          START_CPR,
          '인공호흡을 배웠다면 숨을 두 번 불어 넣는 것부터, 배우지 않았다면 가슴을 누르는 것부터 해요.',
          '숨을 쉬면 옆으로 눕히고, 젖은 옷을 벗겨 담요로 감싸요.',
        ],
      },
    ],
    never: ['물을 빼려고 배를 누르거나 거꾸로 들지 않아요.'],
    doctor: [
      '숨을 불어 넣었거나 가슴을 눌렀다면 괜찮아 보여도 병원에 가요.',
      '물을 많이 먹고 나서 기침이 계속되거나 숨이 가쁘고 졸려 하면 그날 바로 병원에 가요.',
    ],
    sources: [
      KOREAN_CPR,
      {
        title: 'Focused Update on Special Circumstances: Resuscitation Following Drowning',
        publisher: '미국심장협회(AHA)·미국소아과학회(AAP)',
        published: '2024-11-12',
      },
    ],
    checkedOn: '20261128',
  },
  {
    id: 'breathing',
    title: '숨쉬기 힘들어할 때 (크룹, 천식)',
    act: '편하게 앉혀 안고 달래며 숨을 봐요.',
    call: [
      '숨이 차서 말하거나 울거나 먹지 못해요.',
      '숨 쉴 때마다 갈비뼈 사이나 가슴 가운데가 쑥 들어가요.',
      '입술이나 얼굴이 파랗거나 하얘요.',
      '침을 삼키지 못하고 흘려요.',
      '축 처지거나 깨우기 어려워요.',
    ],
    steps: [
      {
        heading: null,
        drawing: null,
        lines: ['아이가 편해하는 자세로 앉혀 안아요.', '울면 숨이 더 차니 낮은 목소리로 달래요.'],
      },
      {
        heading: '컹컹 개 짖는 듯이 기침하면 (크룹)',
        drawing: null,
        lines: [
          '따뜻하게 입혀 시원한 바깥 공기를 쐬게 해요.',
          '가만히 있어도 들이쉴 때 쇳소리가 나면 바로 응급실에 가요.',
        ],
      },
      {
        heading: '천식이 있는 아이라면',
        drawing: null,
        lines: [
          '의사가 정해 준 증상 완화 흡입제를 정해 준 만큼 들이마시게 해요.',
          '흡입제가 없거나 들이마셔도 나아지지 않으면 119에 전화해요.',
        ],
      },
    ],
    never: ['억지로 눕히지 않아요.', '기침약을 먹여 재우지 않아요.'],
    doctor: [
      '컹컹 기침하며 울거나 움직일 때 쇳소리가 나면 그날 진료를 받아요.',
      '돌 전 아기가 컹컹 기침하거나, 숨이 평소보다 빠르거나, 평소의 반도 먹지 못하면 그날 진료를 받아요.',
    ],
    sources: [
      {
        title: 'Children’s Croup and Stridor',
        publisher: '영국 국민보건서비스(NHS) 케임브리지대학병원',
        published: null,
      },
      { title: 'If your child is having an asthma attack', publisher: 'Asthma + Lung UK', published: null },
    ],
    checkedOn: '20261128',
  },
];
