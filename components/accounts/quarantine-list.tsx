'use client';

import { useTranslations } from 'next-intl';
import { consoleQueries } from '@/lib/client/queries/console';
import { PagedList } from './paged-list';
import { QuarantineRow } from './quarantine-row';

/** What was taken out of sight, and brought back. */
export function QuarantineList() {
  const t = useTranslations('ip.accounts.quarantine');
  return (
    <PagedList
      query={consoleQueries.quarantines}
      rowsOf={({ quarantines, total }) => ({
        rows: quarantines.map((one) => <QuarantineRow key={one.id} quarantine={one} />),
        total,
      })}
      label={t('title')}
      loading={t('loading')}
      failed={t('failed')}
      none={t('none')}
    />
  );
}
