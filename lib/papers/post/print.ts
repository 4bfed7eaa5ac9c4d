import 'server-only';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Actor } from '@/lib/access/actor';
import { reports } from '@/lib/access/limits';
import { recordAudits } from '@/lib/audit/write';
import type { CaseFacts } from '@/lib/case/fields';
import { readCase } from '@/lib/case/read';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { languageFrom } from '@/lib/i18n/language';
import { coverOf } from '@/lib/papers/content/cover';
import { printable } from '@/lib/papers/content/printable';
import { paperNumber } from '@/lib/papers/kinds';
import { contentOf } from '@/lib/papers/read';
import { typeset } from '@/lib/papers/typeset/thread';
import { databaseTime } from '@/lib/platform/database-time';
import { db } from '@/lib/platform/db';
import { notFound } from '@/lib/platform/errors';
import { prepared } from '@/lib/platform/query';
import { consumeActorLimits } from '@/lib/platform/slow-down';
import { sql } from '@/lib/platform/sql';
import { addressOf } from './address';
import { forPost } from './read';

interface Row {
  id: string;
  claimId: string;
  claimNumber: string;
  number: number;
  language: string;
  fileId: string;
  wrappedKey: Buffer;
  creditorName: string;
  creditorType: CreditorType;
  claimData: Record<string, unknown>;
}

const lettersOf = (actor: Actor, ids: readonly string[]) =>
  prepared<Row>(sql`
    SELECT p.id, p.claim_id AS "claimId", c.claim_number AS "claimNumber", p.number, p.language, p.file_id AS "fileId",
      p.wrapped_key AS "wrappedKey", c.creditor_name AS "creditorName", c.creditor_type::text AS "creditorType",
      c.claim_data AS "claimData"
    FROM papers p JOIN claims c ON c.id = p.claim_id
    WHERE p.id = ANY(${[...ids]}::uuid[]) AND p.state = 'made' AND ${forPost(actor)} ORDER BY p.made_at, p.id`);

/** The addresses stand where an envelope's window shows them. */
const setCover = (row: Row, facts: CaseFacts, madeAt: Date) =>
  typeset(
    coverOf(facts, {
      language: languageFrom(row.language),
      number: paperNumber(row.claimNumber, row.number),
      recipient: [printable(row.creditorName), ...addressOf(row.creditorType, row.claimData)],
      madeAt,
    }),
  );

const a4 = [595.28, 841.89] as const;

/** Starts on a new sheet, for printing on both sides. */
async function addTo(book: PDFDocument, pdf: Buffer) {
  const part = await PDFDocument.load(pdf, { updateMetadata: false });
  for (const page of await book.copyPages(part, part.getPageIndices())) book.addPage(page);
  if (book.getPageCount() % 2 === 1) book.addPage([...a4]);
}

/**
 * Letters for the post as one PDF, each on new sheets after one for an envelope's window. The trail records who has it. Throws
 * `not_found` for one not among the actor's letters for the post, and the limit's refusal.
 */
export async function printLetters(actor: Actor, ids: readonly string[]) {
  await consumeActorLimits(reports, actor);
  const rows = await lettersOf(actor, ids);
  if (rows.length < ids.length) throw notFound('paper');
  const facts = await readCase();
  const made = await databaseTime();
  const book = await PDFDocument.create({ updateMetadata: false });
  for (const row of rows) {
    await addTo(book, await setCover(row, facts, made));
    await addTo(book, await contentOf(row.id, row.fileId, row.wrappedKey));
  }
  const content = Buffer.from(await book.save());
  const entries = rows.map(({ id, claimId, number }) => ({
    claimId,
    details: { paperId: id, number, printed: true },
  }));
  await db.$transaction((tx) => recordAudits(tx, actor, 'paper_opened', entries));
  return { content, letters: rows.length };
}
