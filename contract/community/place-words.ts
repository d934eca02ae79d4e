/** The 17 provinces by their short names, as filters list them. */
export const REGIONS = [
  '서울',
  '인천',
  '경기',
  '강원',
  '대전',
  '세종',
  '충북',
  '충남',
  '광주',
  '전북',
  '전남',
  '대구',
  '경북',
  '부산',
  '울산',
  '경남',
  '제주',
] as const;
export type Region = (typeof REGIONS)[number];

export const PLACE_CATEGORIES = ['play', 'museum', 'science', 'animal', 'nature', 'sea', 'heritage', 'theme'] as const;
export type PlaceCategory = (typeof PLACE_CATEGORIES)[number];

export const PLACE_CATEGORY_LABELS: Record<PlaceCategory, string> = {
  play: '놀이·체험',
  museum: '박물관',
  science: '과학·자연사',
  animal: '동물·곤충',
  nature: '숲·공원',
  sea: '바다',
  heritage: '옛 마을·역사',
  theme: '놀이공원',
};

export const PLACE_SETTINGS = ['indoor', 'outdoor', 'both'] as const;
export type PlaceSetting = (typeof PLACE_SETTINGS)[number];

export const PLACE_SETTING_LABELS: Record<PlaceSetting, string> = {
  indoor: '실내',
  outdoor: '실외',
  both: '실내와 실외',
};

/** Facts that parents who were there vote on, in their review. */
export const PLACE_FACTS = ['stroller', 'nursing_room', 'parking', 'changing_place', 'free'] as const;
export type PlaceFact = (typeof PLACE_FACTS)[number];

/** `ask` in the form of a review; `yes` and `no` after '12명 중 10명이'. */
export const PLACE_FACT_WORDS: Record<PlaceFact, { ask: string; yes: string; no: string }> = {
  stroller: { ask: '유모차로 다닐 수 있어요', yes: '유모차로 다닐 수 있다고', no: '유모차로 다니기 어렵다고' },
  nursing_room: { ask: '수유실이 있어요', yes: '수유실이 있다고', no: '수유실이 없다고' },
  parking: { ask: '주차할 수 있어요', yes: '주차할 수 있다고', no: '주차하기 어렵다고' },
  changing_place: { ask: '기저귀 갈 곳이 있어요', yes: '기저귀 갈 곳이 있다고', no: '기저귀 갈 곳이 없다고' },
  free: { ask: '무료예요', yes: '무료라고', no: '무료가 아니라고' },
};
