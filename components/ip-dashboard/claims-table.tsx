'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ClaimsList } from '@/components/claims/use-claims-list';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { may, type Role } from '@/lib/auth/permissions';
import type { ListedClaim } from '@/lib/claims/present';
import { useConsoleColumns } from './use-console-columns';

const ReassignDialog = dynamic(async () => (await import('./reassign-dialog')).ReassignDialog);

export function ClaimsTable({ list, role }: { list: ClaimsList; role: Role }) {
  const t = useTranslations('ip.claims');
  const [reassigned, setReassigned] = useState<ListedClaim | null>(null);
  const columns = useConsoleColumns(may(role, 'claim.assign') ? setReassigned : undefined);
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={list.claims}
        rowId={(claim) => claim.id}
        loading={list.loading}
        loadingLabel={t('loading')}
        empty={
          <div className="grid justify-items-center gap-3 text-ink-soft">
            <p>{t('noMatch')}</p>
            {list.narrowed && (
              <Button variant="secondary" onClick={list.clear}>
                {t('clear')}
              </Button>
            )}
          </div>
        }
      />
      {reassigned && <ReassignDialog claim={reassigned} onClose={() => setReassigned(null)} />}
    </>
  );
}
