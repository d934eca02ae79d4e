import net, { type AddressInfo } from 'node:net';

export type TcpProxy = {
  port: number;
  /** Resets every connection through it; new ones are taken. Returns how many there were. */
  cut: () => number;
  /** Resets every connection and refuses new ones until `open` is called. */
  shut: () => Promise<void>;
  open: () => Promise<void>;
  /** Leaves connections open and drops what is sent until `wake` is called, which resets them. */
  silence: () => void;
  wake: () => void;
  close: () => Promise<void>;
};

/** A TCP proxy on the loopback interface in front of a server, to take the server away from a client. */
export async function openTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let silent = false;
  const pipe = (from: net.Socket, to: net.Socket) => {
    sockets.add(from);
    from.on('data', (part) => {
      if (!silent && !to.destroyed) to.write(part);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const accept = (socket: net.Socket) => {
    const upstream = net.connect(target);
    pipe(socket, upstream);
    pipe(upstream, socket);
  };
  const cut = () => {
    const open = [...sockets];
    for (const socket of open) socket.resetAndDestroy();
    return open.length / 2;
  };

  let server = net.createServer(accept);
  const listen = (port: number) =>
    new Promise<void>((listening, refused) => {
      server = net.createServer(accept).once('error', refused).listen(port, '127.0.0.1', listening);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const shut = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()));
    cut();
    await closed;
  };
  return {
    port,
    cut,
    shut,
    open: () => listen(port),
    silence: () => {
      silent = true;
    },
    wake: () => {
      silent = false;
      cut();
    },
    close: shut,
  };
}
