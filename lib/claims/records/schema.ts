import { z } from 'zod/mini';
import { documentIds } from '@/lib/documents/attached-schema';
import { broken } from '@/lib/format/broken-rule';
import { listLimit, pageNumber } from '@/lib/format/list-schema';
import { id, text } from '@/lib/format/text-schema';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { email } from '@/lib/identity/accounts/email';
import { claimStatuses, reviewStatuses } from '@/lib/reference/claim-status';
import { waysOfReceipt } from '@/lib/reference/received-by';
import { maxNoteLength } from './note-limit';
import { anywayShape } from './published/anyway-schema';
import { claimSorts } from './sorts';
import { workFilterShape } from './work-schema';

const claimStatus = z.enum(claimStatuses, broken('claim_status'));

const filters = {
  status: z.optional(z.enum(['pending', ...claimStatuses], broken('claim_status'))),
  creditorType: z.optional(z.enum(creditorTypes, broken('creditor_type'))),
  assignedToId: z.optional(z.union([z.literal('unassigned'), id('assignee')])),
  search: z.optional(text('search', 200, 0)),
  ...workFilterShape,
};

const order = {
  sort: z._default(z.enum(claimSorts, broken('sort')), 'submittedAt'),
  order: z._default(z.enum(['asc', 'desc'], broken('order')), 'desc'),
};

/** With a search: those that say best what is typed come first, alike ones in the order of the list. */
const ranked = { ranked: z.optional(z.literal('yes', broken('filter', { value: 'yes' }))) };

/** A list of claims without its pages: its filters (one left out does not filter) and its order. */
export const claimsListQuery = z.object({ ...filters, ...order, ...ranked });

/** The filters alone. Refuses an unknown one: without it, the call would take every claim. */
export const claimFilters = z.strictObject(filters);

/** The claims of which each filter's count is asked. */
export const countsQuery = z.object({
  status: filters.status,
  creditorType: filters.creditorType,
  assignedToId: filters.assignedToId,
});

export const claimsQuery = z.object({
  ...filters,
  ...order,
  ...ranked,
  page: pageNumber('page', 1_000_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

const claimData = z.record(z.string(), z.unknown(), broken('form_values', { field: 'claimData' }));

/** The values of the form that also exist beside claimData. */
const formValues = {
  claimAmount: z.optional(z.string(broken('number_text', { field: 'claimAmount' }))),
  claimDescription: z.optional(z.string(broken('text', { field: 'claimDescription' }))),
  natureOfClaim: z.optional(z.string(broken('text', { field: 'natureOfClaim' }))),
};

/** The form's definition checks the form's own rules, see submit.ts. */
export const claimBody = z.object({
  creditorType: z.enum(creditorTypes, broken('choose_creditor_type')),
  ...formValues,
  claimData,
  ...anywayShape,
});

/** When and how a claim came on paper, and which questions about it the actor has confirmed. */
export const enteredBody = z.object({
  ...claimBody.shape,
  receivedOn: z
    .string(broken('day', { field: 'receivedOn' }))
    .check(z.refine((text) => !calendarDay(text), broken('day', { field: 'receivedOn' }))),
  receivedBy: z.enum(waysOfReceipt, broken('received_by')),
  beforeCommencement: z._default(z.boolean(broken('yes_or_no', { field: 'receivedOn' })), false),
  evenIfSame: z._default(z.boolean(broken('yes_or_no', { field: 'receivedOn' })), false),
});

const version = z
  .int(broken('whole_number', { field: 'version' }))
  .check(z.minimum(1, broken('at_least', { field: 'version', min: 1 })));

/** A change of a claim's form, in whole or in part; `version` is the one that the person started from. */
export const editBody = z.object({
  version: z.optional(version),
  ...formValues,
  claimData: z._default(claimData, {}),
  ...anywayShape,
});

/** A correction of a claim entered from paper, and why. */
export const correctionBody = z.object({
  ...editBody.shape,
  reason: text('correctionReason', maxNoteLength),
});

/** Where a creditor without an account is invited. */
export const invitationBody = z.object({ email });

/** The field whose identifier is asked for; for a table's column both names with a point between them. */
export const revealBody = z.object({ field: text('field', 100) });

/** The Idempotency-Key that a claim was sent with. */
export const submissionPath = z.object({ key: text('idempotencyKey', 200) });

/** A professional who records a withdrawal attaches the letter or mail that asks for it. */
export const withdrawBody = z.object({ reason: text('reason', maxNoteLength), documentIds });

export type Withdrawal = z.infer<typeof withdrawBody>;

export const undoWithdrawalBody = z.object({ reason: text('reason', maxNoteLength) });

export type UndoneWithdrawal = z.infer<typeof undoWithdrawalBody>;

/** Asks for the newest versions, or the newest before one of them. */
export const versionsQuery = z.object({
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, broken('number', { field: 'versionBefore' }))),
      z.transform(Number),
    ),
  ),
  limit: listLimit(100, 50),
});

export const versionOfClaim = z.object({
  id: id('id'),
  version: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
});

const maxAtOnce = 500;

const statusChange = {
  status: z.enum(reviewStatuses, broken('choose_status')),
  reviewNote: z.optional(z.nullable(text('reviewNote', maxNoteLength, 0))),
};

const assignment = { assigneeId: z.nullable(id('assignee')) };

/** `from` and `version` are what the actor saw, see edit-conflict.ts. */
export const statusBody = z.object({
  ...statusChange,
  from: z.optional(claimStatus),
  version: z.optional(version),
});

export const assignBody = z.object({ ...assignment, from: z.optional(z.nullable(id('from'))) });

/** 1 to 500 ids, each once. */
const claimIds = z.pipe(
  z.pipe(
    z.array(id('claim'), broken('id_list', { field: 'claimIds' })),
    z.transform((ids) => [...new Set(ids)]),
  ),
  z
    .array(z.string())
    .check(
      z.minLength(1, broken('no_claims')),
      z.maxLength(maxAtOnce, broken('too_many_claims', { max: maxAtOnce })),
    ),
);

/** What was seen of each claim, by its id. */
const seenOf = <S extends z.core.$ZodType>(value: S) =>
  z.pipe(
    z._default(z.record(z.string(), value, broken('seen', { field: 'seen' })), {}),
    z.transform(
      (seen) => new Map(Object.entries(seen).map(([key, of]) => [key.toLowerCase(), of])),
    ),
  );

export const bulkStatusBody = z.object({
  claimIds,
  ...statusChange,
  seen: seenOf(claimStatus),
  /** In the order of `claimIds`: a browser that closes can send little. */
  versions: z.optional(z.array(version, broken('each_version', { field: 'versions' }))),
});

export const bulkAssignBody = z.object({
  claimIds,
  ...assignment,
  seen: seenOf(z.nullable(id('assigneeSeen'))),
});

export type ClaimsQuery = z.infer<typeof claimsQuery>;
export type ClaimsListQuery = z.infer<typeof claimsListQuery>;
export type ClaimFilters = z.infer<typeof claimFilters>;
export type ClaimBody = z.infer<typeof claimBody>;
export type EnteredBody = z.infer<typeof enteredBody>;
export type ClaimEdit = z.infer<typeof editBody>;
export type ClaimCorrection = z.infer<typeof correctionBody>;
export type VersionsQuery = z.infer<typeof versionsQuery>;
