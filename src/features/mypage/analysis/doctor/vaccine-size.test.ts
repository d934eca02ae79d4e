import { vaccineSize } from './vaccine-size';

const row = (index: number) => ({
  id: `MMR-${index}`,
  name: '홍역·유행성이하선염·풍진 1차',
  age: '12~15개월',
  when: '',
});

test('more doses are printed in smaller letters, so that they fit one side', () => {
  const sizes = [10, 45, 60, 80].map((doses) =>
    vaccineSize([
      { title: '앞으로 받아요', head: '시기', rows: Array.from({ length: doses }, (_, index) => row(index)) },
    ]),
  );
  expect(sizes).toEqual([9, 9, 8, 6]);
});
