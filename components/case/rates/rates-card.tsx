'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { CaseAsTold } from '@/lib/client/queries/queries';
import { RateRow } from './rate-row';

/** The rates by which claims in other currencies are valued, each saved by itself, and room for another. */
export function RatesCard({
  now: { rates = [], commencementDate },
}: {
  now: Pick<CaseAsTold, 'rates' | 'commencementDate'>;
}) {
  const t = useTranslations('ip.case.rates');
  return (
    <Card aria-labelledby="rates-heading">
      <CardHeader id="rates-heading" title={t('title')} text={t('text')} />
      <CardBody>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {rates.map((rate) => (
            // Another rate than the one that was typed over begins anew.
            <RateRow key={JSON.stringify(rate)} rate={rate} commencementDate={commencementDate} />
          ))}
          <RateRow key={rates.length} rate={null} commencementDate={commencementDate} />
        </ul>
      </CardBody>
    </Card>
  );
}
