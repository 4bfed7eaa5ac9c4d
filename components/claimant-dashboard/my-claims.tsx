'use client';

import Plus from 'lucide-react/icons/plus';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { ClaimsCard } from '@/components/claims/claims-card';
import { FilterBar } from '@/components/claims/filters/filter-bar';
import { needsDocuments } from '@/components/claims/needs-documents';
import { windowFrom } from '@/components/claims/page-window';
import { ResultsPages } from '@/components/claims/results-pages';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { ImportButton } from '@/components/import/import-button';
import { Alert } from '@/components/ui/alert';
import { buttonVariants } from '@/components/ui/button-variants';
import { CardBody } from '@/components/ui/card';
import { onDemand } from '@/components/ui/loading/on-demand';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { ClaimsTable } from './claims-table';

const ExaminedClaims = onDemand(async () => (await import('./examined-claims')).ExaminedClaims);

export function MyClaims({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  // That none was filed would not be true.
  const onlyExamined = list.examined > 0 && list.total === 0 && !list.narrowed;
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
            <Link className={buttonVariants()} href={paths.newClaim}>
              <Plus aria-hidden="true" />
              {t('new')}
            </Link>
          </>
        }
        filters={<Filters list={list} />}
      >
        {(turnTo) => (
          <>
            {list.examined > 0 && <ExaminedClaims count={list.examined} />}
            {!onlyExamined && <ClaimsTable list={list} />}
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

/** Asks for the papers of claims that somebody else filed for this person. */
function DocumentsRequired({ claims }: { claims: ListedClaim[] }) {
  const t = useTranslations('dashboard.documentsRequired');
  const count = claims.filter(needsDocuments).length;
  if (count === 0) return null;
  return (
    <Alert tone="amber" title={t('title')}>
      {t('text', { count })}
    </Alert>
  );
}

function Filters({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  const words = {
    search: t('search'),
    searchPlaceholder: t('searchPlaceholder'),
    status: t('status'),
    allStatuses: t('allStatuses'),
    type: t('type'),
    allTypes: t('allTypes'),
  };
  return <FilterBar list={list} words={words} />;
}
