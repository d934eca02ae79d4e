/** 1230 → '1,230' */
export const formatNumber = (value: number) => value.toLocaleString('ko-KR');
