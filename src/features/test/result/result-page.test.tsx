import type { TestItem } from '@contract/test/diagnostics.responses';
import type { PositionsResult } from '@contract/test/diagnostics-results.responses';
import { STANDING_LINE } from '@contract/test/diagnostics-words';
import { bornAgo, createAccount, createSignedInParent, signIn } from '@mocks/fixtures';
import { mockApiError } from '@mocks/scenarios';
import { findTest } from '@server/content/all-tests';
import { screen, waitFor, within } from '@testing-library/react';
import { answerAllBut, createOpenCheck, finishCheck, type ItemAnswer } from '@/testing/checks';
import { renderApp } from '@/testing/render-app';

/** Items about rest and help are scored in reverse. */
const tired = findTest('parenting_stress-12-35m')?.reversed ?? new Set<string>();

type Given = {
  answerFor?: (item: TestItem, at: number) => ItemAnswer;
  early?: boolean;
  testId?: string;
  months?: number;
};

/** By default of a child in the first month of its check. */
async function finishedCheck({ answerFor = () => ({}), early = false, testId, months = 12 }: Given = {}) {
  const child = early
    ? { birth_date: bornAgo({ months: 15 }), gestation_weeks: 30 }
    : { birth_date: bornAgo({ months }) };
  const { child: made, token } = await createSignedInParent({ children: [{ name: '도담', ...child }] });
  const attempt = await createOpenCheck({ token, child: made, ...(testId && { testId }) });
  await answerAllBut(token, attempt, 0, answerFor);
  const result = await finishCheck(token, attempt.id);
  return { attempt, result, token, at: `/test/result?attempt=${attempt.id}` };
}
const mixed = (item: TestItem, at: number): ItemAnswer => {
  if (item.id === 'cdc12-mov-4') return { value: 'not_yet' };
  if (at === 1) return { value: 'sometimes' };
  return item.domain === 'social' ? { value: 'unknown' } : {};
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
type User = ReturnType<typeof renderApp>['user'];
const unfold = async (user: User, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

test('shows a sentence, the domains and the next step, then strengths, what to watch, questions and limits', async () => {
  const { result, at } = await finishedCheck({ answerFor: mixed });
  const { user } = renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  expect(headings()).toEqual([
    '영역별 모습',
    '한 달 뒤 다시 봐요',
    '잘 보이고 있는 모습',
    '함께 지켜볼 모습',
    '의사에게 물어볼 것',
  ]);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(new RegExp(`의사에게 물어볼 것.*${STANDING_LINE}`));
  expect(result.next_step?.kind).toBe('again');
  expect(screen.getByText(/^한 달 뒤인 .*\d일에 다시 답해 보고, 그대로면 검진을 기다리지 말고/)).toBeVisible();

  const marks = within(screen.getByRole('region', { name: '영역별 모습' }));
  expect(marks.getAllByRole('listitem')).toHaveLength(6);
  const social = marks.getByRole('heading', { level: 3, name: '사회성' }).closest('li');
  expect(social).toHaveTextContent('사회성아직 볼 기회가 없었어요');

  const watch = within(screen.getByRole('region', { name: '함께 지켜볼 모습' }));
  for (const { text } of result.watched) expect(watch.getByRole('heading', { level: 3, name: text })).toBeVisible();
  expect(watch.getByText('아직이에요')).toBeVisible();
  expect(watch.getByText('가끔 해요')).toBeVisible();
  expect(watch.getByRole('heading', { name: '아직 볼 기회가 없었어요' })).toBeVisible();
  for (const part of ['준비물', '이렇게 해요', '이렇게 말해요']) {
    expect(watch.getAllByText(part)).toHaveLength(result.watched.length);
  }
  const doctor = within(screen.getByRole('region', { name: '의사에게 물어볼 것' }));
  await unfold(user, '의사에게 물어볼 것');
  for (const each of result.questions) expect(doctor.getByText(each)).toBeVisible();
});

test('marks a play of the result as done with its child', async () => {
  const { at } = await finishedCheck({ answerFor: mixed });
  const { user } = renderApp(at);
  const watch = within(await screen.findByRole('region', { name: '함께 지켜볼 모습' }));
  const [mark] = await watch.findAllByRole('button', { name: '오늘 해 봤다고 표시하기', hidden: true });
  if (mark) await user.click(mark);
  const done = await watch.findByRole('button', { name: '오늘 해 봤어요', hidden: true });
  expect(done).toHaveAttribute('aria-pressed', 'true');
  expect(watch.getByText(/1번 해 봤어요/)).toBeVisible();
});

test('shows one of four levels for each domain and no total', async () => {
  const { at } = await finishedCheck({ answerFor: mixed });
  renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  const main = screen.getByRole('main');
  expect(within(main).getAllByText('잘 보이고 있어요').length).toBeGreaterThan(0);
  expect(main).not.toHaveTextContent(/점수|총점|\d+점|등급|순위|정상|비정상|지연|장애/);
});

test('leads with the doctor when there is a worry, marks its area and opens no way to treatment', async () => {
  const answerFor = ({ id }: TestItem): ItemAnswer =>
    id === 'worry' ? { value: 'yes', areas: ['language'], note: '옹알이가 줄었어요' } : {};
  const { at } = await finishedCheck({ answerFor });
  renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  expect(headings().slice(0, 3)).toEqual(['소아청소년과에서 이야기해 봐요', '영역별 모습', '잘 보이고 있는 모습']);
  expect(screen.queryByRole('region', { name: '어디로 가면 되나요' })).not.toBeInTheDocument();
  expect(screen.getByText(/^걱정은 그 자체로 .*\d일까지 가까운 소아청소년과에서/)).toBeVisible();
  const language = screen.getByRole('heading', { level: 3, name: '언어' }).closest('li');
  expect(language).toHaveTextContent('언어잘 보이고 있어요걱정을 알려 주셨어요');
  const doctor = within(screen.getByRole('region', { name: '의사에게 물어볼 것' }));
  expect(doctor.getByText('옹알이가 줄었어요')).toBeVisible();
});

test('leads by a day where an answer counts alone, before strengths and above its play', async () => {
  const missed = ['cdc18-mov-1', 'cdc18-lan-1', 'cdc18-soc-2'];
  const { at } = await finishedCheck({
    testId: 'development-18m',
    months: 23,
    answerFor: ({ id }) => (missed.includes(id) ? { value: 'not_yet' } : {}),
  });
  renderApp(at);
  const first = within(await screen.findByRole('region', { name: '전문가와 이야기해 봐요' }));
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '아무것도 잡지 않고는 아직 걷지 않아요.',
    '‘엄마’, ‘아빠’ 말고 말하는 낱말이 아직 세 개가 안 돼요.',
    '재미있는 것을 보여 주려고 아직 손가락으로 가리키지 않아요.',
  ]);
  expect(first.getByText(/^다음 검진을 기다리지 말고 .*늦어도 .*\d일까지 소아청소년과에서/)).toBeVisible();
  expect(headings()).toEqual([
    '전문가와 이야기해 봐요',
    '영역별 모습',
    '잘 보이고 있는 모습',
    '함께 지켜볼 모습',
    '의사에게 물어볼 것',
    '어디로 가면 되나요',
  ]);
  const watch = within(screen.getByRole('region', { name: '함께 지켜볼 모습' }));
  expect(watch.getAllByText(/^먼저 소아청소년과에서 이야기해 보세요\./)).toHaveLength(3);
});

