import type { HealthWindow } from '@contract/home/health-windows.responses';
import { vaccineGroups } from './vaccine-content';

const dose = (given: Partial<HealthWindow>): HealthWindow => ({
  id: 'MMR-1',
  kind: 'vaccine',
  name: '홍역·유행성이하선염·풍진 1차',
  age: '12~15개월',
  diseases: [],
  from: '20260310',
  to: '20260709',
  state: 'open',
  days: 3,
  note: null,
  uncertain: null,
  ask: null,
  choices: [],
  ends: false,
  unsettled: false,
  postponed: false,
  mark: null,
  ...given,
});

test.each([
  ['done on a day', { state: 'done', mark: { outcome: 'done', on: '20260401' } }, '받은 기록', '2026. 4. 1.'],
  ['done, the day unknown', { state: 'done', mark: { outcome: 'done', on: null } }, '받은 기록', '날짜 모름'],
  ['not needed', { state: 'not_needed', mark: { outcome: 'not_needed', on: null } }, '받은 기록', '해당 없음'],
  ['open', {}, '지금 받을 수 있어요', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['open without a last day', { to: null }, '지금 받을 수 있어요', '2026. 3. 10.부터'],
  ['open without days', { from: null, to: null }, '지금 받을 수 있어요', '–'],
  ['overdue', { state: 'overdue' }, '밀린 접종 (이어서 맞을 수 있는지 확인해 주세요)', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['waiting', { state: 'waiting', from: null, to: null }, '앞으로 받아요', '앞 차수 다음'],
  ['not needed after a late start', { state: 'not_needed' }, '받은 기록', '해당 없음'],
  [
    'given too early',
    { state: 'open', mark: { outcome: 'done', on: '20251110', early: true } },
    '지금 받을 수 있어요',
    '2025. 11. 10. (너무 이름, 다시)',
  ],
  ['past', { state: 'past' }, '표시가 없어요 (받았는지 확인해 주세요)', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['unconfirmed', { state: 'unconfirmed' }, '표시가 없어요 (받았는지 확인해 주세요)', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['closed', { state: 'closed' }, '표시가 없어요 (받았는지 확인해 주세요)', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['upcoming', { state: 'upcoming' }, '앞으로 받아요', '2026. 3. 10. ~ 2026. 7. 9.'],
  ['later', { state: 'later' }, '앞으로 받아요', '2026. 3. 10. ~ 2026. 7. 9.'],
] as const)('a dose that is %s is in its group with its day', (_, given, title, when) => {
  expect(vaccineGroups([dose(given)])).toMatchObject([{ title, rows: [{ when }] }]);
});

test('check-ups stand on the other side', () => {
  expect(vaccineGroups([dose({ kind: 'checkup' }), dose({ kind: 'dental' })])).toEqual([]);
});
