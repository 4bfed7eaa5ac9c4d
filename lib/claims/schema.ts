import { z } from 'zod/mini';
import { creditorTypes } from '@/lib/forms/field';
import { id, text } from '@/lib/text';
import { claimSorts } from './sorts';
import { claimStatuses, reviewStatuses } from './status';

const pageNumber = (label: string, most: number, fallback: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,7}$/, `${label} must be a whole number`)), fallback),
    z.pipe(
      z.transform(Number),
      z
        .int()
        .check(
          z.minimum(1, `${label} must be at least 1`),
          z.maximum(most, `${label} must be at most ${most}`),
        ),
    ),
  );

const filters = {
  status: z.optional(z.enum(claimStatuses, 'This is not a status of a claim')),
  creditorType: z.optional(z.enum(creditorTypes, 'This is not a creditor type')),
  assignedToId: z.optional(z.union([z.literal('unassigned'), id('The assignee')])),
  search: z.optional(text('Search', 200, 0)),
};

const order = {
  sort: z._default(z.enum(claimSorts, 'Claims cannot be sorted by this'), 'submittedAt'),
  order: z._default(z.enum(['asc', 'desc'], 'The order is asc or desc'), 'desc'),
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

/** A new claim as it is sent. The form's own rules are checked by its definition, see submit.ts. */
export const claimBody = z.object({
  creditorType: z.enum(creditorTypes, 'Choose a creditor type'),
  claimAmount: z.optional(z.string('Claim amount must be text holding a number')),
  claimDescription: z.optional(z.string('Claim description must be text')),
  natureOfClaim: z.optional(z.string('Nature of claim must be text')),
  claimData: z.record(z.string(), z.unknown(), 'claimData must hold the fields of the form'),
});

export const statusBody = z.object({
  status: z.enum(reviewStatuses, 'Choose a status'),
  reviewNote: z.optional(z.nullable(text('Review note', 2000, 0))),
});

export const assignBody = z.object({ assigneeId: z.nullable(id('The assignee')) });

export type ClaimsQuery = z.infer<typeof claimsQuery>;
export type ClaimsListQuery = z.infer<typeof claimsListQuery>;
export type ClaimFilters = Pick<ClaimsQuery, keyof typeof filters>;
export type ClaimBody = z.infer<typeof claimBody>;
