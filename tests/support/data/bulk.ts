import type { BulkResult } from '@/lib/client/mutations/claims';
import { rows } from '@/tests/support/database/database';
import { call } from '@/tests/support/http/api';
import { copyClaim } from './many-claims';
import type { TestPerson } from './people';

export interface Refusal {
  message: string;
  code: string;
  issues?: { path: string; message: string; params?: Record<string, string | number> }[];
}

type Result = BulkResult & Refusal;

export const bulkStatus = (person: TestPerson, body: unknown) =>
  call<Result>('PATCH', '/api/claims/bulk/status', { token: person.token, body });

export const bulkAssign = (person: TestPerson, body: unknown) =>
  call<Result>('PATCH', '/api/claims/bulk/assign', { token: person.token, body });

export const setStatus = (person: TestPerson, claimId: string, body: unknown) =>
  call<Refusal & { status: string }>('PATCH', `/api/claims/${claimId}/status`, {
    token: person.token,
    body,
  });

export const assign = (person: TestPerson, claimId: string, body: unknown) =>
  call<Refusal & { assignedToId: string | null }>('PATCH', `/api/claims/${claimId}/assign`, {
    token: person.token,
    body,
  });

/** The ids of this many copies of a claim. */
export async function copiesOf(claimId: string, times: number) {
  await copyClaim(claimId, times);
  const copies = await rows<{ id: string }>(
    `SELECT id FROM claims WHERE id <> $1::uuid
     AND claimant_id = (SELECT claimant_id FROM claims WHERE id = $1::uuid) ORDER BY random() LIMIT $2`,
    [claimId, times],
  );
  return copies.map(({ id }) => id);
}

interface Stand {
  id: string;
  status: string;
  review_note: string | null;
  assigned_to_id: string | null;
}

/** Status and assignee of these claims, in this order. */
export async function statusAndAssigneeOf(ids: string[]) {
  const stands = await rows<Stand>(
    'SELECT id, status, review_note, assigned_to_id FROM claims WHERE id = ANY($1::uuid[])',
    [ids],
  );
  return ids.map((id) => stands.find((stand) => stand.id === id));
}

interface Entry {
  claim_id: string;
  action: string;
  details: Record<string, string | null>;
  user_full_name: string;
}

/** What the audit trail tells of changes of status and assignee of these claims, oldest first. */
export const changesOf = (ids: string[]) =>
  rows<Entry>(
    `SELECT claim_id, action, details, user_full_name FROM audit_entries
     WHERE claim_id = ANY($1::uuid[]) AND action IN ('status_changed', 'claim_assigned') ORDER BY id`,
    [ids],
  );
