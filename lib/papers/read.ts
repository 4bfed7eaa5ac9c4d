import type { Actor } from '@/lib/access/actor';
import { openings } from '@/lib/access/limits';
import { claimsVisibleTo, visibleIn } from '@/lib/access/visible-claims';
import { recordAudit } from '@/lib/audit/write';
import { unwrapDataKey } from '@/lib/crypto/data-key';
import { Damaged, decrypt } from '@/lib/crypto/envelope';
import { masterKeys } from '@/lib/crypto/master-keys';
import { paperBucket } from '@/lib/documents/stored-files';
import { db } from '@/lib/platform/db';
import { notFound, PortalError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { prepared, queryIn, type Statement } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { store } from '@/lib/storage/current';
import { openCode, shownCode } from './check-code';
import { paperNumber } from './kinds';
import type { PresentedPaper } from './present';
import { sentColumn } from './sending/present';

const maxShown = 500;

interface Row extends Omit<PresentedPaper, 'number' | 'checkCode'> {
  claimNumber: string;
  number: number;
  fileId: string | null;
  wrappedKey: Buffer | null;
  sealedCode: Buffer | null;
}

// One row at least, which tells a claim without papers from one that is not the actor's.
/** The statement behind `papersOf`. */
export const papersStatement = (actor: Actor, claimId: string): Statement<Row> => sql`
  SELECT p.id, p.kind, p.language, p.number, p.state, p.claim_version AS "claimVersion", c.claim_number AS "claimNumber",
    ${isoTime('p.queued_at')} AS "createdAt", ${isoTime('p.made_at')} AS "madeAt", p.file_size AS "fileSize",
    encode(p.sha256, 'hex') AS sha256, p.replaced_by_id AS "replacedBy", p.file_id AS "fileId",
    p.wrapped_key AS "wrappedKey", p.sealed_code AS "sealedCode", ${sentColumn} AS sent
  FROM claims c JOIN users u ON u.id = c.claimant_id LEFT JOIN papers p ON p.claim_id = c.id
  WHERE c.id = ${claimId}::uuid AND ${visibleIn(actor, 'claim.read')}
  ORDER BY p.number DESC LIMIT ${maxShown}::int`;

/** Without its key a code is not shown; nobody can open the paper either. */
function codeOf({ id, fileId, wrappedKey, sealedCode }: Row) {
  if (!fileId || !wrappedKey || !sealedCode) return null;
  try {
    return shownCode(openCode(unwrapDataKey(masterKeys(), fileId, wrappedKey), sealedCode));
  } catch (error) {
    log.error({ paperId: id, err: error }, 'a check code does not open');
    return null;
  }
}

function present(row: Row): PresentedPaper {
  const { claimNumber, number, fileId: _id, wrappedKey: _key, sealedCode: _code, ...told } = row;
  return {
    ...told,
    number: paperNumber(claimNumber, number),
    checkCode: codeOf(row),
  };
}

/** The papers of a claim, newest first. Throws `not_found`. */
export async function papersOf(actor: Actor, claimId: string) {
  const rows = await prepared(papersStatement(actor, claimId));
  if (rows.length === 0) throw notFound('claim');
  return { papers: rows.filter(({ id }) => id).map(present) };
}

/**
 * A paper and its content, byte for byte as made. The trail records it first, except for `head`, which gives no content. Throws
 * `not_found`, also for an unfinished one, the limit's refusal, `damaged` and `store_unavailable`.
 */
export async function openPaper(actor: Actor, id: string, head: boolean) {
  const paper = await db.paper.findFirst({
    where: { id, state: 'made', claim: claimsVisibleTo(actor, 'claim.read') },
    include: { claim: { select: { claimNumber: true } } },
  });
  const { fileId, wrappedKey } = paper ?? {};
  if (!paper || !fileId || !wrappedKey) throw notFound('paper');
  const name = `${paperNumber(paper.claim.claimNumber, paper.number)}.pdf`;
  if (head) return { name, content: null };
  await consumeActorLimits(openings, actor);
  const content = await contentOf(id, fileId, wrappedKey);
  const { claimId, kind, number } = paper;
  const entry = { claimId, details: { paperId: id, kind, number } };
  await db.$transaction(async (tx) => {
    if (actor.role === 'claimant')
      await queryIn(tx)(sql`
        UPDATE papers SET opened_at = now(), for_post = false WHERE id = ${id}::uuid AND opened_at IS NULL`);
    await recordAudit(tx, actor, 'paper_opened', entry);
  });
  return { name, content };
}

/** A paper's file, verified completely before its first byte goes out. Throws `damaged` and `store_unavailable`. */
export async function contentOf(paperId: string, fileId: string, wrappedKey: Uint8Array) {
  const pieces: Buffer[] = [];
  try {
    const key = unwrapDataKey(masterKeys(), fileId, wrappedKey);
    const stored = await (await store()).get({ bucket: paperBucket, id: fileId });
    for await (const piece of decrypt(key, stored)) pieces.push(piece);
  } catch (error) {
    log.error({ paperId, err: error }, 'a paper does not open');
    throw error instanceof Damaged ? new PortalError('damaged', { cause: error }) : error;
  }
  return Buffer.concat(pieces);
}
