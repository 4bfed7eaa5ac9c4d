import 'server-only';
import type { CaseFacts } from '@/lib/case/fields';
import type { Language } from '@/lib/i18n/language';
import { paperWords } from './frame';
import { printable } from './printable';

/** Whom to ask, as a letter's last line; none where the case names nobody. */
export function contactLine(
  { professionalName, professionalEmail }: CaseFacts,
  language: Language,
): string[] {
  const contact = [professionalName, professionalEmail].filter((one) => one !== null);
  if (contact.length === 0) return [];
  const names = contact.map((one) => printable(one)).join(', ');
  return [paperWords(language)('decision.contact', { contact: names })];
}
