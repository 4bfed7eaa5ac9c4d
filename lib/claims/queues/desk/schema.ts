import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { pageNumber } from '@/lib/format/list-schema';
import { id, text } from '@/lib/format/text-schema';
import { creditorTypes } from '@/lib/forms/definitions/field';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { deskQueues } from './queues';

export const deskSorts = ['due', 'amount', 'form', 'submittedAt'] as const;

const dueDay = z.string().check(z.refine((text) => !calendarDay(text), broken('due')));

/** Whose claims, due by when, in which order. What is left out does not filter. */
export const deskQuery = z.object({
  queue: z._default(z.enum(deskQueues, broken('queue')), 'to_verify'),
  assignee: z.optional(
    z.union([z.literal('mine'), z.literal('unassigned'), z.literal('all'), id('assignee')]),
  ),
  creditorType: z.optional(z.enum(creditorTypes, broken('creditor_type'))),
  due: z.optional(z.union([z.literal('overdue'), dueDay], broken('due'))),
  search: z.optional(text('search', 200, 0)),
  /** A token of a number that identifies somebody. */
  number: z.optional(text('numberToken', 400)),
  sort: z._default(z.enum(deskSorts, broken('sort')), 'due'),
  order: z.optional(z.enum(['asc', 'desc'], broken('order'))),
  page: pageNumber('page', 100_000, '1'),
  limit: pageNumber('limit', 100, '20'),
});

/** All claims of a queue that these filters leave. Refuses an unknown filter: without it, the call would take more. */
export const deskSelectionBody = z.strictObject({
  queue: deskQuery.shape.queue,
  assignee: deskQuery.shape.assignee,
  creditorType: deskQuery.shape.creditorType,
  due: deskQuery.shape.due,
  search: deskQuery.shape.search,
  number: deskQuery.shape.number,
});

export type DeskSelection = z.infer<typeof deskSelectionBody>;

/** Whose claims are counted. */
export const deskCountsQuery = z.object({ assignee: deskQuery.shape.assignee });

export type DeskAsked = z.infer<typeof deskQuery>;
export type DeskCountsAsked = z.infer<typeof deskCountsQuery>;
