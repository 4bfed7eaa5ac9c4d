'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { hoursIn } from '@/components/shell/case/contact-facts';
import { nextStepOf } from '@/lib/case/verified-by';
import { formatDate } from '@/lib/format/date';

/** What happens to a claim that came on this day, and who is in charge of it. */
export function NextSteps({ submittedAt }: { submittedAt: string }) {
  const t = useTranslations('receipt');
  const language = useLocale();
  const facts = useCaseFacts();
  if (!facts) return null;
  const next = nextStepOf(facts, submittedAt);
  const hours = hoursIn(facts, language);
  const { professionalName, professionalRegistration, professionalEmail } = facts;
  const contact = [professionalName, professionalRegistration, professionalEmail].filter(Boolean);
  return (
    <section aria-labelledby="receipt-next">
      <h2 id="receipt-next" className="text-lg text-peacock-deep">
        {t('next.title')}
      </h2>
      <p>
        {next.state === 'unknown'
          ? t('next.unknown')
          : t(`next.${next.state}`, { date: formatDate(next.verifyBy, language) })}
      </p>
      {contact.length > 0 && (
        <p className="mt-2 wrap-anywhere">
          <span className="text-ink-soft">{t('professional')}: </span>
          {contact.join(', ')}
          {hours && (
            <>
              {', '}
              <span lang={hours.lang}>{hours.text}</span>
            </>
          )}
        </p>
      )}
    </section>
  );
}
