import { createLatestWins } from './latest-wins';
import type { Answer } from './send-request';

const KEY = '/post/1/like';
const FAILED: Answer = { error: { status: 500, message: '' } };
const SUPERSEDED = { error: { status: 'SUPERSEDED', message: '' } };

/** Calls whose answers the test gives, in the order they are sent. */
function setUp() {
  const latest = createLatestWins();
  const sent: { value: string; answer: (answer: Answer) => void }[] = [];
  const call = (value: string, key = KEY) =>
    latest.run(key, value, () => new Promise((answer) => sent.push({ value, answer })));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return { ...latest, call, sent, settle, values: () => sent.map(({ value }) => value) };
}

test('sends only the last of the calls made while one is pending', async () => {
  const { call, sent, settle, values, isPending } = setUp();
  const calls = ['PUT', 'DELETE', 'PUT', 'DELETE'].map((value) => call(value));
  await settle();
  expect(values()).toEqual(['PUT']);
  sent[0]?.answer({ data: 'on' });
  await settle();
  expect(values()).toEqual(['PUT', 'DELETE']);
  expect(isPending(KEY)).toBe(true);
  sent[1]?.answer({ data: 'off' });
  expect(await Promise.all(calls)).toEqual([{ data: 'on' }, SUPERSEDED, SUPERSEDED, { data: 'off' }]);
  expect(isPending(KEY)).toBe(false);
});

test('sends nothing when the last call asks for what the server already holds', async () => {
  const { call, sent, settle, values } = setUp();
  const calls = ['PUT', 'DELETE', 'PUT'].map((value) => call(value));
  await settle();
  sent[0]?.answer({ data: 'on' });
  expect(await Promise.all(calls)).toEqual([{ data: 'on' }, SUPERSEDED, SUPERSEDED]);
  expect(values()).toEqual(['PUT']);
});

test('drops the calls behind a failed request and sends the next one afresh', async () => {
  const { call, sent, settle, values } = setUp();
  const calls = ['PUT', 'DELETE'].map((value) => call(value));
  await settle();
  sent[0]?.answer(FAILED);
  expect(await Promise.all(calls)).toEqual([FAILED, SUPERSEDED]);
  void call('PUT');
  await settle();
  expect(values()).toEqual(['PUT', 'PUT']);
});

test('keeps the calls of different keys apart', async () => {
  const { call, settle, values } = setUp();
  void call('PUT');
  void call('PUT', '/post/2/like');
  await settle();
  expect(values()).toEqual(['PUT', 'PUT']);
});

test('gives the last call behind a request without an answer none either', async () => {
  const { call, sent, settle, values } = setUp();
  const calls = ['PUT', 'DELETE', 'PUT', 'DELETE'].map((value) => call(value));
  await settle();
  const offline: Answer = { error: { status: 'NO_ANSWER', message: '' } };
  sent[0]?.answer(offline);
  expect(await Promise.all(calls)).toEqual([offline, SUPERSEDED, SUPERSEDED, offline]);
  expect(values()).toEqual(['PUT']);
});
