import { parentPort, workerData } from 'node:worker_threads';
import { noteThreadNumber } from '@/lib/platform/cpu-budget';
import { judgePdf, type PdfVerdict } from './judge';

/** What the thread answers for the bytes of a PDF. */
export type Answer = { verdict: PdfVerdict } | { error: string };

noteThreadNumber(workerData.threadNumber);

parentPort?.on('message', (bytes: ArrayBuffer) => {
  judgePdf(new Uint8Array(bytes))
    .then((verdict): Answer => ({ verdict }))
    .catch((error): Answer => ({ error: String(error?.stack ?? error) }))
    .then((answer) => parentPort?.postMessage(answer));
});
