import { createServer } from 'node:net';
import { refuseNode } from '../server/node-version.mjs';

/**
 * Before a command installs and builds for a minute: the version of Node, and with `--port` whether PORT is free. Needs
 * no package.
 */
const port = Number(process.env.PORT || 3000);

const refusePort = () =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Port ${port} is already in use; set PORT to another one. / ${port}번 포트를 다른 프로그램이 쓰고 있어요. PORT를 다른 번호로 정해 주세요.`
          : null,
      ),
    );
    probe.listen(port, process.env.HOST || '0.0.0.0', () => probe.close(() => resolve(null)));
  });

const asksForPort = process.argv.includes('--port') && Number.isInteger(port) && port > 0 && port < 65536;
const refusal = refuseNode(process.version) ?? (asksForPort ? await refusePort() : null);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
}
