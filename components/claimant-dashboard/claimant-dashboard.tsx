'use client';

import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import Files from 'lucide-react/icons/files';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChatDialog } from '@/components/chat/chat-button';
import { CallFailure } from '@/components/claims/call-failure';
import { claimsPerPage } from '@/components/claims/claims-place';
import { Stat } from '@/components/claims/stat';
import { StatGrid } from '@/components/claims/stat-grid';
import { type ClaimsList, useClaimsList } from '@/components/claims/use-claims-list';
import { Drafts } from '@/components/drafts/drafts';
import { ImportDialog } from '@/components/import/import-button';
import { LogoutButton } from '@/components/shell/account/logout-button';
import { UnprovenAddress } from '@/components/shell/account/unproven-address';
import { useCaseFacts } from '@/components/shell/case/case-context';
import { LastDate } from '@/components/shell/case/last-date';
import { useNow } from '@/components/shell/case/use-now';
import { ClaimantHeader } from '@/components/shell/header/claimant-header';
import { PageMain } from '@/components/shell/page-main';
import { useUser } from '@/components/shell/session/use-user';
import { PageSpinner } from '@/components/ui/loading/page-spinner';
import { useAhead, useTouched } from '@/components/ui/loading/use-ahead';
import { claimWindow } from '@/lib/case/window';
import { transferPaths } from '@/lib/client/paths/transfers';
import { queries } from '@/lib/client/queries/queries';
import { fullName } from '@/lib/format/person';
import { Foremost } from './foremost';
import { MyClaims } from './my-claims';

const partsNext = [ChatDialog, ImportDialog];

export function ClaimantDashboard() {
  useAhead(partsNext, useTouched());
  const list = useClaimsList(claimsPerPage);
  return (
    <>
      <DashboardHeader />
      <PageMain>
        {useFirstAnswers(list) ? (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:gap-6">
            <Foremost list={list} />
            <TransfersToAnswer />
            <UnprovenAddress />
            <Deadline />
            <Statistics />
            <Drafts />
            <MyClaims list={list} />
          </div>
        ) : (
          <PageSpinner />
        )}
      </PageMain>
    </>
  );
}

/**
 * True once everything that the page begins with is loaded, failed or waits for a network: parts that come one by one push each
 * other down.
 */
function useFirstAnswers(list: ClaimsList) {
  const asked = [
    list,
    useQuery(queries.security),
    useQuery(queries.statistics),
    useQuery(queries.drafts),
    useQuery(queries.unreadCounts),
  ];
  const answered = !asked.some(({ isLoading }) => isLoading);
  const [drawn, setDrawn] = useState(answered);
  if (answered && !drawn) setDrawn(true);
  return drawn;
}

function DashboardHeader() {
  const t = useTranslations('dashboard');
  const user = useUser();
  return (
    <ClaimantHeader actions={<LogoutButton compact />}>
      <div className="min-w-0">
        <h1 className="text-lg leading-6 text-peacock-deep">{t('title')}</h1>
        <p className="text-sm text-ink-soft">{t('welcome', { name: fullName(user) })}</p>
      </div>
    </ClaimantHeader>
  );
}

/** Leads whoever is the new creditor of a transfer to their answer; only then is the transfer theirs. */
function TransfersToAnswer() {
  const t = useTranslations('dashboard.foremost');
  const count = useQuery(queries.statistics).data?.transfersToAnswer;
  if (!count) return null;
  return (
    <Link
      href={transferPaths.told}
      prefetch={false}
      className="link block w-fit py-1 font-semibold max-md:py-2.5"
    >
      {t('transfers', { count })}
    </Link>
  );
}

function Deadline() {
  const t = useTranslations('guide.before');
  const facts = useCaseFacts();
  const now = useNow();
  if (!facts || claimWindow(facts, now).state === 'unknown') return null;
  return (
    <div>
      <span className="text-ink-soft">{t('lastDateLabel')}: </span>
      <LastDate facts={facts} at={now} />
    </div>
  );
}

function Statistics() {
  const t = useTranslations('dashboard.statistics');
  const { data, error, isPending, isFetching, refetch } = useQuery(queries.statistics);
  if (error) {
    return (
      <CallFailure
        title={t('failed')}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <StatGrid label={t('label')} loading={isPending}>
      <Stat
        label={t('total')}
        value={data?.total}
        note={data?.withdrawn ? t('withdrawn', { count: data.withdrawn }) : undefined}
        Icon={Files}
      />
      <Stat label={t('pending')} value={data?.pending} Icon={Hourglass} />
      <Stat label={t('approved')} value={data?.approved} Icon={CircleCheck} />
      <Stat
        label={t('messages')}
        value={data && (data.unreadMessages ?? 0)}
        note={t('unread')}
        Icon={Mail}
      />
    </StatGrid>
  );
}
