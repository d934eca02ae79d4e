import { connect, type Socket } from 'node:net';
import { type Command, type Driver, DriverError } from './driver';

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Calls back with every message of the stream: its length in bytes, a colon, JSON. */
function onMessage(socket: Socket, handle: (message: unknown) => void) {
  let buffer = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const colon = buffer.indexOf(':');
      const end = colon + 1 + Number(buffer.subarray(0, colon));
      if (colon < 0 || buffer.length < end) return;
      const text = buffer.subarray(colon + 1, end).toString();
      buffer = buffer.subarray(end);
      handle(JSON.parse(text));
    }
  });
}

/** Firefox by its own remote protocol, which speaks the commands of WebDriver without a driver beside the browser. */
export async function openMarionette(port: number): Promise<Driver & { version: string }> {
  const socket = await open(port);
  const waiting = new Map<number, (answer: Answer) => void>();
  onMessage(socket, (message) => {
    if (!Array.isArray(message)) return; // the greeting
    const answer = message as Answer;
    waiting.get(answer[1])?.(answer);
    waiting.delete(answer[1]);
  });
  socket.on('close', () => {
    for (const [id, settle] of waiting) settle([1, id, { error: 'closed', message: 'Firefox has ended' }, null]);
  });

  let last = 0;
  const call = async (name: string, params: object = {}) => {
    last += 1;
    const id = last;
    const text = JSON.stringify([0, id, name, params]);
    const [, , error, result] = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    if (error) throw new DriverError(`${name}: ${error.error}: ${error.message}`);
    // An answer is the value itself or an object with the value alone.
    return result && typeof result === 'object' && 'value' in result ? result.value : result;
  };

  const session = (await call('WebDriver:NewSession')) as { capabilities: { browserVersion: string } };
  return {
    version: session.capabilities.browserVersion,
    send: (command: Command, params) => call(`WebDriver:${command}`, params),
    close: async () => {
      await call('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
    },
  };
}
