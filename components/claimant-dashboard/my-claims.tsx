'use client';

import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CallFailure } from '@/components/claims/call-failure';
import { windowFrom } from '@/components/claims/page-window';
import { ResultsPages } from '@/components/claims/results-pages';
import { useClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { paths } from '@/lib/client/paths';
import { ClaimsTable } from './claims-table';
import { DocumentsRequired } from './documents-required';
import { Filters } from './filters';

const pageSize = 10;

export function MyClaims() {
  const t = useTranslations('dashboard.claims');
  const list = useClaimsList(pageSize);
  const card = useRef<HTMLElement>(null);

  function turnTo(page: number) {
    list.goTo(page);
    const top = card.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) card.current?.scrollIntoView();
  }

  return (
    <>
      <DocumentsRequired claims={list.claims} />
      <Card ref={card} aria-labelledby="claims-title">
        <CardHeader
          id="claims-title"
          title={t('title')}
          actions={
            <Button asChild>
              <Link href={paths.newClaim}>
                <Plus aria-hidden="true" />
                {t('new')}
              </Link>
            </Button>
          }
        />
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
          <ClaimsTable list={list} />
        )}
        {!list.error && list.pageCount > 1 && (
          <CardBody>
            <ResultsPages
              list={list}
              pages={windowFrom(list.place.page, list.pageCount)}
              summary={(span) => t('showing', span)}
              onPageChange={turnTo}
            />
          </CardBody>
        )}
      </Card>
    </>
  );
}
