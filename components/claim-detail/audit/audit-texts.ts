import { fileKind } from '@/lib/format/file-kind';
import { formatFileSize } from '@/lib/format/file-size';

type Details = Readonly<Record<string, unknown>>;

/** A text among an entry's details, or undefined where there is none. */
export function textIn(details: Details, name: string): string | undefined {
  const value = details[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A number among an entry's details, or undefined where there is none. */
export function numberIn(details: Details, name: string): number | undefined {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
}

/** The texts of a list among an entry's details. */
export function textsIn(details: Details, name: string): string[] {
  const value = details[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** " (PDF, 1.20 MB)" to follow the name of a file, as far as the entry says so. */
export function fileFactsIn(details: Details): string {
  const [type, size] = [textIn(details, 'mimeType'), numberIn(details, 'fileSize')];
  const facts = [type && fileKind(type), size !== undefined && formatFileSize(size)];
  const known = facts.filter(Boolean);
  return known.length > 0 ? ` (${known.join(', ')})` : '';
}
