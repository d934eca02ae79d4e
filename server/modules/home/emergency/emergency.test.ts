import { createHash } from 'node:crypto';
import { CARE_GUIDE } from '@server/content/care-guide';
import { DRAWINGS } from '@server/content/emergency/drawings';
import { EMERGENCY_TOPICS } from '@server/content/emergency/topics';
import { HELP_LINES, HELP_OFFER } from '@server/content/help-lines';
import { useTestApp } from '@server/testing/test-app';

const t = useTestApp();
const open = async () => {
  const response = await t.app.fetch(new Request('http://localhost/emergency'));
  return { response, page: await response.text() };
};

test('opens without a sign-in, cacheable, with its own style and no script', async () => {
  const { response, page } = await open();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('public');
  const style = /<style>([^<]+)<\/style>/.exec(page)?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  expect(response.headers.get('content-security-policy')).toContain(`style-src ${hash};`);
  expect(page).not.toContain('<script');
});

test('leads from the top to every topic and back, and calls 119 first', async () => {
  const { page } = await open();
  for (const { id, title } of EMERGENCY_TOPICS) {
    expect(page).toContain(`<a href="#${id}">${title}</a>`);
    expect(page).toContain(`<section id="${id}">`);
  }
  expect(page.indexOf('href="tel:119"')).toBeLessThan(page.indexOf('<nav'));
});

test('dials every number', async () => {
  const { page } = await open();
  const phones = Object.values(HELP_LINES).flatMap(({ phone }) => (phone === null ? [] : [phone.replaceAll('-', '')]));
  expect(phones.filter((phone) => !page.includes(`href="tel:${phone}"`))).toEqual([]);
  expect(page).toContain('2026년 11월 23일에 확인한 번호예요.');
});

test.each(EMERGENCY_TOPICS.map((topic) => [topic.title, topic] as const))(
  '%s has signs for 119, numbered steps, what not to do, when to be seen and sources',
  (_, topic) => {
    expect(
      [topic.call, topic.steps, topic.never, topic.doctor, topic.sources].filter(({ length }) => length === 0),
    ).toEqual([]);
    for (const text of [...topic.call, ...topic.never, ...topic.doctor, ...topic.steps.flatMap(({ lines }) => lines)])
      expect(text).toMatch(/요\.$/);
  },
);

test('never pushes the belly of a baby and draws each grip where it is described', () => {
  const choking = EMERGENCY_TOPICS.find(({ id }) => id === 'choking');
  expect(choking?.never[0]).toBe('돌 전 아기의 배를 밀어 올리지 않아요.');
  expect(choking?.steps.flatMap(({ drawing }) => drawing ?? [])).toEqual([
    'backBlows',
    'chestThrusts',
    'abdominalThrusts',
  ]);
  for (const drawing of Object.values(DRAWINGS)) expect(drawing).toMatch(/role="img" aria-label="[^"]{10,}"/);
});

test('every offer of help takes its numbers from one list', () => {
  const known: unknown[] = Object.values(HELP_LINES);
  for (const line of [...HELP_OFFER.lines, ...CARE_GUIDE.lines]) expect(known).toContain(line);
});
