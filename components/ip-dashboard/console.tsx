'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { useClaimsList } from '@/components/claims/use-claims-list';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import type { PresentedUser } from '@/lib/users/present';
import { ClaimsTable } from './claims-table';
import { Filters } from './filters';
import { Pages } from './pages';
import { Statistics } from './statistics';

const pageSize = 20;

/** The figures, and the claims behind them to search, narrow and go through. */
export function Console({ user }: { user: PresentedUser }) {
  const t = useTranslations('ip.claims');
  const list = useClaimsList(pageSize);
  const card = useRef<HTMLElement>(null);
  const mine = list.claims.filter((claim) => claim.assignedToId === user.id).length;

  function turnTo(page: number) {
    list.goTo(page);
    const top = card.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) card.current?.scrollIntoView();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Statistics role={user.role} mine={list.error ? null : list.known ? mine : undefined} />
      <Card ref={card} aria-labelledby="claims-title">
        <CardHeader id="claims-title" title={t('title')} />
        <CardBody>
          <Filters list={list} />
        </CardBody>
        {list.error ? (
          <CardBody className="pt-0">
            <CallFailure
              title={t('failed')}
              error={list.error}
              retrying={list.retrying}
              onRetry={list.retry}
            />
          </CardBody>
        ) : (
          <>
            <ClaimsTable list={list} role={user.role} />
            {list.total > 0 && <Pages list={list} onPageChange={turnTo} />}
          </>
        )}
      </Card>
    </div>
  );
}
