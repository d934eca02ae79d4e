import { BOOK_TOPICS, PARENT_TOPIC } from '@contract/community/book-words';
import { chooseBookLooks, getBookLook } from './book-drawings';

const createBook = (index: number, topics: string[], title = '제목') => ({ id: `book-${index}`, title, topics });

test.each([
  ['기차 ㄱㄴㄷ', 'train'],
  ['누가 내 머리에 똥 쌌어?', 'poo|pot'],
  ['달님 안녕', 'moon|crescent|bed'],
  ['파도야 놀자', 'waves|fish'],
  ['사과가 쿵!', 'apple'],
  ['갈색 곰아, 갈색 곰아, 무얼 바라보니?', 'bear'],
  ['엄마, 잠깐만!', 'home|hug'],
])('the cover of %s shows %s', (title, drawings) => {
  expect(drawings.split('|')).toContain(getBookLook(createBook(1, ['가족'], title)).drawing);
});

test.each([...BOOK_TOPICS, PARENT_TOPIC])(
  'no two neighbours among books about %s have the same drawing or colour',
  (topic) => {
    const looks = chooseBookLooks(Array.from({ length: 30 }, (_, index) => createBook(index, [topic])));
    for (const [index, { drawing, tone }] of looks.entries()) {
      expect(drawing).not.toBe(looks[index - 1]?.drawing);
      expect(tone).not.toBe(looks[index - 1]?.tone);
    }
  },
);
