import type { OfficeContent, WhyNotShown } from './office-content';
import type { Answered, Asked } from './worker';

/** In milliseconds: reading a file may take so long. */
const patience = 20_000;

/** Thrown for a file that the page cannot show. */
export class CannotShow extends Error {
  readonly why: WhyNotShown;

  constructor(why: WhyNotShown) {
    super(`Not shown: ${why}`);
    this.why = why;
  }
}

/** Reads a spreadsheet, a Word document or a text, as far as the page shows it. Throws {@link CannotShow}. */
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
