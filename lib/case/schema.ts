import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { text } from '@/lib/format/text-schema';
import { faultOf, tidyFact } from './fact-rules';
import { type CaseField, caseFieldNames, caseFields } from './fields';
import { caseSettings } from './settings';
import { settingsShape } from './settings-schema';

const maxReason = 2000;

const typed = (field: CaseField) => z.nullable(z.string(broken('fact_text', { field })));

const fact = (field: CaseField) =>
  z.optional(
    z.pipe(
      typed(field),
      z.transform((value, context) => {
        const tidied = value && tidyFact(field, value);
        const fault = faultOf(field, tidied || null);
        const message = fault && broken(fault, { field, max: caseFields[field].max });
        if (message) context.issues.push({ code: 'custom', input: value, message });
        return tidied || null;
      }),
    ),
  );

const seen = (field: CaseField) =>
  z.optional(
    z.pipe(
      typed(field),
      z.transform((value) => value && tidyFact(field, value)),
    ),
  );

const each = <Schema>(of: (field: CaseField) => Schema) =>
  Object.fromEntries(caseFieldNames.map((field) => [field, of(field)])) as Record<
    CaseField,
    Schema
  >;

export const anywayShape = {
  publishAnyway: z.optional(z.nullable(z.boolean(broken('yes_or_no', { field: 'publishAnyway' })))),
  reason: z.optional(z.nullable(text('reason', maxReason, 0))),
};

/** An administrator's change, whole or in part; empty and null remove a fact. `seen` holds the facts before it. */
export const caseChange = z.object({
  ...each(fact),
  ...settingsShape(caseSettings),
  seen: z.optional(z.object(each(seen))),
  ...anywayShape,
});

export type CaseChange = z.infer<typeof caseChange>;
