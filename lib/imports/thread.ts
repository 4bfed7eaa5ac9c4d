import { Worker } from 'node:worker_threads';
import { FileFault } from '@/lib/spreadsheets/fault';
import type { Answer, Task } from './worker';

/** In MB, of the thread's own objects: a file of 10 MB needs less than half of it. */
const mostMemory = 160;
/** In milliseconds, for one answer. */
const patience = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: mostMemory, maxYoungGenerationSizeMb: 16 };

// Next bundles the thread's program when it is named in this way. In tests the source itself is run.
const startWorker = () =>
  process.env.NEXT_RUNTIME
    ? new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits })
    : new Worker("require('tsx/cjs'); require(require('worker_threads').workerData);", {
        eval: true,
        workerData: __filename.replace(/thread\.ts$/, 'worker.ts'),
        resourceLimits,
      });

/**
 * A thread that reads one file, so that nobody else waits for it, and that may run out of memory without
 * taking the portal along. Throws {@link FileFault} for a file that cannot be read.
 */
export function openThread() {
  const worker = startWorker();
  // Whoever asks hears of it; in between there is nobody to tell.
  worker.on('error', () => undefined);

  function ask(message: Task | 'next', transfer: ArrayBuffer[] = []) {
    return new Promise<Answer>((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        settle();
      };
      const onMessage = (answer: Answer) => finish(() => resolve(answer));
      const onError = (error: Error) => finish(() => reject(faultOf(error)));
      const onExit = () => finish(() => reject(new Error('the thread that reads files has ended')));
      const timer = setTimeout(() => onError(new FileFault('too_big_unpacked')), patience);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(message, transfer);
    }).then(requireGood);
  }

  return {
    /** Starts the task; gives what is known first. The bytes are handed over and gone here. */
    async begin<T>(task: Task): Promise<T> {
      const answer = await ask(task, [task.bytes]);
      return ('head' in answer ? answer.head : undefined) as T;
    },
    /** The items of the task, one asked for ahead. The thread ends with them. */
    async *items<T>(): AsyncGenerator<T> {
      let coming = ask('next');
      try {
        for (;;) {
          const answer = await coming;
          if (!('item' in answer)) return;
          coming = ask('next');
          coming.catch(() => undefined);
          yield answer.item as T;
        }
      } finally {
        await worker.terminate();
      }
    },
    end: () => worker.terminate(),
  };
}

function requireGood(answer: Answer): Answer {
  if ('fault' in answer) throw new FileFault(answer.fault.rule, answer.fault.params);
  if ('error' in answer) throw new Error(`A file of claims could not be read: ${answer.error}`);
  return answer;
}

const faultOf = (error: Error) =>
  (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new FileFault('too_big_unpacked')
    : error;
