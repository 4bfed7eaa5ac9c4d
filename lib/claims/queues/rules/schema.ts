import { z } from 'zod/mini';
import { readAmount } from '@/lib/format/amount';
import { broken } from '@/lib/format/broken-rule';
import { fromPaise } from '@/lib/format/money';
import { creditorTypes } from '@/lib/forms/definitions/field';

export const ruleParams = z.object({
  creditorType: z.enum(creditorTypes, broken('creditor_type')),
});

/** Above zero, with at most two decimals. */
const below = z.pipe(
  z.unknown(),
  z.transform((value, context) => {
    const paise = readAmount(value);
    if (paise !== null && paise > 0n) return fromPaise(paise);
    context.issues.push({ code: 'custom', input: value, message: broken('below') });
    return z.NEVER;
  }),
);

const flag = (field: 'on') => z.boolean(broken('yes_or_no', { field }));

/** `seen` is the rule as the actor saw it. */
export const ruleChange = z
  .object({
    on: flag('on'),
    below: z.optional(z.nullable(below)),
    seen: z.optional(z.object({ on: flag('on'), below: z.nullable(z.string(broken('below'))) })),
  })
  .check(
    z.refine((rule) => !rule.on || (rule.below ?? null) !== null, {
      path: ['below'],
      error: broken('below'),
    }),
  );

export const previewQuery = z.object({ below });

export type RuleChange = z.infer<typeof ruleChange>;
