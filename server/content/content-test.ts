import { LOST_SKILL_ITEM, WORRY_ITEM } from '@contract/test/diagnostics';
import type { TestCard, TestDetail, TestItem } from '@contract/test/diagnostics.responses';
import type { Domain, Level, Position, ResultShape, TestAbout, TestKind } from '@contract/test/diagnostics-kinds';

/** Words for one place on a dimension. */
type PositionWords = { label: string; text: string; try: string };

/** A domain or a subscale: what a result has one level or position for. */
export type ContentPart = {
  id: string;
  label: string;
  domain: Domain | null;
  describes: string | null;
  /** One tip a level for the months of this test, of a subscale answered by watching. */
  tips?: Record<Level, string>;
  /** The words of each place, of a dimension. */
  words?: Record<Position, PositionWords>;
  /** The end at which help is offered. */
  helpAt?: 'low' | 'high';
};

/** Text about an item that is answered 'not yet', and its consequence. */
export type MissedItem = {
  /** The answer as a sentence: '이름을 불러도 아직 쳐다보지 않아요.' */
  notYet: string;
  /** Question for the doctor about it; null for the usual question. */
  ask: string | null;
  /** The public source by which this item alone leads to a doctor, whatever the rest says; null of the others. */
  alone: string | null;
};

/** A test as data: who it is for, what it asks, what it rests on and how its result speaks. */
export type ContentTest = Pick<TestCard, 'id' | 'name' | 'src' | 'minutes'> & {
  kind: TestKind;
  about: TestAbout;
  shape: ResultShape;
  ext: 'svg';
  fromMonth: number;
  /** Inclusive. */
  toMonth: number;
  /** Goes onto every attempt and every result. */
  version: string;
  /** Not begun any more; what was begun with it is finished with it. */
  retired: boolean;
  items: readonly TestItem[];
  /** Only the parts it has items for, in their order. */
  parts: readonly ContentPart[];
  /** Ids of the items that speak of the other end. */
  reversed: ReadonlySet<string>;
  /** Ids of items that a shy or a bold child misses by temperament: asked, and never counted as missing. */
  byTemperament: ReadonlySet<string>;
  /** Of every item answered by watching, by item id. */
  missed: ReadonlyMap<string, MissedItem>;
  /** The play that practises an item, by item id. Items without one are given a play by milestone or domain. */
  plays: ReadonlyMap<string, string>;
  texts: Pick<TestDetail, 'measures' | 'basis' | 'author' | 'limits' | 'sources' | 'reviewed'>;
};

/** Of which part an item is; null of a concern. */
export const getPartId = (item: TestItem): string | null => item.subscale?.id ?? item.domain;

/** The questions every check of what a child does ends with. */
export const CONCERN_ITEMS: readonly TestItem[] = [
  {
    id: LOST_SKILL_ITEM,
    kind: 'concern',
    scale: null,
    domain: null,
    subscale: null,
    text: '예전에 하던 것을 지금은 하지 않게 된 것이 있나요?',
    hint: '옹알이, 눈 맞춤, 말, 걷기처럼 하던 것이 줄었거나 사라졌다면 알려 주세요.',
  },
  {
    id: WORRY_ITEM,
    kind: 'concern',
    scale: null,
    domain: null,
    subscale: null,
    text: '아이의 발달에서 걱정되는 점이 있나요?',
    hint: '작은 것이라도 괜찮아요. 적어 두면 의사와 이야기할 때 도움이 돼요.',
  },
];
