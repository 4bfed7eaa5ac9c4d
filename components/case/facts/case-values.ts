import type { FieldErrors, Resolver } from 'react-hook-form';
import { type CaseFault, endsBeforeItBegins, faultOf, tidyFact } from '@/lib/case/fact-rules';
import {
  type CaseFacts,
  type CaseField,
  caseFieldNames,
  caseFields,
  caseSections,
} from '@/lib/case/fields';

/** '' for an unknown fact. */
export type CaseValues = Record<CaseField, string>;

type Section = (typeof caseSections)[number];

/** The facts of each section, in their order. */
export const fieldsOfSection = Object.fromEntries(
  caseSections.map((section) => [
    section,
    caseFieldNames.filter((field) => caseFields[field].section === section),
  ]),
) as Record<Section, CaseField[]>;

const eachField = <Value>(of: (field: CaseField) => Value) =>
  Object.fromEntries(caseFieldNames.map((field) => [field, of(field)])) as Record<CaseField, Value>;

export const valuesOf = (facts: CaseFacts): CaseValues => eachField((field) => facts[field] ?? '');

export const factsOf = (values: CaseValues): CaseFacts =>
  eachField((field) => tidyFact(field, values[field]));

export function changeOf(before: CaseFacts, values: CaseValues) {
  const after = factsOf(values);
  const changed = caseFieldNames.filter((field) => after[field] !== before[field]);
  const only = (facts: CaseFacts) =>
    Object.fromEntries(changed.map((field) => [field, facts[field]])) as Partial<CaseFacts>;
  return changed.length > 0 ? { ...only(after), seen: only(before) } : null;
}

/** Judges these fields by the server's rules. */
export const resolverWith =
  (
    fields: readonly CaseField[],
    sentenceOf: (field: CaseField, fault: CaseFault) => string,
  ): Resolver<CaseValues> =>
  (values) => {
    const facts = factsOf(values);
    const errors: FieldErrors<CaseValues> = {};
    for (const field of fields) {
      const fault = faultOf(field, facts[field]);
      if (fault) errors[field] = { type: fault, message: sentenceOf(field, fault) };
    }
    const datesFit =
      errors.commencementDate || errors.lastDateForClaims || !endsBeforeItBegins(facts);
    if (fields.includes('lastDateForClaims') && !datesFit) {
      const message = sentenceOf('lastDateForClaims', 'dates');
      errors.lastDateForClaims = { type: 'dates', message };
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
