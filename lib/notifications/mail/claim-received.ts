import { createTranslator } from 'next-intl';
import { isProven } from '@/lib/access/proven-address';
import type { CaseFacts } from '@/lib/case/fields';
import { readCase } from '@/lib/case/read';
import { timelinessOf } from '@/lib/case/timeliness';
import { nextStepOf } from '@/lib/case/verified-by';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { type Language, languageFrom } from '@/lib/i18n/language';
import { wordsIn } from '@/lib/i18n/words';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { buckets } from '@/lib/reference/buckets';
import { type Addressee, letterTo } from './letter-to';
import { attachmentsOf, papersToBring } from './paper-letter';

/** The receipt of filed claims, to a confirmed address. Typed text stays in the portal; claims in quarantine get none. */
export async function receiptLetter(
  user: Addressee & { id: string },
  mails: readonly { id: string; facts: unknown; paperId: string | null }[],
) {
  const claimOf = ({ facts }: { facts: unknown }) => (facts as { claimId: string }).claimId;
  const ids = mails.map(claimOf);
  const claims = await db.claim.findMany({
    where: { id: { in: ids }, claimantId: user.id, quarantineId: null },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      claimNumber: true,
      claimAmount: true,
      submittedAt: true,
      _count: { select: { documents: { where: { bucketName: buckets.claim } } } },
    },
  });
  const [first] = claims;
  if (!first) return null;
  const locale = languageFrom(user.language);
  const messages = wordsIn(locale).mail;
  const t = createTranslator({ locale, messages, namespace: 'claimReceived' });
  const portal = env().APP_URL.replace(/\/$/, '');
  const alone = claims.length === 1;
  const { claimNumber } = first;
  const facts = await readCase();
  const papers = await papersToBring(mails.map(({ paperId }) => paperId));
  const attachments = isProven(user) ? await attachmentsOf(papers) : [];
  const letter = await letterTo(user, {
    subject: alone ? t('subject', { claimNumber }) : t('several', { count: claims.length }),
    lines: [
      ...claims.flatMap((claim) => [
        t('text', {
          claimNumber: claim.claimNumber,
          amount: formatMoney(claim.claimAmount.toFixed(2)),
          when: formatDateTime(claim.submittedAt, locale),
        }),
        receivedAs(facts, locale, claim.submittedAt, claim._count.documents),
      ]),
      nextIn(facts, locale, first.submittedAt),
      ...attachments.map(({ filename }) => attached(locale, filename)),
      t('keep'),
    ],
    attachments,
    link: alone
      ? { href: `${portal}/claim/${first.id}/receipt`, label: t('button') }
      : { href: `${portal}/`, label: t('severalButton') },
  });
  const found = new Set(claims.map(({ id }) => id));
  const brought = new Set<string | null>(papers.map(({ id }) => id));
  const told = mails.filter((mail) => found.has(claimOf(mail)));
  const withoutPaper = told.filter(({ paperId }) => !brought.has(paperId));
  return { letter, told: told.map(({ id }) => id), withoutPaper: withoutPaper.map(({ id }) => id) };
}

const attached = (locale: Language, filename: string) =>
  createTranslator({ locale, messages: wordsIn(locale).mail, namespace: 'paper' })('attached', {
    filename,
  });

function receivedAs(facts: CaseFacts, locale: Language, submittedAt: Date, documents: number) {
  const words = { locale, messages: wordsIn(locale).papers } as const;
  const t = createTranslator({ ...words, namespace: 'acknowledgement' });
  return [
    `${t('status')}: ${timelinessOf(facts, submittedAt, locale)}`,
    `${t('mode')}: ${t('modes.portal')}`,
    `${t('documents')}: ${documents}`,
  ].join(' · ');
}

function nextIn(facts: CaseFacts, locale: Language, submittedAt: Date) {
  const t = createTranslator({ locale, messages: wordsIn(locale).receipt, namespace: 'next' });
  const next = nextStepOf(facts, submittedAt);
  return next.state === 'unknown'
    ? t('unknown')
    : t(next.state, { date: formatDate(next.verifyBy, locale) });
}
