'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { shutOnPhones } from '@/components/claim/folding-card';
import { FacilityList } from '@/components/claims/facility-list';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { ConfirmedDetermination } from '@/lib/claims/records/determination';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { formatDateTime } from '@/lib/format/date';
import { formatMoney } from '@/lib/format/money';
import { votingFacts } from '@/lib/law/voting-text';
import { HeadsTable } from './heads-table';

interface AmountByAmountProps {
  claim: PresentedClaim;
  determination: ConfirmedDetermination;
  earlier: readonly ConfirmedDetermination[];
}

/** For its claimant: a decision head by head, and the earlier decisions. A telephone shows it on demand. */
export function AmountByAmount({ claim, determination, earlier }: AmountByAmountProps) {
  const t = useTranslations('claim.determinations');
  const outcome = useTranslations('claim.outcome');
  const law = useTranslations('law');
  const language = useLocale();
  const body = useId();
  const [open, setOpen] = useState(false);
  const { facilities, voting, className } = determination;
  return (
    <>
      <Button
        variant="secondary"
        className="justify-self-start md:hidden"
        aria-expanded={open}
        aria-controls={body}
        onClick={() => setOpen(!open)}
      >
        {outcome(open ? 'fewer' : 'all')}
      </Button>
      <div id={body} className={cn('grid grid-cols-[minmax(0,1fr)] gap-4', !open && shutOnPhones)}>
        <HeadsTable claim={claim} determination={determination} reasonsAbove />
        {facilities && (
          <section>
            <h3 className="font-semibold">{law('facilities.title')}</h3>
            <FacilityList facilities={facilities} />
          </section>
        )}
        {voting && (
          <p>
            {law('voting.title')}: {law('voting.text', votingFacts(voting, language))}
          </p>
        )}
        {className && (
          <p>
            {law('class')}: {className}
          </p>
        )}
        {earlier.length > 0 && (
          <section>
            <h3 className="font-semibold">{t('earlier')}</h3>
            <ul className="list-disc pl-5 text-ink-soft">
              {earlier.map(({ id, confirmedAt, totals }) => (
                <li key={id} className="figures">
                  {t('earlierOne', {
                    when: confirmedAt ? formatDateTime(confirmedAt, language) : '',
                    amount: formatMoney(totals.admitted),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
