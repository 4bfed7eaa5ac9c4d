import 'server-only';
import { Worker } from 'node:worker_threads';
import { newThreadNumber, watchCpu } from '@/lib/platform/cpu-budget';
import { log } from '@/lib/platform/log';
import type { PdfVerdict } from './judge';
import type { Answer } from './worker';

/** Of processor time, for one file; ten megabytes of pages take a tenth of it. */
const cpuMs = 5_000;
/** In milliseconds, waiting among it. */
const longest = 60_000;
const idleMs = 60_000;
/** What is kept for later goes with its thread. */
const mostFiles = 200;

let current: ReturnType<typeof begin> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function begin() {
  const threadNumber = newThreadNumber();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { threadNumber },
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  });
  worker.unref();
  // Whoever asks hears of it; in between there is nobody to tell.
  worker.on('error', () => undefined);
  const renewTime = watchCpu(
    worker,
    threadNumber,
    { wholeMs: cpuMs },
    () => void worker.terminate(),
  );
  worker.once('exit', () => {
    if (current?.worker === worker) current = undefined;
  });
  return { worker, renewTime, files: 0 };
}

function end() {
  void current?.worker.terminate();
  current = undefined;
}

function ask(worker: Worker, bytes: ArrayBuffer) {
  return new Promise<Answer>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: Answer) => finish(() => resolve(answer));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = () => onError(new Error('The thread that opens PDFs has ended'));
    const timer = setTimeout(() => onError(new Error('A PDF took too long to open')), longest);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(bytes, [bytes]);
  });
}

async function judgeNow(read: () => Promise<ArrayBuffer>): Promise<PdfVerdict> {
  const bytes = await read();
  clearTimeout(idle);
  current ??= begin();
  current.files += 1;
  current.renewTime();
  const { worker, files } = current;
  try {
    const answer = await ask(worker, bytes);
    if ('error' in answer) throw new Error(answer.error);
    if (files >= mostFiles) end();
    else idle = setTimeout(end, idleMs).unref();
    return answer.verdict;
  } catch (error) {
    end();
    // Of such a file nothing is known, and a check must not shut out an honest one.
    log.warn({ err: error }, 'a PDF was not judged');
    return 'opens';
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks a PDF in its own thread, which is kept for later files. One file at a time, so that only one is in memory. A file that
 * takes more memory or processor time than a PDF needs counts as one that opens. Throws what `read` throws.
 */
export function verdictOnPdf(read: () => Promise<ArrayBuffer>): Promise<PdfVerdict> {
  const mine = last.then(() => judgeNow(read));
  last = mine.catch(() => undefined);
  return mine;
}
