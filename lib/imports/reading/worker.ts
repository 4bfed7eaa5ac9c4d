import { parentPort, workerData } from 'node:worker_threads';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { asKept, type DelayAsked } from '@/lib/forms/delay';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import type { Lines } from '@/lib/imports/rows/batch';
import { claimsIn } from '@/lib/imports/rows/claims-in';
import { linesOf } from '@/lib/imports/rows/lines';
import { openFile, type RowWatch } from '@/lib/imports/rows/open-file';
import { type RejectedRowsRequest, rejectedIn } from '@/lib/imports/rows/rejected-in';
import { sealedBatches } from '@/lib/imports/writing/sealed';
import { noteNoSteps, noteProgress, noteThreadNumber } from '@/lib/platform/cpu-budget';
import { FileFault } from '@/lib/spreadsheets/fault';

/** What the thread that reads a file is asked to do with it. */
export type Task =
  | {
      do: 'claims';
      bytes: ArrayBuffer;
      kind: ClaimsFileKind;
      creditorType: CreditorType;
      emailRequired: boolean;
      /** Whether claims that come now state the reason for their delay. */
      delay: DelayAsked;
    }
  | ({ do: 'rejected'; bytes: ArrayBuffer } & RejectedRowsRequest);

/** What it answers: what is known first, then an item each time it is asked for the next. */
export type Answer =
  | { head: unknown }
  | { item: unknown }
  | { done: true }
  | { fault: { rule: FileFault['rule']; params: FileFault['params'] } }
  | { error: string };

noteThreadNumber(workerData.threadNumber);

/** A row is a step; one of much text counts for several. */
const charactersInStep = 1_000;

const watched: RowWatch = {
  passed({ cells }) {
    const length = cells.reduce<number>(
      (sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
      0,
    );
    noteProgress(workerData.threadNumber, 1 + Math.floor(length / charactersInStep));
  },
  over: () => noteNoSteps(workerData.threadNumber),
};

let items: AsyncIterator<unknown> | undefined;

/** In milliseconds: nobody who still wants something is silent for so long. */
const forgottenAfter = 5 * 60_000;
let forgotten: ReturnType<typeof setTimeout> | undefined;

async function begin(task: Task): Promise<Answer> {
  const bytes = new Uint8Array(task.bytes);
  if (task.do === 'rejected') {
    const { mimeType, content } = await rejectedIn(bytes, task, watched);
    items = content[Symbol.asyncIterator]();
    return { head: mimeType };
  }
  const { kind, creditorType, emailRequired, delay } = task;
  const { head, recognised, rows } = await openFile(bytes, kind, creditorType, watched);
  const form = formOf(creditorType);
  const batches = claimsIn(rows, { form: asKept(form, delay), head, emailRequired });
  items = linesOf(form, emailRequired, sealedBatches(form, batches))[Symbol.asyncIterator]();
  return { head: recognised };
}

async function next(): Promise<Answer> {
  const found = await items?.next();
  return !found || found.done ? { done: true } : { item: found.value };
}

/** What need not be copied, since nobody here reads it again. */
function handedOver(told: Answer) {
  const { lines } = ('item' in told ? told.item : {}) as Partial<Lines>;
  return lines ? [lines.buffer as ArrayBuffer] : [];
}

parentPort?.on('message', (asked: Task | 'next') => {
  clearTimeout(forgotten);
  forgotten = setTimeout(() => process.exit(), forgottenAfter);
  const answer = asked === 'next' ? next() : begin(asked);
  answer
    .catch(
      (error): Answer =>
        error instanceof FileFault
          ? { fault: { rule: error.rule, params: error.params } }
          : { error: String(error?.stack ?? error) },
    )
    .then((told) => parentPort?.postMessage(told, handedOver(told)));
});