test('asks the class teacher about learning first', async () => {
  const { at } = await finishedCheck({
    testId: 'readiness-48-59m',
    months: 48,
    answerFor: ({ id }, index) =>
      index % 3 === 0 && id !== 'worry' && id !== 'lost_skill' ? { value: 'not_yet' } : {},
  });
  renderApp(at);
  expect(await screen.findByText(/^담임 선생님에게 .*먼저 물어보고, 한 달 뒤인/)).toBeVisible();
  expect(headings()).toEqual([
    '영역별 모습',
    '담임 선생님과 이야기해 봐요',
    '잘 보이고 있는 모습',
    '함께 지켜볼 모습',
    '담임 선생님에게 물어볼 것',
  ]);
  expect(screen.queryByText('전문가와 이야기해 봐요')).not.toBeInTheDocument();
});

test('urges a visit this week for a lost skill, and marks it as discussed until it is taken back', async () => {
  const answerFor = ({ id }: TestItem): ItemAnswer =>
    id === 'lost_skill' ? { value: 'yes', areas: ['language'], note: '마마를 안 해요' } : {};
  const { at } = await finishedCheck({ answerFor });
  const { user } = renderApp(at);
  const first = within(await screen.findByRole('region', { name: '전문가와 이야기해 봐요' }));
  expect(first.getByText(/하루라도 빨리, 늦어도 .*\d일까지 소아청소년과에.*119/)).toBeVisible();
  expect(headings().slice(0, 3)).toEqual(['전문가와 이야기해 봐요', '영역별 모습', '잘 보이고 있는 모습']);
  expect(screen.getByRole('button', { name: '어디로 가면 되나요' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(first.getByRole('button', { name: '의사와 이야기했어요' }));
  await user.click(await first.findByRole('button', { name: '되돌리기' }));
  expect(await first.findByRole('button', { name: '의사와 이야기했어요' })).toBeVisible();
  const print = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  expect(print.indexOf('마마를 안 해요')).toBeLessThan(print.indexOf('영역별로 보호자가 본 모습'));
  // The doctor is not told the way to the doctor.
  expect(print).not.toContain('어디로 가면 되나요');
});

test('says where to go, what is free and whom to call', async () => {
  const { result, at } = await finishedCheck({
    answerFor: ({ kind }) => (kind === 'concern' ? {} : { value: 'not_yet' }),
  });
  const { user } = renderApp(at);
  const care = within(await screen.findByRole('region', { name: '어디로 가면 되나요' }));
  await unfold(user, '어디로 가면 되나요');
  for (const { title } of result.care?.steps ?? []) expect(care.getByText(title)).toBeVisible();
  expect(care.getByText('무료이거나 도움받을 수 있는 것 3가지')).toBeVisible();
  expect(care.getByRole('link', { name: /129 전화 걸기$/ })).toHaveAttribute('href', 'tel:129');
  expect(care.getByText(/^출처: .*확인했어요/)).toBeVisible();
});

test.each<[ItemAnswer['value'], RegExp]>([
  ['not_yet', /이번 주나 다음 주에, 늦어도 .*까지 소아청소년과에서/],
  ['sometimes', /한 달 뒤인 .*‘가끔 해요’로 답한 모습이 있어요.*언제 다시 살펴보면 좋을까요/],
  ['unknown', /며칠 함께 지내며 살펴보고 다시 답해 주세요.*살펴본 모습이 적어요/],
])('does not calm a parent whose answers are all %s', async (value, words) => {
  const answerFor = ({ kind }: TestItem): ItemAnswer => (kind === 'concern' ? {} : { value });
  const { at } = await finishedCheck({ answerFor });
  renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent(words);
  expect(main).not.toHaveTextContent(/따로 물어볼 것은 없어요|따로 지켜볼 모습은 없어요|하나씩 만나게/);
});

test('shows both ages of a child born early, on screen and in print', async () => {
  const { at } = await finishedCheck({ early: true });
  renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  expect(screen.getByRole('main')).toHaveTextContent('교정 나이 12개월');
  expect(screen.getByRole('main')).toHaveTextContent('15개월');
  const print = document.querySelector('[data-print-sheet]');
  expect(print).toHaveTextContent('15개월 · 교정 나이 12개월');
  expect(print).toHaveTextContent('임신 30주');
  expect(print).toHaveTextContent(STANDING_LINE);
});

test('warns before sharing, and shares no name, birth date or note', async () => {
  const answerFor = ({ id }: TestItem): ItemAnswer => (id === 'worry' ? { value: 'yes', note: '비밀 이야기' } : {});
  const { at } = await finishedCheck({ answerFor });
  const { user } = renderApp(at);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: '공유하기' }));
  expect(await screen.findByText(/믿을 수 있는 가족이나 의료진에게만/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '확인하고 공유하기' }));
  expect(await screen.findByText('글을 복사했어요. 보낼 곳에 붙여 넣어 주세요.')).toBeVisible();
  const copied = write.mock.calls[0]?.[0];
  expect(copied).toContain('쑥쑥플래너 ‘12개월 발달 체크’ 결과예요.');
  expect(copied).toContain('· 대근육: 잘 보이고 있어요');
  expect(copied).not.toMatch(/도담|비밀 이야기|20\d{6}/);
});

