import type { PresentedClaim } from '@/lib/claims/records/present';
import type { PresentedVersion } from '@/lib/claims/records/versions';
import type { PresentedNotification } from '@/lib/notifications/read';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import type { Refusal } from './bulk';
import { assignTo, createClaimAs } from './claims';
import { signUp, type TestPerson } from './people';

/** A claimant with a claim assigned to a case manager, and the administrator who assigned it. */
export async function aClaim(type: Parameters<typeof createClaimAs>[1] = 'form_d') {
  const [asha, ravi, meera] = await Promise.all([
    signUp(),
    signUp('ip_case_manager'),
    signUp('ip_admin'),
  ]);
  const claim = await createClaimAs(asha, type);
  await assignTo(meera, claim.id, ravi);
  return { asha, ravi, meera, claim, id: claim.id };
}

type Answered = PresentedClaim & Refusal;

export const edit = (person: TestPerson, claimId: string, body: unknown) =>
  call<Answered>('PATCH', `${person.portal}/api/claims/${claimId}`, { token: person.token, body });

export const withdraw = (
  person: TestPerson,
  claimId: string,
  reason: unknown = 'Filed twice.',
  documentIds?: readonly string[],
) =>
  call<Answered>('POST', `${person.portal}/api/claims/${claimId}/withdraw`, {
    token: person.token,
    body: { reason, documentIds },
  });

export const claimAs = (person: TestPerson, claimId: string) =>
  call<Answered>('GET', `/api/claims/${claimId}`, { token: person.token });

export const versionsAs = (person: TestPerson, claimId: string, query = '') =>
  call<PresentedVersion[]>('GET', `/api/claims/${claimId}/versions${query}`, {
    token: person.token,
  });

export const versionAs = (person: TestPerson, claimId: string, version: number | string) =>
  call<{ version: number; claimData: Record<string, unknown> } & Refusal>(
    'GET',
    `/api/claims/${claimId}/versions/${version}`,
    { token: person.token },
  );

/** A person's notifications about a claim, newest first. */
export async function notificationsAbout(person: TestPerson, claimId: string) {
  const answer = await call<PresentedNotification[]>(
    'GET',
    `${person.portal}/api/notifications?limit=100`,
    {
      token: person.token,
    },
  );
  return answer.body.filter((told) => told.claimId === claimId);
}

/** What the audit trail holds of these actions on a claim, oldest first. */
export const auditOf = (claimId: string, action: string) =>
  rows<{ details: Record<string, unknown>; user_full_name: string }>(
    'SELECT details, user_full_name FROM audit_entries WHERE claim_id = $1 AND action::text = $2 ORDER BY id',
    [claimId, action],
  );

/** Everything about a claim that a change could touch; the portal makes papers of it meanwhile. */
export const recordOf = async (claimId: string) =>
  (
    await rows(
      `SELECT c.*, (SELECT count(*)::int FROM claim_versions WHERE claim_id = c.id) AS versions,
         (SELECT count(*)::int FROM audit_entries WHERE claim_id = c.id AND action <> 'paper_made') AS entries,
         (SELECT count(*)::int FROM notifications WHERE claim_id = c.id) AS told
       FROM claims c WHERE id = $1`,
      [claimId],
    )
  )[0];
