import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import path from 'node:path';
import { type Figures, pause, untilStatus } from '../crash/figures';
import { type Background, startCommands } from './shell';

type Places = { product: string; settings: string; folder: string };
/** Two processes of the product, the proxy, and a port that the configuration opens for http alone. */
type Ports = readonly [first: number, second: number, proxy: number, http: number];
type Proxy = { name: string; isThere: boolean; start: (ports: Ports) => Background };

/** Accepts the proxy's own certificate. */
const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });
/** Those of a page of the guide's PUBLIC_ORIGIN, which may write. */
const HEADERS = { 'x-ggp-client': 'web', origin: 'https://planner.example.com', 'content-type': 'application/json' };
const CLIENTS = 4;
const START_MS = 120_000;

/** Pages, reads and writes in turn; none of them needs an account. */
const CALLS = [
  { method: 'GET', path: '/auth/login', expected: 200 },
  { method: 'GET', path: '/api/auth/info', expected: 401 },
  { method: 'POST', path: '/api/auth/login', expected: 422 },
] as const;

const isInstalled = (command: string, flag: string) => spawnSync(command, [flag]).status === 0;

/** Restarts both processes one after another behind each proxy, with the shipped files and under load. */
export async function walkProxies(
  figures: Figures,
  places: Places,
  { nginx, caddy, ports }: { nginx: string; caddy: string; ports: Ports },
): Promise<void> {
  const proxies: Proxy[] = [
    { name: 'nginx', isThere: isInstalled('nginx', '-v'), start: (chosen) => startNginx(nginx, places, chosen) },
    { name: 'Caddy', isThere: isInstalled('caddy', 'version'), start: (chosen) => startCaddy(caddy, places, chosen) },
  ];
  for (const { name, isThere, start } of proxies) {
    if (!isThere) {
      figures.note(`${name} with the shipped file`, 'not run: it is not installed here');
      continue;
    }
    const processes = [ports[0], ports[1]].map((port) => startProcess(places, port));
    const proxy = start(ports);
    await Promise.all([ports[0], ports[1]].map((port) => untilReady(port)));
    await underProxy(figures, name, { ports, places, processes });
    await proxy.stop();
    await Promise.all(processes.map(({ stop }) => stop()));
  }
}

/** As the unit of its port starts it. */
const startProcess = ({ product, settings, folder }: Places, port: number) =>
  startCommands(['set -a', `. '${settings}'`, 'set +a', `PORT=${port} METRICS_PORT= exec npm start -- api`], {
    cwd: product,
    log: path.join(folder, `process-${port}-${Date.now()}.log`),
    env: { HOST: '127.0.0.1' },
  });

const untilReady = (port: number) => untilStatus(`http://127.0.0.1:${port}/readyz`, 200, Date.now(), START_MS);

type Running = { ports: Ports; places: Places; processes: Background[] };

async function underProxy(figures: Figures, name: string, { ports, places, processes }: Running) {
  const calls = { answered: 0, failed: new Map<string, number>() };
  const load = { isOver: false };
  // The proxy may need a moment to open its port, and to see that the processes are ready.
  const since = Date.now();
  while ((await call(ports[2], CALLS[0]).catch(() => 0)) !== 200 && Date.now() - since < START_MS) await pause(200);
  const twenty = await Promise.all(Array.from({ length: 20 }, () => call(ports[2], CALLS[0]).catch(() => 0)));
  figures.equals(
    `${name}: of 20 requests for a page answered 200`,
    20,
    twenty.filter((status) => status === 200).length,
  );
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let index = 0; !load.isOver; index += 1) {
      const planned = CALLS[index % CALLS.length] ?? CALLS[0];
      const status = await call(ports[2], planned).catch((error: unknown) => String(error));
      calls.answered += 1;
      if (status !== planned.expected) {
        const what = `${planned.method} ${planned.path}: ${status}`;
        calls.failed.set(what, (calls.failed.get(what) ?? 0) + 1);
      }
    }
  });
  for (const [index, port] of [ports[0], ports[1]].entries()) {
    await processes[index]?.stop();
    processes[index] = startProcess(places, port);
    await untilReady(port);
    await pause(3000);
  }
  load.isOver = true;
  await Promise.all(clients);
  const failed = [...calls.failed.values()].reduce((sum, times) => sum + times, 0);
  figures.equals(`${name}: failed of ${calls.answered} requests while both processes were restarted`, 0, failed);
  for (const [what, times] of calls.failed) console.error(`${times} × ${what}`);
}

function call(port: number, { method, path: address }: (typeof CALLS)[number]): Promise<number> {
  return new Promise((answered, failed) => {
    const sent = request(
      `https://localhost:${port}${address}`,
      { method, agent, headers: HEADERS, timeout: 30_000 },
      (answer) => {
        answer.resume();
        answer.once('end', () => answered(answer.statusCode ?? 0));
        answer.once('error', failed);
      },
    );
    sent.once('error', failed);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

/** The shipped file with this walk's names, ports and certificate, and its second process on. */
function startNginx(shipped: string, { folder }: Places, [first, second, proxy, http]: Ports): Background {
  const home = path.join(folder, 'nginx');
  mkdirSync(path.join(home, 'logs'), { recursive: true });
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => path.join(home, name));
  const words = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -out ${certificate} -keyout ${key}`;
  const made = spawnSync('openssl', words.split(' '), { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);
  const site = shipped
    .replace(/^(\s*)# (server 127\.0\.0\.1:3001)/m, '$1$2')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
    .replaceAll('127.0.0.1:3001', `127.0.0.1:${second}`)
    .replaceAll(/listen \[::\]:.*\n/g, '\n')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${proxy} ssl`)
    .replaceAll('planner.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/access_log .*;/, 'access_log off;');
  writeFileSync(path.join(home, 'site.conf'), site);
  writeFileSync(
    path.join(home, 'nginx.conf'),
    `daemon off;\nworker_processes 1;\npid ${home}/nginx.pid;\nevents {}\nhttp {\n  include ${home}/site.conf;\n}\n`,
  );
  return startCommands([`exec nginx -p '${home}' -e '${home}/error.log' -c '${home}/nginx.conf'`], {
    cwd: home,
    log: path.join(folder, 'nginx.log'),
  });
}

/** The shipped file with this walk's addresses, and without touching the trust of this machine. */
function startCaddy(shipped: string, { folder }: Places, [first, second, proxy, http]: Ports): Background {
  const home = path.join(folder, 'caddy');
  mkdirSync(home, { recursive: true });
  const options = `{\n\tskip_install_trust\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${proxy}\n}\n`;
  const site = shipped.replace('app-1:3000', `127.0.0.1:${first}`).replace('app-2:3000', `127.0.0.1:${second}`);
  writeFileSync(path.join(home, 'Caddyfile'), `${options}${site}`);
  return startCommands([`exec caddy run --config '${home}/Caddyfile' --adapter caddyfile`], {
    cwd: home,
    log: path.join(folder, 'caddy.log'),
    env: { XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, PUBLIC_HOST: 'localhost' },
  });
}
