import type { Actor } from '@/lib/access/actor';
import { invitedIn, ownedIn } from '@/lib/access/proven-address';
import { visibleIn } from '@/lib/access/visible-claims';
import type { PageQuery } from '@/lib/format/list-schema';
import type { CreditorType } from '@/lib/forms/definitions/field';
import type { Language } from '@/lib/i18n/language';
import { type LetterKind, paperNumber } from '@/lib/papers/kinds';
import { invitationFailed } from '@/lib/papers/sending/invitation';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';
import { addressOf } from './address';

/** No address, not confirmed, invited and not come, mail failed, or the account is closed. */
export type PostReason = 'no_address' | 'unproven' | 'invited' | 'undelivered' | 'closed';

export interface LetterForPost {
  id: string;
  claimId: string;
  number: string;
  kind: LetterKind;
  language: Language;
  /** ISO 8601. */
  madeAt: string;
  creditorName: string;
  /** The lines below the name, as the claim's form gives them. */
  address: string[];
  reason: PostReason;
}

interface Row extends Omit<LetterForPost, 'number' | 'address'> {
  claimNumber: string;
  number: number;
  creditorType: CreditorType;
  claimData: Record<string, unknown>;
}

/** SQL over `papers p` and `claims c`: the actor's letters for the post. */
export const forPost = (actor: Actor) =>
  sql`p.for_post AND p.replaced_by_id IS NULL AND ${visibleIn(actor, 'claim.file')}`;

/** The statement behind `lettersForPost`. */
export const lettersForPostStatement = (
  actor: Actor,
  { page, limit }: PageQuery,
): Statement<Row> => sql`
  SELECT p.id, p.claim_id AS "claimId", c.claim_number AS "claimNumber", p.number, p.kind, p.language,
    ${isoTime('p.made_at')} AS "madeAt", c.creditor_name AS "creditorName", c.creditor_type AS "creditorType",
    c.claim_data AS "claimData",
    CASE WHEN u.email IS NULL THEN 'no_address' WHEN u.status <> 'active' THEN 'closed'
      WHEN ${invitedIn('u')} THEN CASE WHEN ${invitationFailed('u')} THEN 'undelivered' ELSE 'invited' END
      WHEN NOT (${ownedIn('u')}) THEN 'unproven' ELSE 'undelivered' END AS reason
  FROM papers p JOIN claims c ON c.id = p.claim_id JOIN users u ON u.id = c.claimant_id
  WHERE ${forPost(actor)} ORDER BY p.made_at, p.id LIMIT ${limit}::int OFFSET ${(page - 1) * limit}::int`;

/** The count stops here, since nobody prints more in a day. */
const maxCounted = 10_000;

/** The letters to send by post, oldest first. `total` is exact up to 10,000, which also stands for more. */
export async function lettersForPost(actor: Actor, asked: PageQuery) {
  const [rows, [counted]] = await Promise.all([
    prepared(lettersForPostStatement(actor, asked)),
    prepared<{ total: number }>(sql`
      SELECT count(*)::int AS total FROM (
        SELECT FROM papers p JOIN claims c ON c.id = p.claim_id WHERE ${forPost(actor)} LIMIT ${maxCounted}) AS found`),
  ]);
  const letters = rows.map(
    ({ claimNumber, number, creditorType, claimData, ...letter }): LetterForPost => ({
      ...letter,
      number: paperNumber(claimNumber, number),
      address: addressOf(creditorType, claimData),
    }),
  );
  return { letters, total: counted?.total ?? 0, page: asked.page, limit: asked.limit };
}
