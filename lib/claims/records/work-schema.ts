import { z } from 'zod/mini';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { type LateState, lateStates } from '@/lib/law/late-states';
import {
  type FilterOf,
  type OfEachKind,
  ofKind,
  type WorkFilter,
  workFilterNames,
} from './work-filters';

const schemas: OfEachKind<z.ZodMiniType<string>> = {
  mark: ({ value }) => z.literal(value, broken('filter', { value })),
  track: () => z.enum(lateStates, broken('late_state')),
  day: () => z.string().check(z.refine((value) => !calendarDay(value), broken('filter_day'))),
  amount: () => z.string().check(z.refine((value) => readAmount(value) !== null, broken('below'))),
  words: ({ label, max }) => text(label, max),
  number: () => text('numberToken', 400),
};

type ValueOf<Name extends WorkFilter> = Name extends FilterOf<'track'> ? LateState : string;

/** The professionals' filters for work on a list; one that is left out does not filter. */
export const workFilterShape = Object.fromEntries(
  workFilterNames.map((name) => [name, z.optional(ofKind(schemas, name))]),
) as { [Name in WorkFilter]: z.ZodMiniOptional<z.ZodMiniType<ValueOf<Name>>> };

/** A number as typed: PAN, Aadhaar, account, employee number, telephone. */
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
