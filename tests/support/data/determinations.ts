import type { PresentedDetermination } from '@/lib/claims/records/determination';
import { type Amounts, parts } from '@/lib/law/amounts';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import type { Refusal } from './bulk';
import type { TestPerson } from './people';

type Reason = { code: string; text?: string | null; amount?: string };
type Head = { head: string; reasons?: Reason[] } & Partial<Amounts>;

export const ask = <Answer>(person: TestPerson, method: string, path: string, body?: unknown) =>
  call<Answer & Refusal>(method, `${person.portal}/api/${path}`, { token: person.token, body });

/** What the desk sends to determine a claim's first version. */
export const determinationOf = (heads: Head[], changes: object = {}) => ({
  claimVersion: 1,
  basis: 'original',
  heads,
  ...changes,
});

export const determineAs = (person: TestPerson, claimId: string, body: unknown) =>
  ask<PresentedDetermination>(person, 'POST', `claims/${claimId}/determinations`, body);

export const confirmAs = (person: TestPerson, id: string) =>
  ask<PresentedDetermination>(person, 'POST', `determinations/${id}/confirm`, {});

export const returnAs = (person: TestPerson, id: string, remark = 'Look at the books again.') =>
  ask<PresentedDetermination>(person, 'POST', `determinations/${id}/return`, { remark });

export const determinationsFor = async (person: TestPerson, claimId: string) =>
  (
    await ask<{ determinations: PresentedDetermination[] }>(
      person,
      'GET',
      `claims/${claimId}/determinations`,
    )
  ).body.determinations;

/** Puts the step "condoned" of a late claim there, whenever the claim came. */
export const condonedBy = (person: TestPerson, claimId: string) =>
  rows(
    `INSERT INTO late_claim_steps (claim_id, number, step, on_day, law_edition, taken_by_id)
     VALUES ($1, 1, 'condoned', '2027-01-06', '1', $2)`,
    [claimId, person.user.id],
  );

/** The five amounts, claimed first. */
export const fiveAmountsOf = (totals: Amounts) =>
  ['claimed', ...parts].map((part) => totals[part as keyof Amounts]);

/** Everything about a claim that a refused call must leave unchanged. */
export const traceOf = (claimId: string, ask = rows) =>
  ask(
    `SELECT c.*, (SELECT json_agg(d ORDER BY d.number) FROM determinations d WHERE d.claim_id = c.id) AS determinations,
       (SELECT count(*)::int FROM audit_entries a WHERE a.claim_id = c.id AND a.action NOT IN ('document_opened', 'paper_made')) AS entries,
       (SELECT count(*)::int FROM notifications n WHERE n.claim_id = c.id) AS notices,
       (SELECT row_to_json(k) FROM claim_desk k WHERE k.id = c.id) AS desk
     FROM claims c WHERE c.id = $1`,
    [claimId],
  );
