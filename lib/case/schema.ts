import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { faultOf, tidyFact } from './fact-rules';
import { type CaseField, caseFields, type DaySetting, daySettings, lettersByMail } from './fields';

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

const each = <Schema>(of: (field: CaseField) => Schema) => ({
  debtorName: of('debtorName'),
  debtorCin: of('debtorCin'),
  commencementDate: of('commencementDate'),
  lastDateForClaims: of('lastDateForClaims'),
  appointmentDate: of('appointmentDate'),
  rfrpDate: of('rfrpDate'),
  professionalName: of('professionalName'),
  professionalRegistration: of('professionalRegistration'),
  professionalAddress: of('professionalAddress'),
  professionalEmail: of('professionalEmail'),
  professionalHours: of('professionalHours'),
  professionalHoursHindi: of('professionalHoursHindi'),
  classRepresentative: of('classRepresentative'),
});

const days = (field: DaySetting) =>
  z.optional(
    z
      .int(broken('whole_number', { field }))
      .check(
        z.minimum(1, broken('at_least', { field, min: 1 })),
        z.maximum(daySettings[field], broken('at_most', { field, max: daySettings[field] })),
      ),
  );

/**
 * A change of the case by an administrator, whole or in part; empty and null remove a fact. `seen` holds the facts that were
 * there before the change.
 */
export const caseChange = z.object({
  ...each(fact),
  determinationNeedsTwo: z.optional(
    z.boolean(broken('yes_or_no', { field: 'determinationNeedsTwo' })),
  ),
  questionDays: days('questionDays'),
  remindBefore: days('remindBefore'),
  remindAfter: days('remindAfter'),
  letterMail: z.optional(z.enum(lettersByMail, broken('letter_mail'))),
  seen: z.optional(z.object(each(seen))),
});

export type CaseChange = z.infer<typeof caseChange>;
