import Link from 'next/link';
import { getLocale, getTranslations } from 'next-intl/server';
import { caseForPage } from '@/components/shell/case/case-for-page';
import { hoursIn } from '@/components/shell/case/contact-facts';
import { courtLines } from '@/lib/case/court';
import { letterPaths } from '@/lib/client/paths/letters';
import { HelpSection } from './help-section';

/** Whom to ask; leaves out what nobody has entered. */
export async function Contact() {
  const [facts, language] = await Promise.all([caseForPage(), getLocale()]);
  const [t, head] = await Promise.all([
    getTranslations('help.contact'),
    getTranslations('papers.head'),
  ]);
  const email = facts?.professionalEmail;
  const hours = facts && hoursIn(facts, language);
  const lines = [
    [t('debtor'), facts?.debtorName],
    [t('tribunal'), facts && courtLines(facts, language, head).join('\n')],
    [t('professional'), facts?.professionalName],
    [t('email'), email && <EmailLink address={email} />],
    [t('hours'), hours && <span lang={hours.lang}>{hours.text}</span>],
    [t('address'), facts?.professionalAddress],
  ] as const;
  return (
    <HelpSection id="contact" title={t('title')}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 sm:grid-cols-2">
        {lines.map(([label, fact]) =>
          fact ? (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-4">{t(email ? 'chat' : 'none')}</p>
      <p>
        <Link href={letterPaths.ourMail} className="link inline-block py-1 max-md:py-2.5">
          {t('ourMail')}
        </Link>
      </p>
    </HelpSection>
  );
}

const EmailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="link inline-block py-1 max-md:py-2.5">
    {address}
  </a>
);
