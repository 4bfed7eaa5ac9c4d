import { randomUUID } from 'node:crypto';
import { ofClaim, sealedValues } from '@/lib/claims/records/identifiers/values';
import { identifierHashes } from '@/lib/crypto/identifier-hash';
import { formOf } from '@/lib/forms/definitions/registry';
import { formEdition } from '@/lib/forms/edition';
import type { ManyClaim } from './claims';
import type { Cell } from './copy';
import { stepsTo } from './status-history';

/** Somebody who stands in the audit trail. */
export interface Somebody {
  id: string;
  firstName: string;
  lastName: string;
}

const hour = 60 * 60_000;
const nameOf = (person: Somebody) => `${person.firstName} ${person.lastName}`;
const earlier = (a: Date, b: Date) => (a < b ? a : b);

export const claimColumns = [
  'id',
  'creditor_type',
  'claimant_id',
  'creditor_name',
  'claim_amount',
  'claim_description',
  'nature_of_claim',
  'claim_data',
  'form_edition',
  'status',
  'review_note',
  'assigned_to_id',
  'submitted_at',
  'updated_at',
];
export const identifierColumns = ['claim_id', 'kind', 'hash'];
export const entryColumns = [
  'action',
  'claim_id',
  'user_id',
  'user_full_name',
  'user_agent',
  'details',
  'timestamp',
];

interface Filing {
  claim: ManyClaim;
  claimant: Somebody;
  assignee: Somebody | undefined;
  administrator: Somebody;
  at: Date;
  now: Date;
}

/** The row of one claim, those of its identifiers' hashes, and those of the audit entries that its life so far has left. */
export function rowsOf({ claim, claimant, assignee, administrator, at, now }: Filing) {
  const id = randomUUID();
  const { type, status, form } = claim;
  const entry = (action: string, who: Somebody, details: object, timestamp: Date): Cell[] => [
    action,
    id,
    who.id,
    nameOf(who),
    'Demonstration data',
    JSON.stringify(details),
    timestamp,
  ];
  const { documents = [] } = claim;
  const entries = [entry('claim_submitted', claimant, { creditorType: type, documents }, at)];
  let updatedAt = at;
  if (assignee) {
    updatedAt = earlier(new Date(at.getTime() + 1.5 * hour), now);
    const details = { from: null, to: nameOf(assignee), assigneeId: assignee.id };
    entries.push(entry('claim_assigned', administrator, details, updatedAt));
  }
  let [from, note]: [string, string | null] = ['submitted', null];
  for (const { status: to, reviewNote, hoursLater } of stepsTo(status)) {
    updatedAt = earlier(new Date(at.getTime() + hoursLater * hour), now);
    const details = { from, to, ...(reviewNote ? { reviewNote } : {}) };
    entries.push(entry('status_changed', assignee ?? administrator, details, updatedAt));
    [from, note] = [to, reviewNote];
  }
  const { creditorName, claimAmount, claimDescription, natureOfClaim, claimData } = form;
  const row: Cell[] = [
    id,
    type,
    claimant.id,
    creditorName,
    claimAmount,
    claimDescription,
    natureOfClaim,
    JSON.stringify(sealedValues(formOf(type), ofClaim(id), claimData)),
    formEdition.number,
    status,
    note,
    assignee?.id ?? null,
    at,
    updatedAt,
  ];
  const identifiers = identifierHashes(formOf(type), claimData).map(({ kind, hash }): Cell[] => [
    id,
    kind,
    `\\x${hash}`,
  ]);
  return { id, row, identifiers, entries };
}
