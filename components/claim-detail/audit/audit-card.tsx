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
import { browserNamed } from '@/lib/format/browser';
import { dayInIndia, formatDate, formatDateTime, formatTime } from '@/lib/format/date';
import { daysBetween } from '@/lib/format/days';
import { AuditIcon } from './audit-icon';
import { AuditSentence } from './audit-sentence';

/** Newest first, a page of entries at a time. */
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

/** Groups entries by day in India, in their order. */
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

/** A browser that is not well known shows its own name, if that is no longer than this. */
const shortName = 40;

interface AuditEntryProps {
  entry: PresentedAuditEntry;
  claim: PresentedClaim;
}

function AuditEntry({ entry, claim }: AuditEntryProps) {
  return (
    <li className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden"
      />
      <AuditIcon action={entry.action} />
      <div className="min-w-0">
        <p className="leading-8 wrap-anywhere">
          <AuditSentence entry={entry} claim={claim} />
        </p>
        <AuditNote note={entry.details.reviewNote ?? entry.details.reason} />
        <AuditOrigin entry={entry} />
      </div>
    </li>
  );
}

function AuditNote({ note }: { note: unknown }) {
  if (typeof note !== 'string' || note === '') return null;
  return (
    <blockquote className="my-1 border-l-4 border-marigold bg-paper px-3 py-2 whitespace-pre-line wrap-anywhere">
      {note}
    </blockquote>
  );
}

/** Shows the address and the browser's own words on demand. */
function AuditOrigin({ entry }: { entry: PresentedAuditEntry }) {
  const t = useTranslations('claim.audit');
  const language = useLocale();
  const { ipAddress, userAgent, timestamp } = entry;
  const { browser, system } = browserNamed(userAgent ?? '');
  const other = userAgent && userAgent.length <= shortName ? userAgent : t('unknownBrowser');
  const name = browser && system ? t('browserOn', { browser, system }) : (browser ?? other);
  return (
    <details className="text-sm text-ink-soft">
      <summary className="w-fit py-1 max-md:py-3">
        <time dateTime={timestamp} className="figures">
          {formatTime(timestamp, language)}
        </time>
        {userAgent && ` · ${name}`}
        <span className="sr-only"> · {t('more')}</span>
      </summary>
      <dl className="grid gap-x-4 gap-y-1 pb-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-semibold">{t('time')}</dt>
        <dd className="figures">{formatDateTime(timestamp, language)}</dd>
        <dt className="font-semibold">{t('address')}</dt>
        <dd className="figures wrap-anywhere">{ipAddress ?? t('unknown')}</dd>
        <dt className="font-semibold">{t('browser')}</dt>
        <dd className="wrap-anywhere">{userAgent ?? t('unknown')}</dd>
      </dl>
    </details>
  );
}
