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

/** Shown for hours, fees, telephone and facilities that the data does not have. */
export const ASK_BEFORE_VISIT = '방문 전 확인';
