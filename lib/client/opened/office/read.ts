import type { OfficeContent, WhyNotShown } from './office-content';
import type { Answered, Asked } from './worker';

/** How long a file may take, in milliseconds. */
const patience = 20_000;

/** Said of a file that is not shown. */
export class CannotShow extends Error {
  readonly why: WhyNotShown;

  constructor(why: WhyNotShown) {
    super(`Not shown: ${why}`);
    this.why = why;
  }
}

/** What is shown of a spreadsheet or a Word document. Throws {@link CannotShow}. */
export function readOffice(asked: Asked, signal: AbortSignal) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<OfficeContent>((resolve, reject) => {
    const give = (why: WhyNotShown) => reject(new CannotShow(why));
    const late = setTimeout(() => give('tooBig'), patience);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => give('spoiled');
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      clearTimeout(late);
      if ('shown' in data) resolve(data.shown);
      else give(data.notShown);
    };
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
