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
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { CardBody } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import { onDemand } from '@/components/ui/loading/on-demand';
import { DataTable } from '@/components/ui/table/data-table';
import type { ListedClaim } from '@/lib/claims/records/present';
import { paths } from '@/lib/client/paths/paths';
import { useClaimColumns } from './use-claim-columns';

const ExaminedClaims = onDemand(async () => (await import('./examined-claims')).ExaminedClaims);

export function MyClaims({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  // It would be untrue to say that this person filed none.
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

function ClaimsTable({ list }: { list: ClaimsList }) {
  const t = useTranslations('dashboard.claims');
  const columns = useClaimColumns();
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={list.claims}
      rowId={(claim) => claim.id}
      loading={list.loading}
      loadingLabel={t('loading')}
      empty={list.narrowed ? <NoMatch onClear={list.clear} /> : <NoClaims />}
    />
  );
}

function NoClaims() {
  const t = useTranslations('dashboard.claims');
  return (
    <div className="grid justify-items-center gap-1">
      <h3 className="text-lg text-peacock-deep">{t('none')}</h3>
      <p className="text-ink-soft">{t('noneText')}</p>
      <Link className={cn(buttonVariants(), 'mt-3')} href={paths.newClaim}>
        {t('first')}
      </Link>
    </div>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useTranslations('dashboard.claims');
  return (
    <div className="grid justify-items-center gap-1">
      <h3 className="text-lg text-peacock-deep">{t('noMatch')}</h3>
      <p className="text-ink-soft">{t('noMatchText')}</p>
      <Button variant="secondary" className="mt-3" onClick={onClear}>
        {t('clear')}
      </Button>
    </div>
  );
}
