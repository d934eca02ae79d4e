/** Thrown by a job that ends early because its process stops: it is run again, by another process at once. */
export class JobInterrupted extends Error {
  override readonly name = 'JobInterrupted';
}

/** Between two batches of a job. @throws JobInterrupted when the process was asked to stop */
export function throwIfStopping(stopping: AbortSignal | undefined): void {
  if (stopping?.aborted) throw new JobInterrupted();
}
