import { type BankNumbers, bankNumbersIn } from '@/lib/forms/bank-paper';
import type { Told, WhyNotRead } from './worker';

/** In bytes: unpacked, larger photos take more memory than small telephones have. */
export const largestPhoto = 25 * 1024 * 1024;

export class NotRead extends Error {
  constructor(readonly why: WhyNotRead | 'tooLarge') {
    super(`Not read: ${why}`);
  }
}

interface Reading {
  /** Gets how much of the picture is read, from 0 to 100, once what reads it is there. */
  onPercent: (percent: number) => void;
  signal: AbortSignal;
}

/**
 * The IFSC and account numbers on a photo of a bank's paper, read in this browser: nothing of the photo leaves it. What reads it
 * comes from this portal when it is first asked for. Throws {@link NotRead}, and the signal's reason once it is given up.
 */
export async function readBankPhoto(file: Blob, reading: Reading): Promise<BankNumbers> {
  if (file.size > largestPhoto) throw new NotRead('tooLarge');
  return bankNumbersIn(await textOf(file, reading));
}

async function textOf(file: Blob, { onPercent, signal }: Reading) {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    const fail = (why: WhyNotRead) => reject(new NotRead(why));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onerror = () => fail('reader');
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('percent' in data) onPercent(data.percent);
      else if ('text' in data) resolve(data.text);
      else fail(data.failed);
    };
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
