import { parentPort, workerData } from 'node:worker_threads';
import { noteThreadNumber } from '@/lib/platform/cpu-budget';
import { judgePdf, type PdfVerdict, preparePdfs } from './judge';

/** What the thread says first, once it is ready, as of an empty file; then of the bytes of each PDF. */
export type Answer = { verdict: PdfVerdict } | { error: string };

noteThreadNumber(workerData.threadNumber);

/** What comes of work as an answer. */
const answer = (work: Promise<PdfVerdict>) =>
  work
    .then((verdict): Answer => ({ verdict }))
    .catch((error): Answer => ({ error: String(error?.stack ?? error) }))
    .then((said) => parentPort?.postMessage(said));

void answer(preparePdfs().then(() => 'empty'));

parentPort?.on('message', (bytes: ArrayBuffer) => void answer(judgePdf(new Uint8Array(bytes))));