test('prints the parent’s note once and every answer to watch', async () => {
  const answerFor = (item: TestItem, at: number): ItemAnswer =>
    item.id === 'worry' ? { value: 'yes', note: '옹알이가\n줄었어요' } : mixed(item, at);
  const { result, at } = await finishedCheck({ answerFor });
  renderApp(at);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  const print = document.querySelector('[data-print-sheet]')?.textContent ?? '';
  expect(print.replace(/\s+/g, ' ').split('옹알이가 줄었어요')).toHaveLength(2);
  for (const { text } of result.watched) expect(print).toContain(text);
  expect(print).toContain('아이의 발달이 걱정되는데, 어떻게 살펴보고');
});

test('prints on request', async () => {
  const { at } = await finishedCheck();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('links an unfinished check to its questions', async () => {
  const { child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child });
  renderApp(`/test/result?attempt=${attempt.id}`);
  expect(await screen.findByText('아직 마치지 않은 체크예요')).toBeVisible();
  expect(screen.getByRole('link', { name: '이어하기' })).toHaveAttribute('href', `/test/post?attempt=${attempt.id}`);
});

test('shows another account’s result as not found', async () => {
  const { at } = await finishedCheck();
  localStorage.clear();
  await signIn(await createAccount());
  renderApp(at);
  expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
});

test.each(['/test/result', '/test/result?attempt=nothing'])('%s shows that there is no such check', async (at) => {
  await createSignedInParent();
  renderApp(at);
  expect(await screen.findByText('찾는 체크가 없어요')).toBeVisible();
});

test('opens the newest result without a query', async () => {
  const { at } = await finishedCheck();
  const { place } = renderApp('/test/result');
  await waitFor(() => expect(place()).toBe(at));
});

test('loads after a retry', async () => {
  const { at } = await finishedCheck();
  const broken = mockApiError('GET', '/diagnostic-test/attempt/:id/result', 500);
  const { user } = renderApp(at);
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  broken.restore();
  await waitFor(() => expect(screen.getByRole('button', { name: '다시 시도' })).not.toHaveAttribute('aria-busy'));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('heading', { name: '잘 보이고 있는 모습' })).toBeVisible();
});

