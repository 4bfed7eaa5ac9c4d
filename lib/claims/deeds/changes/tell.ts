import 'server-only';
import type { ChangeRequest, Document } from '@/generated/prisma/client';
import type { Actor } from '@/lib/access/actor';
import { recordAudit, recordAudits } from '@/lib/audit/write';
import { traceOf } from '@/lib/documents/on-claim';
import type { ChangeStep } from '@/lib/notifications/kinds/types';
import { notify } from '@/lib/notifications/write';
import { queuePapers } from '@/lib/papers/queue';
import type { Transaction } from '@/lib/platform/db';

interface Told {
  /** What is to be changed and why, or the answer. */
  words: string | null;
  attached?: readonly Document[];
  /** When it happened, if not now. */
  at?: Date | undefined;
}

/**
 * Tells the other side about a step of a request for a change, and writes it into the trail. The answer to one that came on paper goes out
 * as a letter.
 */
export async function tellOfChange(
  tx: Transaction,
  actor: Actor,
  step: ChangeStep,
  {
    id,
    claimId,
    kind,
    documentIds,
    receivedBy,
    sender,
  }: Pick<ChangeRequest, 'id' | 'claimId' | 'kind' | 'documentIds' | 'receivedBy' | 'sender'>,
  { words, attached = [], at }: Told,
) {
  const facts = { type: 'change_request', request: step, kind, reviewNote: words } as const;
  const entered = receivedBy !== null && step === 'asked';
  await notify(tx, actor, {
    ...facts,
    claimIds: [claimId],
    at,
    ...(entered ? { to: 'office' } : { byLetter: receivedBy !== null }),
  });
  if (receivedBy && step !== 'asked') await queuePapers(tx, [claimId], ['change']);
  await recordAudits(
    tx,
    actor,
    'document_uploaded',
    attached.map((document) => ({ claimId, details: traceOf(document) })),
    at,
  );
  const details = {
    changeRequestId: id,
    step,
    kind,
    documents: documentIds.length,
    ...(words ? { reason: words } : {}),
    ...(receivedBy ? { receivedBy, sender } : {}),
  };
  await recordAudit(tx, actor, 'change_request', { claimId, details, at });
}
