import { z } from 'zod/mini';
import { readCase } from '@/lib/case/read';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { daysBetween } from '@/lib/format/days';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { compoundings, interestOf, readRate } from '@/lib/law/interest';
import { invalid, PortalError } from '@/lib/platform/errors';

const day = (field: 'from' | 'to') =>
  z
    .string(broken('day', { field }))
    .check(z.refine((text) => !calendarDay(text), broken('day', { field })));

/** Without `to` interest runs to the commencement date; it goes beyond that only if the request says so. */
export const interestBody = z.object({
  principal: z.unknown(),
  rate: z.pipe(
    z.union([z.string(), z.number()], broken('rate')),
    z.transform((value, context) => {
      const rate = readRate(String(value));
      if (rate) return rate;
      context.issues.push({ code: 'custom', input: value, message: broken('rate') });
      return z.NEVER;
    }),
  ),
  from: day('from'),
  to: z.optional(z.nullable(day('to'))),
  compounding: z._default(z.enum(compoundings, broken('compounding')), 'none'),
  beyond: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'beyond' })))),
});

const mostDays = 36_525;

/**
 * Calculates interest up to the commencement date or another day. Throws `amount_invalid`, `invalid` for days that do not exist
 * or are too far apart, and `interest_after_commencement`.
 */
export async function interestFor(body: z.infer<typeof interestBody>) {
  const principal = readAmount(body.principal);
  if (principal === null)
    throw new PortalError('amount_invalid', {
      issues: [{ path: 'principal', rule: 'amount_invalid' }],
    });
  const { commencementDate } = await readCase();
  const to = body.to ?? commencementDate;
  if (!to) throw invalid('to', 'day_needed');
  if (commencementDate && to > commencementDate && !body.beyond)
    throw new PortalError('interest_after_commencement', {
      issues: [{ path: 'to', rule: 'interest_after_commencement' }],
    });
  const { rate, from, compounding } = body;
  const days = daysBetween(from, to);
  if (days < 0 || days > mostDays) throw invalid('from', 'interest_days');
  return { ...interestOf({ principal, rate, from, to, compounding }), to };
}
