import { DOMAINS, type Domain, LOST_SKILL_ITEM, type TestItem, WORRY_ITEM } from '@contract/diagnostics';
import * as v from 'valibot';
import file from './milestones.json';

/** A test as data: who it is for, what it asks and what it rests on. */
export type DevelopmentCheck = {
  /** 'development-12m' */
  id: string;
  name: string;
  /** Picture under /uploads/. */
  src: string;
  ext: 'svg';
  fromMonth: number;
  /** Inclusive: the month before the next list's age, since between two ages the younger list counts. */
  toMonth: number;
  minutes: number;
  items: readonly TestItem[];
};

export const milestonesSchema = v.object({
  meta: v.object({ source: v.string(), licence: v.string(), attribution: v.string(), notes: v.array(v.string()) }),
  items: v.array(
    v.object({
      id: v.pipe(v.string(), v.regex(/^cdc\d{2}-[a-z]{3}-\d+$/)),
      age_months: v.pipe(v.number(), v.integer()),
      domain: v.picklist(['social_emotional', 'language_communication', 'cognitive', 'movement_physical']),
      domain6: v.picklist(DOMAINS),
      text: v.pipe(v.string(), v.minLength(2)),
    }),
  ),
});

const milestones = v.parse(milestonesSchema, file);

/** Goes onto every attempt, so that an old one is always read with the list it was answered on. */
export const CONTENT_VERSION = 'cdc-2022.1';
/** The last list reaches to the month before the sixth birthday. */
export const LAST_MONTH = 71;
const SECONDS_AN_ITEM = 20;

export const CHECK_TEXTS = {
  measures:
    '대근육, 소근육, 인지, 언어, 사회성, 자조 여섯 갈래에서 이 나이의 아이들이 대부분 하는 것을 하나씩 살펴봐요. 마지막에 보호자가 걱정하는 점도 들어요.',
  basis:
    '미국 질병통제예방센터(CDC)의 ‘Learn the Signs. Act Early.’ 이정표 목록(2022년 개정)을 바탕으로 해요. 그 나이의 아이 넷 가운데 셋 이상이 하는 것을 모은 목록이에요.',
  author:
    '이정표는 CDC가 만들었고, 우리말 문장과 여섯 갈래 구분, 결과 문장은 쑥쑥플래너가 썼어요. 우리말 문장은 임상 전문가의 검토를 앞두고 있어요.',
  limits:
    '표준화된 검사가 아니에요. 그날 보호자가 본 모습을 적은 기록이라 낯선 곳이나 피곤한 날에는 다를 수 있어요. 영유아 건강검진과 의사의 진료를 대신하지 않아요.',
  source: milestones.meta.attribution,
} as const;

const CONCERN_ITEMS: readonly TestItem[] = [
  {
    id: LOST_SKILL_ITEM,
    kind: 'concern',
    domain: null,
    text: '예전에 하던 것을 지금은 하지 않게 된 것이 있나요?',
    hint: '옹알이, 눈 맞춤, 말, 걷기처럼 하던 것이 줄었거나 사라졌다면 알려 주세요.',
  },
  {
    id: WORRY_ITEM,
    kind: 'concern',
    domain: null,
    text: '아이의 발달에서 걱정되는 점이 있나요?',
    hint: '작은 것이라도 괜찮아요. 적어 두면 의사와 이야기할 때 도움이 돼요.',
  },
];

/** A remark in brackets at the end of a milestone becomes its hint. */
function textAndHint(text: string): { text: string; hint: string | null } {
  const match = /^(.+?) \(([^()]+)\)$/.exec(text);
  return match?.[1] && match[2] ? { text: match[1], hint: match[2] } : { text, hint: null };
}

const ages = [...new Set(milestones.items.map((item) => item.age_months))].sort((a, b) => a - b);

function checkFor(age: number, nextAge: number | undefined): DevelopmentCheck {
  const own = milestones.items.filter((item) => item.age_months === age);
  const asked = DOMAINS.flatMap((domain: Domain) =>
    own
      .filter((item) => item.domain6 === domain)
      .map((item): TestItem => ({ id: item.id, kind: 'milestone', domain, ...textAndHint(item.text) })),
  );
  const items = [...asked, ...CONCERN_ITEMS];
  return {
    id: `development-${age}m`,
    name: `${age}개월 발달 체크`,
    src: `content/development-${String(age).padStart(2, '0')}m`,
    ext: 'svg',
    fromMonth: age,
    toMonth: nextAge === undefined ? LAST_MONTH : nextAge - 1,
    minutes: Math.ceil((items.length * SECONDS_AN_ITEM) / 60),
    items,
  };
}

/** The twelve development checks, youngest first. */
export const DEVELOPMENT_CHECKS: readonly DevelopmentCheck[] = ages.map((age, i) => checkFor(age, ages[i + 1]));

const byId = new Map(DEVELOPMENT_CHECKS.map((check) => [check.id, check]));
export const findCheck = (testId: string) => byId.get(testId);

/** Every sentence of the milestones as written, for checks on wording. */
export const MILESTONES = milestones.items;
