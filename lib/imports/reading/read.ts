import 'server-only';
import { Readable } from 'node:stream';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { DelayAsked } from '@/lib/forms/delay';
import type { ClaimsFile } from '@/lib/imports/file/receive';
import type { Mappings, RehearsedSheet } from '@/lib/imports/registers/rehearse-file';
import type { Lines, RecognisedHead } from '@/lib/imports/rows/batch';
import type { RejectedRowsRequest } from '@/lib/imports/rows/rejected-in';
import { invalid } from '@/lib/platform/errors';
import { FileFault } from '@/lib/spreadsheets/fault';
import { openThread } from './thread';
import type { Task } from './worker';

type File = Pick<ClaimsFile, 'bytes' | 'kind'>;

interface Wanted {
  creditorType: CreditorType;
  /** For claims filed for others, whose e-mail in the form names the claimant. */
  emailRequired: boolean;
}

function refused(error: unknown) {
  return error instanceof FileFault ? invalid('file', error.rule, error.params) : error;
}

/**
 * Passes items on, and throws faults as refusals. No generator: closing a generator that never started runs none of its code,
 * and the thread would go on.
 */
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
 * Reads the claims in a file in a thread of its own, which takes `bytes` over. Gives how it understood the head, and the rows
 * in batches of at most 500 claims, as the database takes them and with encrypted identifiers, read on demand. Throws `invalid`
 * with the rule that the file breaks, at once or while the batches are read.
 */
export async function readClaims({ bytes, kind }: File, wanted: Wanted & { delay: DelayAsked }) {
  const { thread, head } = await started<RecognisedHead>({ do: 'claims', bytes, kind, ...wanted });
  return { recognised: head, batches: refusing(thread.items<Lines>()) };
}

/**
 * Gives the rows that become no claim as a file of the same kind, with a last column that says why. Throws like
 * {@link readClaims}.
 */
export async function readRejected(
  { bytes, kind }: File,
  wanted: Wanted & Pick<RejectedRowsRequest, 'language' | 'numbers' | 'alsoRejected'>,
) {
  const { thread, head } = await started<string>({ do: 'rejected', bytes, kind, ...wanted });
  return { mimeType: head, content: Readable.from(refusing(thread.items<Uint8Array>())) };
}

/** Reads a register to its end in a thread of its own, which takes `bytes` over. Throws like {@link readClaims}. */
export async function readRegister({ bytes, kind }: File, mappings: Mappings) {
  const task = { do: 'register', bytes, kind, mappings } as const;
  const { thread, head } = await started<RehearsedSheet[]>(task);
  await thread.end();
  return head;
}
