import type { RenderPdf } from '@server/deps';
import { boundedQueue } from '@server/node/bounded-queue';
import { Tinypool } from 'tinypool';
import type { PdfTask } from './pdf-worker';

/** Documents made at once in this process, and the length of the queue. */
const PLACES = { running: 1, waiting: 16 };
/** The fonts stay read while a parent makes one document after another. */
const WORKER_IDLE_MS = 30_000;

/**
 * Makes PDFs of sheets in a worker thread.
 * @param worker loadable file of pdf-worker.ts
 */
export function sheetPdfs(worker: string, fonts: PdfTask['fonts']): RenderPdf {
  const enqueue = boundedQueue(PLACES.running, PLACES.waiting);
  const workers = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads: PLACES.running,
    idleTimeout: WORKER_IDLE_MS,
    isolateWorkers: false,
  });
  return (sheets) => {
    const task: PdfTask = { sheets, fonts };
    return enqueue((): Promise<Uint8Array> => workers.run(task));
  };
}
