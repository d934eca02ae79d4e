import type { BookCard } from '@contract/community/books.responses';
import { chooseVaried, rotated, toSeed } from '@/shared/lib/choose-varied';
import { type Tone, tones } from '@/shared/tokens';
import type { ANIMAL_DRAWINGS } from './animal-drawings';
import type { DAILY_DRAWINGS } from './daily-drawings';
import type { STORY_DRAWINGS } from './story-drawings';

export type BookDrawing = keyof typeof DAILY_DRAWINGS | keyof typeof ANIMAL_DRAWINGS | keyof typeof STORY_DRAWINGS;
type Drawings = readonly [BookDrawing, ...BookDrawing[]];

const FOOD: Drawings = ['apple', 'bread', 'melon'];
const SLEEP: Drawings = ['moon', 'crescent', 'bed'];
const SEA: Drawings = ['waves', 'fish'];
const TIGER: Drawings = ['tiger'];

/** Drawings for the subject of a title; the first that fits. One word can be part of another: 잠깐 is not sleep. */
const BY_TITLE: readonly (readonly [RegExp, Drawings])[] = [
  [/똥|응가|방귀/, ['poo', 'pot']],
  [/기차/, ['train']],
  [/지하철|버스/, ['bus', 'train']],
  [/사과/, ['apple']],
  [/빵/, ['bread']],
  [/수박/, ['melon']],
  [/애벌레/, ['caterpillar']],
  [/병아리|수탉|오리/, ['chick']],
  [/호랑이|사자/, TIGER],
  [/토끼|여우/, ['rabbit']],
  [/달님|달 샤베트|잠이 안|잘 자|자니/, SLEEP],
  [/곰|두더지/, ['bear']],
  [/눈 오는|눈아이/, ['snowman']],
  [/물고기/, ['fish']],
  [/문어/, ['octopus']],
  [/바다|파도|뱃놀이|거북|여름휴가/, SEA],
  [/목욕|장수탕|빨아/, ['bath']],
  [/크레파스|점$/, ['crayons', 'palette']],
  [/구름/, ['cloudy']],
  [/동물|코끼리|황소|오소리|비둘기/, ['bear', 'rabbit', 'chick', 'caterpillar']],
  [/순무|고구마|곶감|팥|빙수|사탕|팝콘|만두|당근/, FOOD],
];

/** BOOK_TOPICS and PARENT_TOPIC. */
const BY_TOPIC: Record<string, Drawings> = {
  말놀이: ['letters', 'bubbles'],
  생활습관: ['brush', 'bath'],
  감정: ['heart', 'cloudy'],
  가족: ['home', 'hug'],
  친구: ['birds', 'seesaw'],
  자연: ['leaf', 'rainbow'],
  상상: ['castle', 'balloon'],
  수·모양: ['shapes', 'count'],
  예술: ['palette', 'crayons'],
  옛이야기: ['hanok', 'tiger'],
  잠자리: SLEEP,
  안전: ['lights', 'umbrella'],
  부모: ['cup', 'lamp'],
};

type Book = Pick<BookCard, 'id' | 'title' | 'topics'>;

/** Drawings that fit a book, the best first: of its title, then of its topics. */
function listDrawings({ id, title, topics }: Book): [BookDrawing, ...BookDrawing[]] {
  const seed = toSeed(id);
  const named = BY_TITLE.find(([words]) => words.test(title))?.[1];
  const about = topics.flatMap((topic) => BY_TOPIC[topic] ?? []);
  const [first = 'leaf', ...rest] = [...(named ? rotated(named, seed) : []), ...turned(about, seed)];
  return [first, ...rest];
}

const turned = (drawings: readonly BookDrawing[], seed: number): BookDrawing[] => {
  const [first, ...rest] = drawings;
  return first === undefined ? [] : rotated([first, ...rest], seed);
};

/** A cover's drawing and colour. */
export interface BookLook {
  drawing: BookDrawing;
  tone: Tone;
}

const listTones = ({ id }: Book): [Tone, ...Tone[]] => rotated(tones, toSeed(id));

/** The look of a book by itself. */
export const getBookLook = (book: Book): BookLook => ({ drawing: listDrawings(book)[0], tone: listTones(book)[0] });

/** Columns of the list on the widest screen: the book above is a neighbour as well. */
const COLUMNS = 5;

/** Of a list: each book differs from those before it as far as its topics have drawings; two together differ in colour. */
export function chooseBookLooks(books: readonly Book[]): BookLook[] {
  const chosen = chooseVaried(books, listTones, 1);
  return chooseVaried(books, listDrawings, COLUMNS).map((drawing, index) => ({
    drawing,
    tone: chosen[index] ?? tones[0],
  }));
}
