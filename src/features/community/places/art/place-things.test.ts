import { PLACE_CATEGORIES } from '@contract/community/place-words';
import { choosePlaceThings, getPlaceThing } from './place-things';

const createPlaces = (count: number, category: (typeof PLACE_CATEGORIES)[number]) =>
  Array.from({ length: count }, (_, index) => ({ id: `place-${String(index).padStart(3, '0')}`, category }));

test.each(PLACE_CATEGORIES)('no place of %s in a list has the drawing of one of the two before it', (category) => {
  const things = choosePlaceThings(createPlaces(40, category));
  for (const [index, thing] of things.entries())
    expect(things.slice(Math.max(0, index - 2), index)).not.toContain(thing);
});

test('places of one kind have several drawings, each place always its own', () => {
  const museums = createPlaces(30, 'museum');
  expect(new Set(museums.map(getPlaceThing)).size).toBe(3);
  expect(museums.map(getPlaceThing)).toEqual(museums.map(getPlaceThing));
});
