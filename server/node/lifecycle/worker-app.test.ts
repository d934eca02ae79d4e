import { useTestApp } from '@server/testing/test-app';
import { workerApp } from './worker-app';

const t = useTestApp();

test('answers health only', async () => {
  const app = workerApp(t.deps);
  const status = async (path: string) => (await app.request(`http://localhost${path}`)).status;
  expect(await Promise.all(['/healthz', '/readyz', '/', '/api/auth/info'].map(status))).toEqual([200, 200, 404, 404]);
});