async function finishedPositions(testId: string, answerFor: Given['answerFor'] = () => ({})) {
  const { child, token } = await createSignedInParent({ children: [{ name: '도담' }] });
  const attempt = await createOpenCheck({ token, child, testId });
  await answerAllBut(token, attempt, 0, answerFor);
  const result = await finishCheck<PositionsResult>(token, attempt.id);
  return { child, token, attempt, result, at: `/test/result?attempt=${attempt.id}` };
}

describe('a result of positions', () => {
  test('shows each dimension between its ends, with one idea and no number', async () => {
    const { attempt, result, at } = await finishedPositions('temperament-12-35m');
    renderApp(at);
    const dimensions = within(await screen.findByRole('region', { name: '이런 모습이에요' }));
    expect(dimensions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      result.positions.map(({ label }) => label),
    );
    for (const { ends, position, title, text, try: toTry } of result.positions) {
      const place = position === 'low' ? `‘${ends.low}’ 쪽` : position === 'high' ? `‘${ends.high}’ 쪽` : '가운데';
      expect(dimensions.getAllByRole('img', { name: new RegExp(place) }).length).toBeGreaterThan(0);
      expect(dimensions.getAllByText(title ?? '').length).toBeGreaterThan(0);
      expect(dimensions.getByText(text ?? '')).toBeVisible();
      expect(dimensions.getByText(toTry ?? '')).toBeVisible();
    }
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent(STANDING_LINE);
    expect(main).not.toHaveTextContent(/점수|총점|\d+점|등급|순위|정상|백분위|퍼센트/);
    expect(screen.queryByRole('heading', { name: '의사에게 물어볼 것' })).not.toBeInTheDocument();
    expect(attempt.items.length).toBeGreaterThan(0);
  });

  test('shows an unknown position as a gap', async () => {
    const { result, at } = await finishedPositions('temperament-12-35m', ({ subscale }) =>
      subscale?.id === 'activity' ? { value: 'unknown' } : {},
    );
    const gap = result.positions.find(({ position }) => position === null);
    renderApp(at);
    expect(await screen.findByText(/아직 잘 모르는 부분이에요/)).toBeVisible();
    expect(
      screen.getByRole('img', { name: new RegExp(`‘${gap?.ends.high}’ 사이 어디쯤인지 아직 몰라요`) }),
    ).toBeVisible();
  });

  test('shows support and phone numbers first at the high end of stress', async () => {
    const { result, at } = await finishedPositions('parenting_stress-12-35m', ({ id }) => ({
      value: tired.has(id) ? 'not_at_all' : 'very',
    }));
    expect(result.help).not.toBeNull();
    const { user } = renderApp(at);
    const help = within(await screen.findByRole('region', { name: result.help?.title ?? '' }));
    expect(headings()[0]).toBe(result.help?.title);
    expect(help.getByRole('link', { name: /109 전화 걸기$/ })).toBeVisible();
    await unfold(user, /^다른 곳 \d곳과 출처 보기$/);
    expect(help.getByRole('link', { name: /1577-0199 전화 걸기$/ })).toHaveAttribute('href', 'tel:15770199');
    expect(help.getByRole('link', { name: /109 전화 걸기$/ })).toHaveAttribute('href', 'tel:109');
    expect(help.getByRole('link', { name: '가까운 육아종합지원센터 찾아보기' })).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByRole('main')).toHaveTextContent('지금의 내 마음을 담았어요');
    expect(document.querySelector('[data-print-sheet]')).toHaveTextContent(/도담의 보호자.*1577-0199/);
  });

  test.each(['parenting_stress-00-11m', 'parenting_stress-12-35m'])(
    'unfolds every line that answers at any hour: %s',
    async (testId) => {
      const months = testId.endsWith('11m') ? 3 : 12;
      const { child, token } = await createSignedInParent({ children: [{ birth_date: bornAgo({ months }) }] });
      const attempt = await createOpenCheck({ token, child, testId });
      await answerAllBut(token, attempt, 0, ({ id }) => ({
        value: findTest(testId)?.reversed.has(id) ? 'not_at_all' : 'very',
      }));
      const { help } = await finishCheck<PositionsResult>(token, attempt.id);
      renderApp(`/test/result?attempt=${attempt.id}`);
      const shown = within(await screen.findByRole('region', { name: help?.title ?? '' }));
      for (const line of ['정신건강위기상담전화 1577-0199', '자살예방 상담전화 109', '여성긴급전화 1366'])
        expect(shown.getByRole('link', { name: `${line} 전화 걸기` })).toBeVisible();
    },
  );

  test('shows no phone numbers when the result offers no help', async () => {
    const { result, at } = await finishedPositions('parenting_attitude-12-35m');
    expect(result.help).toBeNull();
    renderApp(at);
    expect(await screen.findByRole('heading', { name: '요즘 나의 모습' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /전화 걸기$/ })).not.toBeInTheDocument();
  });

  test('shares titles only, with a warning for the guardian’s own', async () => {
    const { result, at } = await finishedPositions('parenting_attitude-12-35m');
    const { user } = renderApp(at);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: '공유하기' }));
    expect(await screen.findByText(/내 마음에 관한 이야기예요/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '확인하고 공유하기' }));
    await screen.findByText('글을 복사했어요. 보낼 곳에 붙여 넣어 주세요.');
    const copied = write.mock.calls.at(-1)?.[0];
    for (const { label, title } of result.positions) expect(copied).toContain(`· ${label}: ${title}`);
    expect(copied).not.toMatch(/도담|20\d{6}/);
  });
});

