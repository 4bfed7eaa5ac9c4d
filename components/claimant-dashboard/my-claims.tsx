'use client';

import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ClaimsCard } from '@/components/claims/claims-card';
import { windowFrom } from '@/components/claims/page-window';
import { ResultsPages } from '@/components/claims/results-pages';
import { useClaimsList } from '@/components/claims/use-claims-list';
import { ImportButton } from '@/components/import/import-button';
import { Button } from '@/components/ui/button';
import { CardBody } from '@/components/ui/card';
import { paths } from '@/lib/client/paths';
import { ClaimsTable } from './claims-table';
import { DocumentsRequired } from './documents-required';
import { Filters } from './filters';

const pageSize = 10;

export function MyClaims() {
  const t = useTranslations('dashboard.claims');
  const list = useClaimsList(pageSize);
  return (
    <>
      <DocumentsRequired claims={list.claims} />
      <ClaimsCard
        list={list}
        title={t('title')}
        failed={t('failed')}
        actions={
          <>
            <ImportButton label={t('bulkUpload')} onView={list.clear} />
            <Button asChild>
              <Link href={paths.newClaim}>
                <Plus aria-hidden="true" />
                {t('new')}
              </Link>
            </Button>
          </>
        }
        filters={<Filters list={list} />}
      >
        {(turnTo) => (
          <>
            <ClaimsTable list={list} />
            {list.pageCount > 1 && (
              <CardBody>
                <ResultsPages
                  list={list}
                  pages={windowFrom(list.place.page, list.pageCount)}
                  summary={(span) => t('showing', span)}
                  onPageChange={turnTo}
                />
              </CardBody>
            )}
          </>
        )}
      </ClaimsCard>
    </>
  );
}
