/** @typedef {{ id: string, version: number, amount: string }} Claim */

/**
 * Claims of two simple forms that nobody has looked at, at most so many.
 * @param {import('pg').Client} client
 * @param {number} count
 * @returns {Promise<Claim[]>}
 */
export async function claimsToVerify(client, count) {
  const { rows } = await client.query(
    `SELECT c.id, c.version, c.claim_amount::text AS amount FROM claim_desk k JOIN claims c ON c.id = k.id
     WHERE k.queue = 'to_verify' AND k.creditor_type IN ('form_b', 'form_ca') ORDER BY c.id LIMIT $1`,
    [count],
  );
  return rows;
}

/**
 * Proposals to admit these claims in full, made without the portal.
 * @param {import('pg').Client} client
 * @param {Claim[]} claims
 * @returns {Promise<{ id: string, claimId: string }[]>}
 */
export async function propose(client, claims) {
  const { rows } = await client.query(
    `INSERT INTO determinations (claim_id, number, claim_version, state, heads, claimed, admitted, contingent,
       not_admitted, under_verification, category, law_edition)
     SELECT c.id, 1, c.version, 'proposed', jsonb_build_array(jsonb_build_object('head', 'principal',
       'claimed', c.claim_amount::text, 'admitted', c.claim_amount::text, 'contingent', '0.00', 'notAdmitted', '0.00',
       'underVerification', '0.00', 'reasons', '[]'::jsonb)), c.claim_amount, c.claim_amount, 0, 0, 0,
       (CASE c.creditor_type WHEN 'form_b' THEN 'operational' ELSE 'unsecured_class' END)::"CreditorCategory", '2026-1'
     FROM claims c WHERE c.id = ANY($1::uuid[]) ORDER BY c.id RETURNING id, claim_id AS "claimId"`,
    [claims.map(({ id }) => id)],
  );
  return rows;
}
