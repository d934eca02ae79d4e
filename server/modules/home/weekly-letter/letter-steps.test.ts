import { day, type GivenMarks, seeWindows } from '../health-windows/windows-fixture';
import { listSteps } from './letter-steps';

const child = (birthDate: string) => ({ id: '', birthDate, gestationWeeks: null });
const steps = (birthDate: string, today: string, marks: GivenMarks = {}) =>
  listSteps(child(birthDate), seeWindows(birthDate, today, marks), day(today));
const names = (...given: Parameters<typeof steps>) => steps(...given).map(({ name }) => name);

test('a vaccination that was marked is no step any more', () => {
  const before = names('20260101', '20260310');
  expect(before).toContain('디프테리아·파상풍·백일해(DTaP) 1차');
  expect(names('20260101', '20260310', { 'DTaP-1': '20260305' })).not.toContain('디프테리아·파상풍·백일해(DTaP) 1차');
});

test('influenza, which has no days, is a step while it is its season', () => {
  const marks = Object.fromEntries(
    seeWindows('20250801', '20261101').flatMap(({ id, kind }) =>
      kind === 'vaccine' && !id.startsWith('IIV') ? [[id, { outcome: 'not_needed' as const, on: null }]] : [],
    ),
  );
  expect(steps('20250801', '20261101', marks)).toContainEqual({
    kind: 'vaccine',
    name: '독감(인플루엔자) 2026-27 절기',
    state: 'open',
    day: null,
  });
});

test('overdue vaccinations come first, as one step with their number', () => {
  const [first, ...others] = steps('20260101', '20260420');
  const overdue = seeWindows('20260101', '20260420').filter(
    ({ kind, state }) => kind === 'vaccine' && state === 'overdue',
  ).length;
  expect(overdue).toBeGreaterThan(1);
  expect(first).toEqual({ kind: 'vaccine', name: `밀린 접종 ${overdue}가지`, state: 'overdue', day: null });
  expect(others.filter(({ state }) => state === 'overdue')).toEqual([]);
});
