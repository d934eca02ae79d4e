import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/base-api';
import { type Reply, scriptedBackend } from '@/testing/scripted-backend';

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    saveSaid: build.mutation<unknown, string>({ query: (said) => ({ url: '/said', method: 'PUT', said }) }),
    saveUnsaid: build.mutation<unknown, void>({ query: () => ({ url: '/said', method: 'PUT' }) }),
  }),
});
const { saveSaid, saveUnsaid } = api.endpoints;

let backend: ReturnType<typeof scriptedBackend>;
let disconnect = () => {};
afterEach(() => {
  disconnect();
  backend.restore();
  jest.useRealTimers();
});

function open(reply: () => Reply) {
  jest.useFakeTimers();
  backend = scriptedBackend({ 'PUT /said': reply });
  const store = makeStore();
  disconnect = store.connect();
  return store;
}
const region = () => document.querySelector('p[aria-live="polite"]');
const untilSaid = () => jest.advanceTimersByTimeAsync(200);

test('reads out that a write succeeded, the same words a second time too', async () => {
  const { dispatch } = open(() => ({ data: null }));
  for (let time = 0; time < 2; time += 1) {
    await dispatch(saveSaid.initiate('저장했어요'));
    expect(region()).toBeEmptyDOMElement();
    await untilSaid();
    expect(region()).toHaveTextContent(/^저장했어요$/);
  }
});

test('reads out nothing of a failed write, nor of one that is told otherwise', async () => {
  let reply: Reply = { data: null };
  const { dispatch } = open(() => reply);
  await dispatch(saveSaid.initiate('저장했어요'));
  await untilSaid();
  await dispatch(saveUnsaid.initiate());
  await untilSaid();
  reply = { status: 422 };
  await dispatch(saveSaid.initiate('지웠어요'));
  await untilSaid();
  expect(region()).toHaveTextContent(/^저장했어요$/);
});
