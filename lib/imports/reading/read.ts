import 'server-only';
import { Readable } from 'node:stream';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { DelayAsked } from '@/lib/forms/delay';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import type { Lines, RecognisedHead } from '@/lib/imports/rows/batch';
import type { RejectedRowsRequest } from '@/lib/imports/rows/rejected-in';
import { invalid } from '@/lib/platform/errors';
import { FileFault } from '@/lib/spreadsheets/fault';
import { openThread } from './thread';
import type { Task } from './worker';

type File = Pick<ClaimsFile, 'bytes' | 'kind'>;

interface Wanted {
  creditorType: CreditorType;
  /** Claims for others: the e-mail in the form names the claimant, and has to be there. */
  emailRequired: boolean;
}

/** A file that cannot be read, as whoever sent it is told. */
function refused(error: unknown) {
  return error instanceof FileFault ? invalid('file', error.rule, error.params) : error;
}

/** Passes on items, and faults as refusals. Not a generator: one that was never begun could not end the thread. */
function refusing<T>(items: AsyncIterableIterator<T>): AsyncIterableIterator<T> {
  return {
    next: () =>
      items.next().catch(async (error) => {
        await items.return?.();
        throw refused(error);
      }),
    return: async () => (await items.return?.()) ?? { done: true, value: undefined },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function started<T>(task: Task) {
  const thread = openThread(task.kind);
  try {
    return { thread, head: await thread.begin<T>(task) };
  } catch (error) {
    await thread.end();
    throw refused(error);
  }
}

/**
 * Reads the claims in a file, in a thread of its own: how its head was understood, then its rows in
 * batches of at most 500 claims as the database takes them, their identifiers encrypted, read as they are asked for. The bytes are gone afterwards. Throws
 * `invalid`, with the rule that the file breaks, at once or while the batches are read.
 */
export async function readClaims({ bytes, kind }: File, wanted: Wanted & { delay: DelayAsked }) {
  const { thread, head } = await started<RecognisedHead>({ do: 'claims', bytes, kind, ...wanted });
  return { recognised: head, batches: refusing(thread.items<Lines>()) };
}

/**
 * The rows that become no claim, as a file of the same kind with a last column that says why, to be mended
 * and sent again. Throws like {@link readClaims}.
 */
export async function readRejected(
  { bytes, kind }: File,
  wanted: Wanted & Pick<RejectedRowsRequest, 'language' | 'numbers' | 'alsoRejected'>,
) {
  const { thread, head } = await started<string>({ do: 'rejected', bytes, kind, ...wanted });
  return { mimeType: head, content: Readable.from(refusing(thread.items<Uint8Array>())) };
}
