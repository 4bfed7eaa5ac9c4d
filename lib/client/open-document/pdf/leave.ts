/** In milliseconds: a worker lets a document go within a few, unless the document keeps it busy for ever. */
const patience = 500;

interface Leaving<Worker extends { destroy(): void }> {
  worker: Worker;
  /** Resolves when the worker is free for the next document. */
  free: Promise<void>;
}

/** Lets a document go. A worker that it keeps busy for ever is ended, and another one takes its place. */
export function leave<Worker extends { destroy(): void }>(
  library: Leaving<Worker>,
  task: { destroy(): Promise<void> },
  another: () => Worker,
) {
  const { worker } = library;
  const gone = task.destroy().then(
    () => true,
    () => true,
  );
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), patience);
  });
  library.free = Promise.race([gone, late]).then((ended) => {
    if (ended || library.worker !== worker) return;
    worker.destroy();
    library.worker = another();
  });
}
