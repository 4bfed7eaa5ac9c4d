'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';
import { DataTable } from '@/components/ui/table/data-table';
import { paths } from '@/lib/client/paths/paths';
import { useClaimColumns } from './use-claim-columns';

export function ClaimsTable({ list }: { list: ClaimsList }) {
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

/** For somebody who has not filed a claim yet. */
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

/** For somebody whose search and filters leave nothing. */
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
