import 'server-only';
import { Worker } from 'node:worker_threads';
import { newThreadNumber, watchCpu } from '@/lib/platform/cpu-budget';
import type { PdfVerdict } from './judge';
import type { Answer } from './worker';

/** In milliseconds, waiting among it. */
const longest = 60_000;
const idleMs = 60_000;
/** What is kept for later goes with its thread. */
const mostFiles = 200;

/** A PDF took more processor time or memory than a PDF needs. */
export class Spent extends Error {}

const whySpent = (error: Error) =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Spent(error.message) : error;

/** Resolves with the thread's next answer; rejects when it ends or takes too long. */
function answerOf(worker: Worker) {
  return new Promise<Answer>((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    };
    const onMessage = (answer: Answer) => finish(() => resolve(answer));
    const onError = (error: Error) => finish(() => reject(whySpent(error)));
    const onExit = () => onError(new Spent('The thread that opens PDFs was ended'));
    const timer = setTimeout(() => onError(new Spent('A PDF took too long to open')), longest);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

async function begin() {
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
    { wholeMs: longest },
    () => void worker.terminate(),
  );
  // It has loaded pdf.js then, so that this is not charged to the first file.
  await answerOf(worker);
  return { worker, renewTime, files: 0 };
}

/** A thread that opens PDFs one at a time, and is kept a while for later files. */
export function pdfThread() {
  let current: Promise<Awaited<ReturnType<typeof begin>>> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(idle);
    void current?.then(({ worker }) => worker.terminate()).catch(() => undefined);
    current = undefined;
  }

  return {
    /** Checks a PDF within so much processor time, in milliseconds. Throws {@link Spent} when it takes more, or too much memory. */
    async judge(bytes: ArrayBuffer, cpuMs: number): Promise<PdfVerdict> {
      clearTimeout(idle);
      try {
        current ??= begin();
        const thread = await current;
        thread.files += 1;
        thread.renewTime({ wholeMs: cpuMs });
        const answer = answerOf(thread.worker);
        thread.worker.postMessage(bytes, [bytes]);
        const said = await answer;
        if ('error' in said) throw new Error(said.error);
        if (thread.files >= mostFiles) end();
        else idle = setTimeout(end, idleMs).unref();
        return said.verdict;
      } catch (error) {
        end();
        // Commands run as TypeScript, which threads of theirs cannot: only the demonstration's own files come that way.
        if ((error as NodeJS.ErrnoException).code === 'ERR_UNKNOWN_FILE_EXTENSION') return 'opens';
        throw error;
      }
    },
  };
}
