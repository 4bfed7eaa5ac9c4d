import 'server-only';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { newestPublished } from '@/lib/papers/content/list-in-force';
import type { Transaction } from '@/lib/platform/db';
import { invalid, notFound, PortalError } from '@/lib/platform/errors';
import { queryIn } from '@/lib/platform/query';
import { raw, sql } from '@/lib/platform/sql';
import { today } from '@/lib/platform/sql-time';

interface LockedList {
  state: 'published' | 'withdrawn';
  /** `YYYY-MM-DD`. */
  until: string | null;
  over: boolean;
  replaced: boolean;
  onPaper: boolean;
  /** It was published after the day on which the objection came. */
  early: boolean;
  form: CreditorType;
}

const publishedOn = (list: 'l' | 'n') =>
  sql`(${raw(list)}.published_at AT TIME ZONE 'Asia/Kolkata')::date`;

/**
 * Locks a published list that has the claim against its withdrawal, and judges it as on the day on which an objection came on
 * paper, `YYYY-MM-DD`, or now. Throws `not_found`.
 */
export async function lockList(
  tx: Transaction,
  claimId: string,
  number: number,
  cameOn?: string,
): Promise<LockedList> {
  const day = cameOn ? sql`${cameOn}::date` : today;
  const replaced = cameOn
    ? sql`EXISTS (SELECT FROM creditor_lists n WHERE n.state = 'published' AND (n.as_on, n.number) > (l.as_on, l.number)
        AND ${publishedOn('n')} < ${day})`
    : sql`l.number <> ${newestPublished}`;
  const [list] = await queryIn(tx)<Omit<LockedList, 'onPaper'>>(sql`
    SELECT l.state::text, to_char(l.objections_until, 'YYYY-MM-DD') AS until, l.objections_until < ${day} AS over,
      ${replaced} AS replaced, ${publishedOn('l')} > ${day} AS early, c.creditor_type::text AS form
    FROM creditor_lists l JOIN claims c ON c.id = ${claimId}::uuid
    WHERE l.number = ${number}::int AND l.published_at IS NOT NULL
      AND EXISTS (SELECT FROM creditor_list_rows r WHERE r.list_number = l.number AND r.claim_id = c.id)
    FOR SHARE OF l`);
  if (!list) throw notFound('listRow');
  return { ...list, onPaper: cameOn !== undefined };
}

export function requireTaken({ state, replaced, over, early, until, onPaper }: LockedList) {
  if (state === 'withdrawn') throw new PortalError('list_withdrawn');
  if (early) throw invalid('receivedOn', 'received_before_list');
  if (replaced) throw new PortalError('list_replaced');
  if (over)
    throw new PortalError('objections_over', {
      params: { day: until ?? '', act: onPaper ? 'enter' : 'object' },
    });
}
