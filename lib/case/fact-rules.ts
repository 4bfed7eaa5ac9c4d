import { faultOfEmail, tidyEmail } from '@/lib/format/email-address';
import { characters } from '@/lib/forms/kinds/shared/checks';
import { calendarDay } from '@/lib/forms/kinds/values/date';
import { type CaseFacts, type CaseField, caseFields } from './fields';

/** Their words stand in messages/{language}/errors.json. */
export type CaseFault = 'fact_too_long' | 'fact_characters' | 'cin' | 'day' | 'email' | 'dates';

/** Listed or unlisted, industry, state, year, kind, number (Companies (Incorporation) Rules, 2014). */
const cinPattern = /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/;

/** A fact as it is stored: without superfluous blanks, a CIN in capitals; null for an empty one. */
export function tidyFact(field: CaseField, typed: string): string | null {
  const { kind } = caseFields[field];
  if (kind === 'email') return tidyEmail(typed) || null;
  const text =
    kind === 'lines' ? typed.replace(/\r\n?/g, '\n').trim() : typed.replace(/\s+/g, ' ').trim();
  return (kind === 'cin' ? text.replace(/ /g, '').toUpperCase() : text) || null;
}

/** The rule that a stored fact breaks; undefined for a valid one. */
export function faultOf(field: CaseField, fact: string | null): CaseFault | undefined {
  if (fact === null) return undefined;
  const { kind, max } = caseFields[field];
  if (kind === 'cin') return cinPattern.test(fact) ? undefined : 'cin';
  if (kind === 'day') return calendarDay(fact) ? 'day' : undefined;
  if (fact.length > max) return 'fact_too_long';
  if (characters(kind === 'lines' ? 'lines' : 'line')(fact)) return 'fact_characters';
  if (kind === 'email' && faultOfEmail(fact)) return 'email';
}

/** Tells whether the last date for claims lies before the commencement date. */
export const endsBeforeItBegins = (
  facts: Pick<CaseFacts, 'commencementDate' | 'lastDateForClaims'>,
) =>
  facts.commencementDate !== null &&
  facts.lastDateForClaims !== null &&
  facts.lastDateForClaims < facts.commencementDate;
