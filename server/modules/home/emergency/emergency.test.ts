import { createHash } from 'node:crypto';
import { CARE_GUIDE } from '@server/content/care-guide';
import { DRAWINGS } from '@server/content/emergency/drawings';
import { EMERGENCY_TOPICS } from '@server/content/emergency/topics';
import { HELP_LINES } from '@server/content/help-lines';
import { getHelpOffer } from '@server/content/help-offer';
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

test('calls 119 first, then the numbers that cannot wait, then leads to every topic and back', async () => {
  const { page } = await open();
  const top = page.slice(0, page.indexOf('<section'));
  const dialled = [...top.matchAll(/href="tel:(\d+)"/g)].map(([, phone]) => phone);
  expect(dialled).toEqual(['119', '112', '182', '109', '15770199', '1366', '129']);
  expect(top.lastIndexOf('href="tel:')).toBeLessThan(top.indexOf('<nav'));
  for (const { id, title } of EMERGENCY_TOPICS) {
    expect(top).toContain(`<a href="#${id}">${title}</a>`);
    expect(page).toContain(`<section id="${id}">`);
  }
  expect(page.match(/<a class="back" href="#topics">/g)).toHaveLength(EMERGENCY_TOPICS.length + 1);
});

test('tells of every number what for, its source and the day it was looked up', async () => {
  const { page } = await open();
  const section = page.slice(page.indexOf('<section id="numbers">'));
  for (const { name, phone, about, source } of Object.values(HELP_LINES)) {
    expect(source.length).toBeGreaterThan(5);
    const call = phone === null ? [] : [`href="tel:${phone.replaceAll('-', '')}"`];
    for (const text of [name, about, source, ...call]) expect(section).toContain(text);
  }
  expect(section).toContain('2026년 11월 28일에 확인한 번호예요.');
});

test('numbers steps on past a drawing and from the shared ones below every heading', async () => {
  const { page } = await open();
  const starts = (id: string) => {
    const from = page.indexOf(`<section id="${id}">`);
    return [...page.slice(from, page.indexOf('</section>', from)).matchAll(/<ol start="(\d+)">/g)].map(([, n]) => n);
  };
  expect(starts('choking')).toEqual(['1', '1', '4', '1', '1']);
  expect(starts('cpr')).toEqual(['1', '6', '6', '6']);
  expect(starts('breathing')).toEqual(['1', '3', '3']);
});

test('leads from every other topic to the steps of resuscitation', async () => {
  const { page } = await open();
  const linked = EMERGENCY_TOPICS.filter(
    ({ id, steps }) => id !== 'cpr' && JSON.stringify(steps).includes('심폐소생술'),
  );
  expect(linked.map(({ id }) => id)).toEqual(['choking', 'anaphylaxis', 'drowning', 'electric']);
  expect(page.match(/<a href="#cpr">심폐소생술<\/a>/g)).toHaveLength(linked.length);
});

test('resuscitates a baby and a child by the figures of the Korean guideline', () => {
  const cpr = EMERGENCY_TOPICS.find(({ id }) => id === 'cpr');
  const lines = (age: string) => cpr?.steps.find(({ heading }) => heading === age)?.lines.join(' ');
  expect(lines('돌 전 아기')).toMatch(/두 엄지.*4cm쯤\(가슴 두께의 3분의 1\).*100~120번.*30번.*두 번 불어/);
  expect(lines('돌이 지난 아이')).toMatch(/손바닥 아래쪽.*4~5cm\(가슴 두께의 3분의 1\).*100~120번.*30번.*두 번 불어/);
  expect(cpr?.steps.flatMap(({ drawing }) => drawing ?? [])).toEqual(['infantCompressions', 'childCompressions']);
});

test.each(EMERGENCY_TOPICS.map((topic) => [topic.title, topic] as const))(
  '%s has a first act, signs for 119, steps, what not to do, when to be seen, sources and their day',
  async (_, topic) => {
    expect(
      [topic.call, topic.steps, topic.never, topic.doctor, topic.sources].filter(({ length }) => length === 0),
    ).toEqual([]);
    const { page } = await open();
    const from = page.indexOf(`<section id="${topic.id}">`);
    const section = page.slice(from, page.indexOf('</section>', from));
    expect(section.indexOf(topic.act)).toBeGreaterThan(0);
    expect(section.indexOf(topic.act)).toBeLessThan(section.indexOf('119에 바로'));
    for (const { title, publisher } of topic.sources) expect(section).toContain(`${publisher} ‘${title}’`);
    expect(section).toMatch(/2026년 11월 (23|28)일에 확인했어요\./);
    for (const text of [
      topic.act,
      ...topic.call,
      ...topic.never,
      ...topic.doctor,
      ...topic.steps.flatMap(({ lines }) => lines),
    ])
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
  for (const line of [...getHelpOffer(3).lines, ...CARE_GUIDE.lines]) expect(known).toContain(line);
});
