'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { LastDate } from '@/components/shell/case/last-date';
import { useNow } from '@/components/shell/case/use-now';
import { claimWindow } from '@/lib/case/window';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { minutesFor, papersOf } from '@/lib/forms/papers';

export function BeforeYouStart({ type }: { type: CreditorType | null }) {
  const t = useTranslations('guide.before');
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="mb-6 rounded-lg border border-line bg-sheet px-4 py-4 shadow-sheet sm:px-6"
    >
      <h3 id={heading} className="text-lg text-peacock-deep">
        {t('title')}
      </h3>
      <div className="perforated mt-2 mb-3" />
      <WhatToKnow type={type} />
    </section>
  );
}

export function WhatToKnow({ type }: { type: CreditorType | null }) {
  const t = useTranslations('guide.before');
  const paper = useTranslations('guide.papers');
  const facts = useCaseFacts();
  const now = useNow();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts && claimWindow(facts, now).state !== 'unknown' && (
        <div>
          <dt className="text-sm text-ink-soft">{t('lastDateLabel')}</dt>
          <dd>
            <LastDate facts={facts} at={now} />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-ink-soft">{t('timeLabel')}</dt>
        <dd>{type ? t('time', { minutes: minutesFor[type] }) : t('timeUnknown')}</dd>
      </div>
      <div className="sm:col-span-2">
        <dt className="text-sm text-ink-soft">{t('papersLabel')}</dt>
        <dd>
          {type ? (
            <ul className="list-disc pl-5">
              {papersOf[type].map((name) => (
                <li key={name}>{paper(name)}</li>
              ))}
            </ul>
          ) : (
            t('papersUnknown')
          )}
          <p className="mt-1 text-sm text-ink-soft">{t('papersLater')}</p>
        </dd>
      </div>
    </dl>
  );
}
