import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { caseForPage } from '@/components/shell/case/case-for-page';
import { LastDate } from '@/components/shell/case/last-date';
import { courtLines } from '@/lib/case/court';

/** The debtor, the last date for claims, and the professional; leaves out what is unknown. */
export async function CaseFacts() {
  const facts = await caseForPage();
  if (!facts) return null;
  const { debtorName, debtorCin, lastDateForClaims, professionalName } = facts;
  if (!debtorName && !lastDateForClaims && !professionalName) return null;
  const [t, head, language] = await Promise.all([
    getTranslations('auth.case'),
    getTranslations('papers.head'),
    getLocale(),
  ]);
  const court = courtLines(facts, language, head);
  return (
    <section
      aria-label={t('title')}
      className="rounded-lg border border-line bg-sheet px-4 py-4 shadow-sheet sm:px-6"
    >
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {debtorName && (
          <Fact
            label={t('debtor')}
            detail={[...(debtorCin ? [t('cin', { cin: debtorCin })] : []), ...court].join(' · ')}
          >
            {debtorName}
          </Fact>
        )}
        {lastDateForClaims && (
          <Fact label={t('lastDate')}>
            <LastDate facts={facts} at={new Date()} />
          </Fact>
        )}
        {professionalName && (
          <Fact
            label={t('professional')}
            detail={
              facts.professionalRegistration &&
              t('registration', { number: facts.professionalRegistration })
            }
          >
            {professionalName}
          </Fact>
        )}
      </dl>
    </section>
  );
}

type FactProps = { label: string; detail?: ReactNode; children: ReactNode };

function Fact({ label, detail, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{children}</dd>
      {detail && <dd className="text-sm break-words text-ink-soft">{detail}</dd>}
    </div>
  );
}
