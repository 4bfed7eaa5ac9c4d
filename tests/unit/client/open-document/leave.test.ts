import { leave } from '@/lib/client/open-document/pdf/leave';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const workerNamed = (name: string) => ({ name, destroy: jest.fn() });

/** A page that reads documents with its first worker. */
const page = () => ({ worker: workerNamed('first'), free: Promise.resolve() });
const second = () => workerNamed('second');

test('a worker that lets a document go, or says that it cannot, is free for the next one', async () => {
  for (const destroy of [async () => undefined, () => Promise.reject(new Error('away'))]) {
    const library = page();
    leave(library, { destroy }, second);
    await library.free;
    expect(library.worker.name).toBe('first');
    await jest.advanceTimersByTimeAsync(10_000);
    expect([library.worker.name, library.worker.destroy.mock.calls]).toEqual(['first', []]);
  }
});

// Otherwise one document that a worker is never done with would keep all others from being shown.
test('a worker that never lets a document go is ended, and the next document has another', async () => {
  const library = page();
  const { worker } = library;
  leave(library, { destroy: () => new Promise<void>(() => {}) }, second);
  await jest.advanceTimersByTimeAsync(10_000);
  await library.free;
  expect([library.worker.name, worker.destroy.mock.calls.length]).toEqual(['second', 1]);
});
