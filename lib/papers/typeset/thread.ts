import 'server-only';
import { Worker } from 'node:worker_threads';
import type { PaperText } from './templates';
import type { Answer } from './worker';

/** In milliseconds: a form with a thousand employees takes a few seconds on a slow machine. */
const longest = 60_000;
const idleMs = 60_000;
/** The compiler's cache ends with its thread. */
const mostPapers = 200;

let current: { worker: Worker; papers: number } | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function begin() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  // The caller gets the error; between calls there is nobody to tell.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (current?.worker === worker) current = undefined;
  });
  return { worker, papers: 0 };
}

function end() {
  void current?.worker.terminate();
  current = undefined;
}

function ask(worker: Worker, text: PaperText) {
  return new Promise<Answer>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: Answer) => finish(() => resolve(answer));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => onError(new Error('The thread that sets papers has ended'));
    const timer = setTimeout(() => onError(new Error('A paper took too long to set')), longest);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(text);
  });
}

async function setNow(text: PaperText): Promise<Buffer> {
  clearTimeout(idle);
  current ??= begin();
  current.papers += 1;
  const { worker, papers } = current;
  try {
    const answer = await ask(worker, text);
    if ('error' in answer) throw new Error(answer.error);
    if (papers >= mostPapers) end();
    else idle = setTimeout(end, idleMs).unref();
    return Buffer.from(answer.pdf.buffer);
  } catch (error) {
    end();
    throw error;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Sets a paper in a kept thread; other callers wait. Throws when it cannot be set, takes too long, or needs too much memory. */
export function typeset(text: PaperText): Promise<Buffer> {
  const mine = last.then(() => setNow(text));
  last = mine.catch(() => undefined);
  return mine;
}
