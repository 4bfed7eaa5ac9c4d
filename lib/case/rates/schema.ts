import { z } from 'zod/mini';
import { anywayShape } from '@/lib/case/schema';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { plainReferenceRate } from '@/lib/law/currency';
import { currencies } from '@/lib/reference/currencies';

const maxSource = 200;

export const rateParams = z.object({ currency: z.enum(currencies, broken('currency')) });

/** Rupees for one unit of a currency, as stored. */
export const referenceRate = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    const plain = plainReferenceRate(value);
    if (plain) return plain;
    context.issues.push({ code: 'custom', input: value, message: broken('reference_rate') });
    return z.NEVER;
  }),
);

const day = z
  .string(broken('day', { field: 'rateDay' }))
  .check(z.refine((typed) => !calendarDay(typed), broken('day', { field: 'rateDay' })));

const values = { rate: referenceRate, day, source: text('rateSource', maxSource) };

/** `seen` is the rate that the actor saw, null for none; `determined`, how many claims they know to keep it. */
export const rateChange = z.object({
  ...values,
  seen: z.optional(z.nullable(z.object(values))),
  determined: z.optional(z.nullable(z.int(broken('whole_number', { field: 'determinedAtRate' })))),
  ...anywayShape,
});

export type RateChange = z.infer<typeof rateChange>;
