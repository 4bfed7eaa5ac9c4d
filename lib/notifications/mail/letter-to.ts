import { createTranslator } from 'next-intl';
import { isProven } from '@/lib/access/proven-address';
import { readCase } from '@/lib/case/read';
import { languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { env } from '@/lib/platform/env';
import { letterHtml } from './letter';
import type { Attachment, Letter } from './send';

export interface Addressee {
  email: string;
  firstName: string;
  language: string;
  passwordHash: string | null;
  emailProvenAt: Date | null;
}

interface Content {
  subject: string;
  /** The link comes before the last one. */
  lines: string[];
  link: { href: string; label: string };
  attachments?: Attachment[];
}

/** Names nobody before the address is confirmed: a stranger may have chosen the name. */
function greeting(to: Addressee) {
  const locale = languageFrom(to.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'greeting' });
  const known = to.firstName && isProven(to);
  return known ? t('named', { name: to.firstName }) : t('unnamed');
}

/** A letter as text and HTML. It names the debtor and the page that explains how to recognise such letters. */
export async function letterTo(to: Addressee, content: Content): Promise<Letter> {
  const { subject, link } = content;
  const lines = [greeting(to), ...content.lines];
  const locale = languageFrom(to.language);
  const t = createTranslator({ locale, messages: wordsIn(locale).mail });
  const trust = t('trust', { address: `${env().APP_URL.replace(/\/$/, '')}/our-mail` });
  const footer = [(await readCase()).debtorName, trust].filter((line) => line !== null);
  const last = lines.length - 1;
  return {
    to: to.email,
    subject,
    ...(content.attachments?.length ? { attachments: content.attachments } : {}),
    text: [...lines.slice(0, last), link.href, lines[last], ...footer].filter(Boolean).join('\n\n'),
    html: letterHtml({ locale, lines, link, footer }),
  };
}