test('ends with the changes since the previous check of its kind and links to it', async () => {
  const { child, token, attempt: before } = await finishedPositions('temperament-12-35m', () => ({ value: 'half' }));
  const again = await createOpenCheck({ token, child, testId: 'temperament-12-35m' });
  await answerAllBut(token, again, 0, ({ subscale }) => ({ value: subscale?.id === 'rhythm' ? 'unknown' : 'half' }));
  await finishCheck(token, again.id);
  const third = await createOpenCheck({ token, child, testId: 'temperament-12-35m' });
  await answerAllBut(token, third, 0, () => ({ value: 'always' }));
  const { since_last } = await finishCheck<PositionsResult>(token, third.id);

  const { unmount, user } = renderApp(`/test/result?attempt=${again.id}`);
  const same = within(await screen.findByRole('region', { name: '지난번과 달라진 점' }));
  await unfold(user, '지난번과 달라진 점');
  expect(same.getByText('지난번과 비슷한 모습이에요.')).toBeVisible();
  expect(same.getByRole('link', { name: '지난 결과 보기' })).toHaveAttribute(
    'href',
    `/test/result?attempt=${before.id}`,
  );
  expect(headings().at(-1)).toBe('지난번과 달라진 점');
  unmount();

  renderApp(`/test/result?attempt=${third.id}`);
  const since = within(await screen.findByRole('region', { name: '지난번과 달라진 점' }));
  expect(since_last?.changes.length).toBeGreaterThan(0);
  for (const { label, from, to } of since_last?.changes ?? []) {
    expect(since.getByText(label).parentElement).toHaveTextContent(`${label}지난번에는 ${from} → , 이번에는 ${to}`);
  }
});

test('shows an idea with each level of a check by subscales, and no comparison for the first', async () => {
  const { child, token } = await createSignedInParent();
  const attempt = await createOpenCheck({ token, child, testId: 'language-12-17m' });
  await answerAllBut(token, attempt, 0, ({ id }) => ({ ...(id === 'lan12-rec-3' && { value: 'not_yet' }) }));
  const { parts, watched } = await finishCheck(token, attempt.id);
  const { user } = renderApp(`/test/result?attempt=${attempt.id}`);
  await screen.findByRole('heading', { name: '잘 보이고 있는 모습' });
  expect(headings()).toEqual([
    '영역별 모습',
    '한 달 뒤 다시 봐요',
    '잘 보이고 있는 모습',
    '함께 지켜볼 모습',
    '의사에게 물어볼 것',
  ]);
  await unfold(user, /^\d+가지 모두 보기$/);
  const tips = parts.flatMap(({ tip }) => tip ?? []);
  expect(tips.length).toBeGreaterThan(0);
  for (const tip of tips) expect(screen.getByText(tip)).toBeVisible();
  expect(watched).toHaveLength(1);
});
