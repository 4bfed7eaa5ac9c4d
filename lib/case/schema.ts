import { z } from 'zod/mini';
import { broken } from '@/lib/format/broken-rule';
import { type CaseField, caseFields } from './fields';
import { faultOf, tidyFact } from './rules';

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
  professionalName: of('professionalName'),
  professionalRegistration: of('professionalRegistration'),
  professionalAddress: of('professionalAddress'),
  professionalEmail: of('professionalEmail'),
});

/**
 * Facts of the case as an administrator sends them, whole or in part; empty and null forget a fact.
 * `seen` is what stood there before, for each of them.
 */
export const caseChange = z.object({ ...each(fact), seen: z.optional(z.object(each(seen))) });

export type CaseChange = z.infer<typeof caseChange>;
