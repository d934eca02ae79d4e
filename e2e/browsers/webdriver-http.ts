import { type Command, type Driver, DriverError } from './driver';

/** Address of each command below that of the session. */
const PATHS: Record<Command, string> = {
  SetWindowRect: '/window/rect',
  Navigate: '/url',
  Back: '/back',
  ExecuteScript: '/execute/sync',
  FindElement: '/element',
  ElementSendKeys: '/element/{id}/value',
  PerformActions: '/actions',
  ReleaseActions: '/actions',
  TakeScreenshot: '/screenshot',
};
const METHODS: Partial<Record<Command, string>> = { ReleaseActions: 'DELETE', TakeScreenshot: 'GET' };

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new DriverError(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** A session of a driver that listens on `port`. */
export async function openHttp(port: number, capabilities: object): Promise<Driver & { version: string }> {
  const origin = `http://127.0.0.1:${port}`;
  const opened = (await call('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const session = `${origin}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    send: (command, params: { id?: string } = {}) => {
      const method = METHODS[command] ?? 'POST';
      const url = session + PATHS[command].replace('{id}', params.id ?? '');
      return call(method, url, method === 'POST' ? params : undefined);
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
    },
  };
}
