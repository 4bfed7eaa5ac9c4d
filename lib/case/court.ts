import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/i18n/language';
import type { CourtFacts } from './fields';

type Words = (key: 'order', values: { known: string; number: string; date: string }) => string;

/** Lines with the tribunal and bench, the case's number, and the order of admission; none for what is not known. */
export function courtLines(facts: CourtFacts, language: Language, t: Words): string[] {
  const { admissionOrderNumber: number, admissionOrderDate: day } = facts;
  const date = day ? formatDate(day, language) : '';
  const known = number && day ? 'both' : day ? 'date' : 'number';
  return [
    [facts.tribunal, facts.tribunalBench].filter(Boolean).join(', '),
    facts.caseNumber ?? '',
    number || day ? t('order', { known, number: number ?? '', date }) : '',
  ].filter((line) => line !== '');
}
