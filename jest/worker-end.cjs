// Objects that live as long as a Jest worker (an open database, a window) keep its process alive unless closed.
const KEY = Symbol.for('ggp.worker-end');
globalThis[KEY] ??= { callbacks: [], listening: false };
const shared = globalThis[KEY];

/** Closes everything that was registered. With one worker the tests run in Jest's own process, whose global teardown calls it. */
async function endWorker() {
  for (const callback of shared.callbacks.splice(0)) await callback();
}

/** Registers what is to be closed when the worker has run its last test file. */
function onWorkerEnd(callback) {
  shared.callbacks.push(callback);
  if (shared.listening || !process.send) return;
  shared.listening = true;
  process.on('message', function onMessage(message) {
    // jest-worker's CHILD_MESSAGE_END
    if (!Array.isArray(message) || message[0] !== 2) return;
    process.off('message', onMessage);
    void endWorker();
  });
}

module.exports = { onWorkerEnd, endWorker };
