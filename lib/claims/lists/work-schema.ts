import { z } from 'zod/mini';
import type { WorkFilter } from '@/lib/claims/work-filters';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { lateStates } from '@/lib/law/late-states';

const only = <const Value extends string>(value: Value) =>
  z.optional(z.literal(value, broken('filter', { value })));

const day = z.optional(
  z.string().check(z.refine((value) => !calendarDay(value), broken('filter_day'))),
);

const amount = z.optional(
  z.string().check(z.refine((value) => readAmount(value) !== null, broken('below'))),
);

/** The professionals' filters for work on a list; one left out does not filter. */
export const workFilters = {
  late: only('yes'),
  /** The step of late claims. */
  track: z.optional(z.enum(lateStates, broken('late_state'))),
  documents: only('none'),
  /** Heads that do not add up to the claim's amount. */
  heads: only('differ'),
  /** Identification numbers that another claim has too. */
  numbers: only('same'),
  /** Claims with an open transfer. */
  transfer: only('open'),
  changedSince: day,
  receivedFrom: day,
  receivedTo: day,
  amountFrom: amount,
  amountTo: amount,
  city: z.optional(text('city', 60)),
  /** Stands for an identification number or a telephone, see number.ts. */
  number: z.optional(text('numberToken', 400)),
} satisfies Record<WorkFilter, unknown>;

/** A number as it is typed: PAN, Aadhaar, account, employee number, telephone. */
export const numberBody = z.object({ number: text('numberAsked', 60, 3) });

/** How many unassigned claims somebody takes. */
export const takeBody = z.object({
  count: z._default(
    z
      .int(broken('whole_number', { field: 'count' }))
      .check(
        z.minimum(1, broken('at_least', { field: 'count', min: 1 })),
        z.maximum(100, broken('at_most', { field: 'count', max: 100 })),
      ),
    20,
  ),
});
