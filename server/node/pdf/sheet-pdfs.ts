import type { RenderPdf } from '@server/deps';
import { boundedQueue } from '@server/http/protection/bounded-queue';
import { Tinypool } from 'tinypool';
import type { PdfTask } from './pdf-worker';

/** Documents made at once in this process, and the length of the queue. */
const PLACES = { running: 1, waiting: 16 };
/** The fonts stay read while a parent makes one document after another. */
const WORKER_IDLE_MS = 30_000;

/**
 * Makes PDFs of sheets in a worker thread.
 * @param worker loadable file of pdf-worker.ts
 * @param closing aborted when the process accepts no connection any more: what does not run yet is answered UNAVAILABLE
 */
export function sheetPdfs(worker: string, fonts: PdfTask['fonts'], closing?: AbortSignal): RenderPdf {
  const enqueue = boundedQueue(PLACES);
  const workers = new Tinypool({
    filename: worker,
    minThreads: 0,
    maxThreads: PLACES.running,
    idleTimeout: WORKER_IDLE_MS,
    isolateWorkers: false,
  });
  return (sheets) => {
    const task: PdfTask = { sheets, fonts };
    return enqueue((): Promise<Uint8Array> => workers.run(task), closing);
  };
}
