import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { listLimit, pageNumber } from '@/lib/format/list-schema';
import { id, text } from '@/lib/format/text-schema';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { claimStatuses, reviewStatuses } from '@/lib/reference/claim-status';
import { maxNoteLength } from './note';
import { claimSorts } from './sorts';

const claimStatus = z.enum(claimStatuses, broken('claim_status'));

const filters = {
  status: z.optional(claimStatus),
  creditorType: z.optional(z.enum(creditorTypes, broken('creditor_type'))),
  assignedToId: z.optional(z.union([z.literal('unassigned'), id('assignee')])),
  search: z.optional(text('search', 200, 0)),
};

const order = {
  sort: z._default(z.enum(claimSorts, broken('sort')), 'submittedAt'),
  order: z._default(z.enum(['asc', 'desc'], broken('order')), 'desc'),
};

/** A list of claims without its pages: what narrows it (what is left out narrows nothing) and its order. */
export const claimsListQuery = z.object({ ...filters, ...order });

/** A page of a list of claims. */
export const claimsQuery = z.object({
  ...filters,
  ...order,
  page: pageNumber('page', 1_000_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

const claimData = z.record(z.string(), z.unknown(), broken('form_values', { field: 'claimData' }));

/** What of the form also stands beside claimData. */
const formValues = {
  claimAmount: z.optional(z.string(broken('number_text', { field: 'claimAmount' }))),
  claimDescription: z.optional(z.string(broken('text', { field: 'claimDescription' }))),
  natureOfClaim: z.optional(z.string(broken('text', { field: 'natureOfClaim' }))),
};

/** A new claim as it is sent. The form's own rules are checked by its definition, see submit.ts. */
export const claimBody = z.object({
  creditorType: z.enum(creditorTypes, broken('choose_creditor_type')),
  ...formValues,
  claimData,
});

/** A change of a claim's form, whole or in part; `version` is the one that the person started from. */
export const editBody = z.object({
  version: z.optional(
    z
      .int(broken('whole_number', { field: 'version' }))
      .check(z.minimum(1, broken('at_least', { field: 'version', min: 1 }))),
  ),
  ...formValues,
  claimData: z._default(claimData, {}),
});

/** The field whose identifier is asked for; a column of a table by both names, with a point. */
export const revealBody = z.object({ field: text('field', 100) });

export const withdrawBody = z.object({ reason: text('reason', maxNoteLength) });

/** Which part of the list of versions to give: the newest, or the newest before one of them. */
export const versionsQuery = z.object({
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, broken('number', { field: 'versionBefore' }))),
      z.transform(Number),
    ),
  ),
  limit: listLimit(100, 50),
});

/** The path of one version of a claim. */
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

/** `from` is what the person who asks saw, see edit-conflict.ts. */
export const statusBody = z.object({ ...statusChange, from: z.optional(claimStatus) });

export const assignBody = z.object({ ...assignment, from: z.optional(z.nullable(id('from'))) });

/** The ids of 1 to 500 claims, each once. */
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

export const bulkStatusBody = z.object({ claimIds, ...statusChange, seen: seenOf(claimStatus) });

export const bulkAssignBody = z.object({
  claimIds,
  ...assignment,
  seen: seenOf(z.nullable(id('assigneeSeen'))),
});

export type ClaimsQuery = z.infer<typeof claimsQuery>;
export type ClaimsListQuery = z.infer<typeof claimsListQuery>;
export type ClaimFilters = Pick<ClaimsQuery, keyof typeof filters>;
export type ClaimBody = z.infer<typeof claimBody>;
export type ClaimEdit = z.infer<typeof editBody>;
export type VersionsQuery = z.infer<typeof versionsQuery>;
