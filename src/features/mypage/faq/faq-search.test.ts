import type { Faq } from '@contract/mypage/faq.responses';
import { searchFaqs } from './faq-search';

const faq = (id: string, question: string, answer: string, keywords: string[]): Faq => ({
  id,
  group: '계정·로그인',
  question,
  answer: [answer],
  keywords,
});
const FAQS = [
  faq('coupon', '쿠폰은 언제까지 쓸 수 있나요?', '쿠폰마다 쓸 수 있는 날이 적혀 있어요.', ['쿠폰', '기한']),
  faq('password', '비밀번호를 잊었어요', '메일로 받은 번호를 넣어 주세요.', ['재설정']),
  faq('mail', '확인 번호 메일이 오지 않아요', '스팸함을 확인해 주세요. 비밀번호는 묻지 않아요.', ['인증']),
];
const found = (typed: string) => searchFaqs(FAQS, typed).map(({ id }) => id);

test.each([
  ['nothing typed', ' ', ['coupon', 'password', 'mail']],
  ['a part of the question', '쿠폰', ['coupon']],
  ['the question before the answer', '비밀번호', ['password', 'mail']],
  ['a keyword', '재설정', ['password']],
  ['other spaces', '비밀 번호 잊었', ['password']],
  ['every word, in any order', '메일 확인', ['mail']],
  ['first letters', 'ㅋㅍ', ['coupon']],
  ['first letters in the middle', 'ㅂㅁㅂㅎ', ['password']],
  ['a syllable half typed', '쿠폰ㅇ', ['coupon']],
  ['a word of no question', '우주선', []],
])('%s', (_, typed, ids) => {
  expect(found(typed)).toEqual(ids);
});
