import { parentPort, workerData } from 'node:worker_threads';
import { ofClaim, placeOf } from '@/lib/claims/records/identifiers/values';
import { hashGatherer } from '@/lib/crypto/identifier-hash';
import { seal } from '@/lib/crypto/identifier-seal';
import type { CreditorType, FormDefinition } from '@/lib/forms/definitions/field';
import { formOf } from '@/lib/forms/definitions/registry';
import { asKept, type DelayAsked } from '@/lib/forms/delay';
import { mapIdentifiers } from '@/lib/forms/identifiers';
import type { ClaimsFileKind } from '@/lib/imports/file/slot';
import { type Mappings, rehearseFile } from '@/lib/imports/registers/rehearse-file';
import type { Batch, Lines, SealedBatch } from '@/lib/imports/rows/batch';
import { claimsIn } from '@/lib/imports/rows/claims-in';
import { linesOf } from '@/lib/imports/rows/lines';
import { openFile } from '@/lib/imports/rows/open-file';
import { type RejectedRowsRequest, rejectedIn } from '@/lib/imports/rows/rejected-in';
import { type RowWatch, stepCounter } from '@/lib/imports/rows/row-watch';
import { orderedIds } from '@/lib/imports/writing/ordered-id';
import { noteNoSteps, noteProgress, noteThreadNumber } from '@/lib/platform/cpu-budget';
import { FileFault } from '@/lib/spreadsheets/fault';

export type Task =
  | {
      do: 'claims';
      bytes: ArrayBuffer;
      kind: ClaimsFileKind;
      creditorType: CreditorType;
      emailRequired: boolean;
      /** Whether claims filed today have to state the reason of their delay. */
      delay: DelayAsked;
    }
  | { do: 'register'; bytes: ArrayBuffer; kind: ClaimsFileKind; mappings: Mappings }
  | ({ do: 'rejected'; bytes: ArrayBuffer } & RejectedRowsRequest);

/** A head first, then one item for each `next`. */
export type Answer =
  | { head: unknown }
  | { item: unknown }
  | { done: true }
  | { fault: { rule: FileFault['rule']; params: FileFault['params'] } }
  | { error: string };

noteThreadNumber(workerData.threadNumber);

const stepsOf = stepCounter();
const watched: RowWatch = {
  passed: (row) => noteProgress(workerData.threadNumber, stepsOf(row)),
  over: () => noteNoSteps(workerData.threadNumber),
};

let items: AsyncIterator<unknown> | undefined;

/** A thread that gets no message for so long ends itself. */
const forgottenAfter = 5 * 60_000;
let forgotten: ReturnType<typeof setTimeout> | undefined;

async function begin(task: Task): Promise<Answer> {
  const bytes = new Uint8Array(task.bytes);
  if (task.do === 'rejected') {
    const { mimeType, content } = await rejectedIn(bytes, task, watched);
    items = content[Symbol.asyncIterator]();
    return { head: mimeType };
  }
  if (task.do === 'register') {
    const sheets = await rehearseFile(bytes, task.mappings, watched.passed);
    watched.over();
    return { head: sheets };
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

/** The buffers that are handed over instead of copied: this thread does not read them again. */
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

/** Gives each claim an id, encrypts its identifiers for this id and hashes them. Ids rise in the order of the file. */
async function* sealedBatches(
  form: FormDefinition,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<SealedBatch> {
  const nextId = orderedIds();
  for await (const batch of batches) {
    const claims = batch.claims.map((claim) => {
      const { claimData } = claim.values;
      const id = nextId();
      const hashes = hashGatherer();
      const sealed = mapIdentifiers(form, claimData, (text, path, kind) => {
        hashes.add(text, kind);
        return seal(text, placeOf(ofClaim(id), path));
      });
      const values = { ...claim.values, claimData: sealed };
      return { ...claim, id, hashes: hashes.all(), values };
    });
    yield { ...batch, claims };
  }
}
