import { readCase } from '@/lib/case/read';
import { languageFrom } from '@/lib/i18n/language';
import { letterHtml } from './letter';
import type { Letter } from './send';

export interface Addressee {
  email: string;
  firstName: string;
  language: string;
}

interface Content {
  subject: string;
  /** Paragraphs; the link comes before the last one. */
  lines: string[];
  link: { href: string; label: string };
}

/** A letter to a person, as text and as HTML, with the debtor's name below it. */
export async function letterTo(to: Addressee, { subject, lines, link }: Content): Promise<Letter> {
  const footer = (await readCase()).debtorName;
  const last = lines.length - 1;
  return {
    to: to.email,
    subject,
    text: [...lines.slice(0, last), link.href, lines[last], footer].filter(Boolean).join('\n\n'),
    html: letterHtml({ locale: languageFrom(to.language), lines, link, footer }),
  };
}
