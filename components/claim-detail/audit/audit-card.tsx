'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedClaim } from '@/lib/claims/present';
import { queries } from '@/lib/client/queries';
import { AuditDay } from './audit-day';
import { byDay } from './audit-days';

/** Who did what to the claim, newest first, a page of entries at a time. */
export function AuditCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.audit');
  const audit = useInfiniteQuery({ ...queries.audit(claim.id), refetchOnMount: 'always' });
  const earlier = audit.isFetchNextPageError || audit.isFetchingNextPage;
  const failure = audit.error && (
    <CallFailure
      title={t('failed')}
      error={audit.error}
      retrying={audit.isFetching}
      onRetry={() => void (earlier ? audit.fetchNextPage() : audit.refetch())}
    />
  );
  return (
    <Card aria-labelledby="audit-heading">
      <CardHeader id="audit-heading" title={t('title')} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!earlier && failure}
        {audit.isPending && <Spinner label={t('loading')} />}
        {audit.data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        {byDay(audit.data ?? []).map(({ day, entries }) => (
          <AuditDay key={entries.at(-1)?.id} day={day} entries={entries} claim={claim} />
        ))}
        {earlier && failure}
        {audit.hasNextPage && !failure && (
          <Button
            variant="secondary"
            className="justify-self-start"
            pending={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            {t('earlier')}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
