import { Agent, request } from 'node:http';

/** One request, as often as asked; `body` may differ each time. */
export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: () => unknown;
}

/** Times in ms. */
export interface Timing {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failed: number;
}

const send = (agent: Agent, { method, url, headers, body }: Call) =>
  new Promise<number>((resolve, reject) => {
    const text = body && JSON.stringify(body());
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request(url, { agent, method, headers: { ...headers, ...type } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(text);
  });

/** Sends the call over so many connections, each waiting for its answer, for so many ms. */
export async function hammer(call: Call, connections: number, forMs: number): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let failed = 0;
  const begun = performance.now();
  const sendUntilEnd = async () => {
    while (performance.now() - begun < forMs) {
      const at = performance.now();
      const status = await send(agent, call);
      took.push(performance.now() - at);
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilEnd));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return { perSecond: took.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}
