import { formatDate } from '@/lib/format/date';
import { fileKind } from '@/lib/format/file-kind';
import { formatFileSize } from '@/lib/format/file-size';
import type { Language } from '@/lib/i18n/language';
import type { ClaimedInCurrency } from '@/lib/law/currency';

type Details = Readonly<Record<string, unknown>>;

export function textIn(details: Details, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberIn(details: Details, name: string): number | undefined {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
}

export function textsIn(details: Details, name: string): string[] {
  const value = details[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** " (PDF, 1.20 MB)" behind the name of a file, as far as the entry has these facts. */
export function fileFactsIn(details: Details): string {
  const [type, size] = [textIn(details, 'mimeType'), numberIn(details, 'fileSize')];
  const facts = [type && fileKind(type), size !== undefined && formatFileSize(size)];
  const known = facts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}

export function questionFactsIn(details: Details, language: Language) {
  const due = textIn(details, 'due');
  const withDocuments = (numberIn(details, 'documents') ?? 0) > 0;
  return {
    n: numberIn(details, 'n') ?? 0,
    number: numberIn(details, 'number') ?? 0,
    count: numberIn(details, 'count') ?? 0,
    day: due ? formatDate(due, language) : '',
    how: details.unavailable === true ? 'unavailable' : withDocuments ? 'documents' : 'words',
  };
}

/** Undefined for a claim in rupees. */
export function currencyIn(details: Details): ClaimedInCurrency | undefined {
  const { currency } = details;
  return typeof currency === 'object' && currency !== null
    ? (currency as ClaimedInCurrency)
    : undefined;
}
