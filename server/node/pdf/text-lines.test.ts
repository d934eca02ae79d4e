import { toLines } from './text-lines';

/** Every letter as wide as its size. */
const letters = { size: 1, measure: (text: string) => text.length };
const lines = (text: string, width: number) =>
  toLines([{ text }], width, letters).map((line) => line.map((piece) => piece.text).join('_'));

test('a last line of one short word gets words of the line before, on no more lines', () => {
  expect(lines('나이에 상관없이 의사에게 알려 주세요.', 19)).toEqual(['나이에_상관없이_의사에게', '알려_주세요.']);
  expect(lines('가나다라 마바사아 자', 9)).toEqual(['가나다라', '마바사아_자']);
});

test('a short end stays where the lines would become more', () => {
  expect(lines('가나다라 마바사아 자차카타 파하거너 더', 9)).toEqual(['가나다라_마바사아', '자차카타_파하거너', '더']);
  expect(lines('디프테리아·파상풍·백일해 1차', 14)).toEqual(['디프테리아·파상풍·백일해', '1차']);
});

test('days, ages and short remarks are not broken', () => {
  expect(lines('권장 만 11~12세', 9)).toEqual(['권장', '만\u00a011~12세']);
  expect(lines('받은 날 2026. 3. 10.', 13)).toEqual(['받은_날', '2026.\u00a03.\u00a010.']);
  expect(lines('로타(먹는 백신) 3차', 9)).toEqual(['로타(먹는\u00a0백신)', '3차']);
});
