'use client';

import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { Spinner } from '@/components/ui/loading/spinner';

const cards = ['claimant', 'information', 'description', 'form'];
const lines = ['w-2/3', 'w-1/2', 'w-3/4', 'w-1/3'];

/** The shape of a claim that is being loaded. */
export function ClaimSkeleton() {
  const t = useTranslations('claim');
  return (
    <div className="grid gap-5 sm:gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="h-9 w-56" />
        <Spinner label={t('loading')} className="size-6" />
      </div>
      <div className="grid gap-5 sm:gap-6 md:grid-cols-2">
        {cards.map((card) => (
          <Card key={card}>
            <CardBody className="grid gap-4">
              <Skeleton className="h-6 w-1/2" />
              {lines.map((width) => (
                <Skeleton key={width} className={`h-5 ${width}`} />
              ))}
            </CardBody>
          </Card>
        ))}
      </div>
    </div>
  );
}
