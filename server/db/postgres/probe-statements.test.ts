import type pg from 'pg';
import { probeStatements } from './probe-statements';

/** Connections of a driver, which prepares a name once on each, to sessions of the server that `pick` chooses. */
function createClients(pick: (client: number) => Set<string>) {
  let count = 0;
  const released: number[] = [];
  const connect = async () => {
    const number = count;
    count += 1;
    const prepared = new Set<string>();
    const query = async ({ name }: { name: string }) => {
      const session = pick(number);
      if (prepared.has(name)) {
        if (!session.has(name)) throw Object.assign(new Error('does not exist'), { code: '26000' });
      } else if (session.has(name)) throw Object.assign(new Error('already exists'), { code: '42P05' });
      session.add(name);
      prepared.add(name);
    };
    return { query, release: () => void released.push(number) } as Partial<pg.PoolClient> as pg.PoolClient;
  };
  return { connect, released };
}

test('a server, or a pooler that keeps statements, passes', async () => {
  const sessions = [new Set<string>(), new Set<string>()];
  const { connect, released } = createClients((client) => sessions[client] ?? new Set());
  await expect(probeStatements(connect, 10)).resolves.toBeUndefined();
  await expect(probeStatements(createClients(() => new Set()).connect, 0)).resolves.toBeUndefined();
  expect(released).toEqual([0, 1]);
});

test('a pooler whose connections share a session is found', async () => {
  const session = new Set<string>();
  const { connect, released } = createClients(() => session);
  await expect(probeStatements(connect, 10)).rejects.toMatchObject({ code: '42P05' });
  expect(released).toEqual([0, 1]);
});

test('a pooler that gives each transaction another session is found with one connection too', async () => {
  let turn = 0;
  const sessions = [new Set<string>(), new Set<string>()];
  const { connect } = createClients(() => {
    turn += 1;
    return sessions[turn % 2] ?? new Set();
  });
  await expect(probeStatements(connect, 1)).rejects.toMatchObject({ code: '26000' });
});
