'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CallFailure } from '@/components/claims/call-failure';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Spinner } from '@/components/ui/loading/spinner';
import type { PresentedAuditEntry } from '@/lib/audit/read';
import type { PresentedClaim } from '@/lib/claims/records/present';
import { queries } from '@/lib/client/queries/queries';
import { dayInIndia, formatDate } from '@/lib/format/date';
import { daysBetween } from '@/lib/format/days';
import { AuditEntry } from './audit-entry';

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

interface Dated {
  timestamp: string;
}

/** Entries in their order, those of one day in India together. */
function byDay<Entry extends Dated>(entries: readonly Entry[]) {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayInIndia(entry.timestamp);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

interface AuditDayProps {
  day: string;
  entries: PresentedAuditEntry[];
  claim: PresentedClaim;
}

/** What was done on one day. */
function AuditDay({ day, entries, claim }: AuditDayProps) {
  const t = useTranslations('claim.audit');
  const language = useLocale();
  const ago = daysBetween(day, dayInIndia(new Date()));
  const name = ago === 0 ? t('today') : ago === 1 ? t('yesterday') : undefined;
  return (
    <section>
      <h3 className="mb-3 flex flex-wrap gap-x-2 text-base">
        {name && <span className="text-peacock">{name}</span>}
        <span className={name ? 'font-normal text-ink-soft' : 'text-peacock'}>
          {formatDate(day, language)}
        </span>
      </h3>
      <ol className="grid grid-cols-[minmax(0,1fr)]">
        {entries.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} claim={claim} />
        ))}
      </ol>
    </section>
  );
}
