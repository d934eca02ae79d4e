import type { TestItem } from '@contract/test/diagnostics.responses';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import { DOMAIN_LABELS } from '@contract/test/domain-words';
import * as v from 'valibot';
import { CONCERN_ITEMS, type ContentTest } from './content-test';
import file from './milestones.json';
import { missedEntries, toMissedItem } from './missed-item';

const milestonesSchema = v.object({
  meta: v.object({ source: v.string(), licence: v.string(), attribution: v.string(), notes: v.array(v.string()) }),
  items: v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^cdc\d{2}-[a-z]{3}-\d+$/)),
      age_months: v.pipe(v.number(), v.integer()),
      domain: v.picklist(['social_emotional', 'language_communication', 'cognitive', 'movement_physical']),
      domain6: v.picklist(DOMAINS),
      text: v.pipe(v.string(), v.minLength(2)),
      ...missedEntries,
    }),
  ),
});

const milestones = v.parse(milestonesSchema, file);

/** Goes onto every attempt, so that an old one is always read with the list it was answered on. */
const CONTENT_VERSION = 'cdc-2022.1';
/** The last list reaches to the month before the sixth birthday. */
export const LAST_MONTH = 71;
const SECONDS_AN_ITEM = 20;

export const CHECK_TEXTS = {
  measures:
    '대근육, 소근육, 인지, 언어, 사회성, 자조(스스로 하기)의 여섯 영역에서 이 나이의 아이들이 대부분 하는 것을 하나씩 살펴봐요. 마지막에 걱정되는 점도 여쭤봐요.',
  basis:
    '미국 질병통제예방센터(CDC)의 ‘Learn the Signs. Act Early.’ 이정표 목록(2022년 개정)을 바탕으로 해요. 그 나이의 아이 넷 가운데 셋 이상이 하는 것을 모은 목록이에요.',
  author:
    '이정표는 CDC가 만들었고, 우리말 문장과 여섯 영역 구분, 결과 문장은 쑥쑥플래너가 썼어요. 우리말 문장은 임상 전문가의 검토를 앞두고 있어요.',
  limits:
    '표준화된 검사가 아니에요. 그날 보호자가 본 모습을 적은 기록이라 낯선 곳이나 피곤한 날에는 다를 수 있어요. 영유아 건강검진과 의사의 진료를 대신하지 않아요.',
  sources: [milestones.meta.attribution],
  reviewed: false,
} satisfies ContentTest['texts'];

/** A remark in brackets at the end of a milestone becomes its hint. */
function textAndHint(text: string): { text: string; hint: string | null } {
  const match = /^(.+?) \(([^()]+)\)$/.exec(text);
  return match?.[1] && match[2] ? { text: match[1], hint: match[2] } : { text, hint: null };
}

const ages = [...new Set(milestones.items.map((item) => item.age_months))].sort((a, b) => a - b);

function checkFor(age: number, nextAge: number | undefined): ContentTest {
  const own = milestones.items.filter((item) => item.age_months === age);
  const asked = DOMAINS.flatMap((domain: Domain) =>
    own
      .filter((item) => item.domain6 === domain)
      .map(
        (item): TestItem => ({
          id: item.id,
          kind: 'milestone',
          scale: 'observe',
          domain,
          subscale: null,
          ...textAndHint(item.text),
        }),
      ),
  );
  const items = [...asked, ...CONCERN_ITEMS];
  return {
    id: `development-${age}m`,
    kind: 'development',
    about: 'child',
    shape: 'levels',
    name: `${age}개월 발달 체크`,
    src: `content/development-${String(age).padStart(2, '0')}m`,
    ext: 'svg',
    fromMonth: age,
    toMonth: nextAge === undefined ? LAST_MONTH : nextAge - 1,
    minutes: Math.ceil((items.length * SECONDS_AN_ITEM) / 60),
    version: CONTENT_VERSION,
    retired: false,
    items,
    parts: DOMAINS.map((domain) => ({ id: domain, label: DOMAIN_LABELS[domain], domain, describes: null })),
    reversed: new Set(),
    byTemperament: new Set(),
    missed: new Map(own.map((item) => [item.id, toMissedItem(item)])),
    plays: new Map(),
    texts: CHECK_TEXTS,
  };
}

/** The twelve development checks, youngest first. */
export const DEVELOPMENT_CHECKS: readonly ContentTest[] = ages.map((age, i) => checkFor(age, ages[i + 1]));

/** Every sentence of the milestones as written, for checks on wording. */
export const MILESTONES = milestones.items;
