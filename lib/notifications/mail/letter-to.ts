import { createTranslator } from 'next-intl';
import { isProven } from '@/lib/access/proven-address';
import { readCase } from '@/lib/case/read';
import { withoutLinks } from '@/lib/format/name';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { letterHtml } from './letter';
import type { Letter } from './send';

export interface Addressee {
  email: string;
  firstName: string;
  language: string;
  passwordHash: string | null;
  emailProvenAt: Date | null;
}

interface Content {
  subject: string;
  /** Paragraphs; the link comes before the last one. */
  lines: string[];
  link: { href: string; label: string };
}

/**
 * The first line. Whoever registered an address that is not proven chose the name too, and may have written to a
 * stranger with it.
 */
function greeting(to: Addressee) {
  const locale = languageFrom(to.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'greeting' });
  const known = to.firstName && (to.passwordHash === null || isProven(to));
  return known ? t('named', { name: withoutLinks(to.firstName) }) : t('unnamed');
}

/** A letter to a person, as text and as HTML, greeting them and with the debtor's name below it. */
export async function letterTo(to: Addressee, content: Content): Promise<Letter> {
  const { subject, link } = content;
  const lines = [greeting(to), ...content.lines];
  const footer = (await readCase()).debtorName;
  const last = lines.length - 1;
  return {
    to: to.email,
    subject,
    text: [...lines.slice(0, last), link.href, lines[last], footer].filter(Boolean).join('\n\n'),
    html: letterHtml({ locale: languageFrom(to.language), lines, link, footer }),
  };
}
