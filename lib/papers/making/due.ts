import 'server-only';
import { recordAudit } from '@/lib/audit/write';
import { finishFile } from '@/lib/documents/unfinished';
import { newCode } from '@/lib/papers/check-code';
import { saidIn } from '@/lib/papers/content/said';
import { sendLetter } from '@/lib/papers/sending/send';
import { templateEdition } from '@/lib/papers/typeset/templates';
import { typeset } from '@/lib/papers/typeset/thread';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { PortalError } from '@/lib/platform/errors';
import { whileHeld } from '@/lib/platform/held';
import { log } from '@/lib/platform/log';
import { prepared, type Statement } from '@/lib/platform/query';
import { everyRound, inRounds } from '@/lib/platform/rounds';
import { isClosing } from '@/lib/platform/shutdown';
import { sql } from '@/lib/platform/sql';
import { begun, DiedTooOften, failed, putOff, requireTry, wasLast } from '@/lib/platform/tries';
import { charging } from '@/lib/platform/work-in-turn';
import { compose, type Mask, type QueuedPaper } from './compose';
import { holdNext, paperWork } from './in-turn';
import { keepPdf } from './keep';

// Read only now: whoever held it before may have made it.
const begin = (id: string): Statement<QueuedPaper> => sql`
  UPDATE papers SET ${begun}
  WHERE id = ${id}::uuid AND state = 'queued' AND next_try_at <= now()
  RETURNING id, claim_id AS "claimId", number, kind::text AS kind, language, claim_version AS "claimVersion",
    subject_id AS "subjectId", queued_at AS "queuedAt", attempts, deaths, letter`;

/** Makes a paper and keeps it, in memory until it is in the store. */
async function make(paper: QueuedPaper, mask: Mask, share: string) {
  const code = newCode();
  const madeAt = await databaseTime();
  const { text, amount } = await compose(paper, { code, madeAt, mask });
  const kept = await keepPdf(await typeset(text, { key: share, kind: 'house' }), code);
  return { row: { ...kept, madeAt, amount, template: templateEdition() }, said: saidIn(text) };
}

async function makeAndNote(paper: QueuedPaper, mask: Mask, share: string) {
  const { row: made, said } = await make(paper, mask, share);
  const { id, kind, number, language, claimId } = paper;
  await db.$transaction(async (tx) => {
    await finishFile(tx, made.fileId);
    await tx.paper.update({
      where: { id, state: 'queued' },
      data: { ...made, state: 'made', deaths: { decrement: 1 } },
    });
    if (paper.letter) await sendLetter(tx, { id, claimId, kind, said });
    const sha256 = made.sha256.toString('hex');
    const details = { paperId: id, kind, number, language, template: made.template, sha256 };
    await recordAudit(tx, null, 'paper_made', { claimId, details });
  });
}

async function noteFailure(paper: QueuedPaper, error: unknown) {
  const { id } = paper;
  const waits = error instanceof PortalError;
  const over = !waits && wasLast(paper, error);
  log.warn({ err: error, paperId: id, over }, 'a paper was not made');
  if (waits) await noteWait(id, error.code);
  else
    await prepared(sql`
      UPDATE papers SET ${failed}, last_error = ${error instanceof DiedTooOften ? 'died' : 'fault'},
        state = CASE WHEN ${over}::boolean THEN 'failed' ELSE state END
      WHERE id = ${id}::uuid AND state = 'queued'`);
}

// A store that is away is waited for. It may come back any moment, sooner if it went away only just now.
const noteWait = (id: string, code: string) =>
  prepared(sql`
    UPDATE papers SET ${putOff(sql`least(30, 2 + extract(epoch FROM now() - queued_at) / 4)`)}, last_error = ${code}
    WHERE id = ${id}::uuid AND state = 'queued'`);

async function makeOne({ id, share }: { id: string; share: string }, mask: Mask) {
  const [taken] = await prepared(begin(id));
  if (!taken) return;
  try {
    requireTry(taken);
    await makeAndNote(taken, mask, share);
  } catch (error) {
    await noteFailure(taken, error);
  }
}

/** Makes all due papers, one after the other, until none is left or the process ends. */
async function makeDue(mask: Mask) {
  const makeNext = () =>
    whileHeld(holdNext, (held) => makeOne(held, mask).finally(charging(paperWork, held.share)));
  while (!isClosing() && (await makeNext()));
}

/** Starts making due papers. Several instances may do so at once. */
export const schedulePapers = (mask: Mask) =>
  everyRound(inRounds('papers wait', () => makeDue(mask)));
