import type { CombinedVaccine } from '@contract/home/health-windows';
import type { ScheduledWindow } from './schedule';

/** One injection that stands for doses of several vaccines. */
export type CombinedDose = Pick<ScheduledWindow, 'id' | 'name' | 'age' | 'from' | 'to' | 'note'> & {
  /** The choices it belongs to. */
  vaccines: readonly CombinedVaccine[];
  /** The doses it stands for, by their ids. */
  components: readonly string[];
  /** The hepatitis B dose it gives as well: not marked again where the parent marked it on another day. */
  hepatitisB?: string;
  diseases: readonly string[];
};

/**
 * In the programme since 2025-01-02: 질병관리청 press release of 2024-11-19 (etoday.co.kr, jmbc.co.kr/news/view/48349,
 * kukinews.com), looked up 2026-11-23. A child born on this day was two months old then.
 */
export const HEXAVALENT_BORN_FROM = '20241102';
/** Shown where the vaccine is chosen and on its first dose; 'as before, six injections' in the same press release. */
export const MOTHER_NOTE =
  '엄마가 B형간염 양성이라면 B형간염은 0·1·6개월에 그대로 맞아요. 5가를 고르고 의료기관과 상담해 주세요.';
/** On the dose of one month until the vaccine is chosen. */
export const HEPATITIS_B_NOTE = '6가 혼합백신으로 맞을 아이는 1개월에 맞지 않아요. 위에서 맞는 백신을 골라 주세요.';

const FIVE = ['디프테리아·파상풍·백일해(DTaP)', '폴리오(IPV)', '뇌수막염(Hib)'];
const MONTHS = [2, 4, 6] as const;
/** Hepatitis B of the hexavalent vaccine at 2 and 6 months stands for the 2nd and 3rd dose; that of 4 months is one more. */
const HEPATITIS_B = ['HepB-2', undefined, 'HepB-3'] as const;

const inInfancy = (code: string, name: string, vaccine: CombinedVaccine, diseases: readonly string[]) =>
  MONTHS.map((month, i): CombinedDose => {
    const hepatitisB = vaccine === 'hexavalent' ? HEPATITIS_B[i] : undefined;
    return {
      id: `${code}-${i + 1}`,
      name: `${name} ${i + 1}차`,
      age: `${month}개월`,
      from: { months: month },
      to: { months: month },
      vaccines: [vaccine],
      components: ['DTaP', 'IPV', 'Hib'].map((component) => `${component}-${i + 1}`),
      ...(vaccine === 'hexavalent' && i === 0 && { note: MOTHER_NOTE }),
      ...(hepatitisB && { hepatitisB }),
      diseases,
    };
  });

/** DTaP-IPV at 만 4~6세, the fourth booster of 고성군 보건소's table. */
const QUADRIVALENT: CombinedDose = {
  id: 'Tetra-1',
  name: '4가 혼합백신',
  age: '만 4~6세',
  from: { months: 48 },
  to: { months: 83 },
  note: '한 번에 맞는 백신이에요. 두 가지를 따로 맞는다면 위에서 ‘따로’를 골라 주세요.',
  vaccines: ['hexavalent', 'pentavalent'],
  components: ['DTaP-5', 'IPV-4'],
  diseases: FIVE.slice(0, 2),
};

export const COMBINED_DOSES: readonly CombinedDose[] = [
  ...inInfancy('Hexa', '6가 혼합백신', 'hexavalent', [...FIVE, 'B형간염(HepB)']),
  ...inInfancy('Penta', '5가 혼합백신', 'pentavalent', FIVE),
  QUADRIVALENT,
];
