import 'server-only';
import type { Amounts } from '@/lib/law/amounts';
import type { Basis } from '@/lib/law/bases';
import type { ClaimedInCurrency } from '@/lib/law/currency';
import type { Facility } from '@/lib/law/facilities';
import type { DeterminedHead } from '@/lib/law/judge';
import type { LateStep } from '@/lib/law/late-states';
import type { Voting } from '@/lib/law/voting-debt';
import { prepared, type Statement } from '@/lib/platform/query';
import { sql } from '@/lib/platform/sql';
import { isoTime } from '@/lib/platform/sql-time';

export interface DeterminationOfPaper {
  number: number;
  basis: Basis;
  heads: DeterminedHead[];
  totals: Amounts;
  securedAmount: string;
  guaranteedAmount: string;
  setOffAmount: string;
  voting: Voting | null;
  className: string | null;
  currency: ClaimedInCurrency | null;
  facilities: Facility[] | null;
  remarks: string | null;
  confirmedAt: Date;
  /** `YYYY-MM-DD`; null for the day of its confirmation. */
  effectiveOn: string | null;
  again: boolean;
  /** The newest step; null while nobody took one. */
  lateStep: LateStep | null;
  /** Those that it answers, and those that waited for an answer when it was confirmed. */
  objections: { list: number; madeAt: string; answered: boolean }[];
}

const statement = (id: string): Statement<DeterminationOfPaper> => sql`
  SELECT d.number, d.basis, d.heads, d.voting, d.currency, d.facilities,
    (SELECT k.name FROM creditor_classes k WHERE k.number = d.class_number) AS "className", d.remarks, d.confirmed_at AS "confirmedAt", to_char(d.effective_on, 'YYYY-MM-DD') AS "effectiveOn", d.secured_amount::text AS "securedAmount",
    d.guaranteed_amount::text AS "guaranteedAmount", d.set_off_amount::text AS "setOffAmount",
    json_build_object('claimed', d.claimed::text, 'admitted', d.admitted::text, 'contingent', d.contingent::text,
      'notAdmitted', d.not_admitted::text, 'underVerification', d.under_verification::text) AS totals,
    EXISTS (SELECT FROM determinations o WHERE o.claim_id = d.claim_id AND o.number < d.number
      AND o.confirmed_at IS NOT NULL) AS again,
    (SELECT l.step::text FROM late_claim_steps l WHERE l.claim_id = d.claim_id ORDER BY l.number DESC LIMIT 1) AS "lateStep",
    (SELECT coalesce(json_agg(json_build_object('list', b.list_number, 'madeAt', ${isoTime('b.made_at')},
        'answered', b.determination_id IS NOT DISTINCT FROM d.id) ORDER BY b.list_number), '[]')
     FROM objections b WHERE b.claim_id = d.claim_id AND (b.determination_id = d.id
       OR b.made_at <= d.confirmed_at AND (b.closed_at IS NULL OR b.closed_at > d.confirmed_at))) AS objections
  FROM determinations d WHERE d.id = ${id}::uuid AND d.confirmed_at IS NOT NULL`;

/** The determination for a letter. Throws when it was never confirmed. */
export async function determinationOfPaper(id: string) {
  const [found] = await prepared(statement(id));
  if (!found) throw new Error('A letter is of a determination that is not confirmed');
  return found;
}
