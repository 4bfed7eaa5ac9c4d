import { rows } from '@/tests/support/database/database';

/** As many copies of a claim, each filed a minute before the one before; for long lists. */
export const copyClaim = (claimId: string, times: number) =>
  rows(
    `INSERT INTO claims (creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
       nature_of_claim, claim_data, form_edition, status, assigned_to_id, submitted_at)
     SELECT creditor_type, claimant_id, creditor_name, claim_amount, claim_description,
       nature_of_claim, claim_data, form_edition, status, assigned_to_id, submitted_at - n * interval '1 minute'
     FROM claims, generate_series(1, $2::int) AS n WHERE id = $1::uuid`,
    [claimId, times],
  );
