'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import type { PresentedClaim } from '@/lib/claims/present';
import { queries } from '@/lib/client/queries';
import { AuditEntry } from './audit-entry';

/** Who did what to the claim, newest first. */
export function AuditCard({ claim }: { claim: PresentedClaim }) {
  const t = useTranslations('claim.audit');
  const audit = useQuery({ ...queries.audit(claim.id), refetchOnMount: 'always' });
  return (
    <Card aria-labelledby="audit-heading">
      <CardHeader id="audit-heading" title={t('title')} />
      <CardBody>
        {audit.error && (
          <CallFailure
            title={t('failed')}
            error={audit.error}
            retrying={audit.isFetching}
            onRetry={() => void audit.refetch()}
          />
        )}
        {audit.isPending && <Spinner label={t('loading')} />}
        {audit.data?.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        <ol className="grid gap-5">
          {audit.data?.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} claim={claim} />
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
