import type { Mailer, ObserveRequest } from '@server/deps';
import type { ObserveJob } from '@server/queue/job-worker';

/** Observers of requests, attempts of jobs and outgoing mail: metrics, traces. */
export type Observer = {
  observeRequest: ObserveRequest;
  observeJob: ObserveJob;
  observeMails: (mailer: Mailer) => Mailer;
};

/** One observer for several, the first of them around the others. */
export const combineObservers = (observers: readonly Observer[]): Observer | null =>
  observers.reduceRight<Observer | null>(
    (inner, outer) =>
      inner === null
        ? outer
        : {
            observeRequest: (request, handle) =>
              outer.observeRequest(request, () => inner.observeRequest(request, handle)),
            observeJob: (kind, attempt) => outer.observeJob(kind, () => inner.observeJob(kind, attempt)),
            observeMails: (mailer) => outer.observeMails(inner.observeMails(mailer)),
          },
    null,
  );
