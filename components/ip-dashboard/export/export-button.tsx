'use client';

import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { NativeSelect } from '@/components/ui/select/native-select';
import type { ReportRequest } from '@/lib/client/files/report';
import { type ReportSelection, reportOf } from './export-selection';
import { useExport } from './use-export';

const ExportProgress = onDemand(async () => (await import('./export-progress')).ExportProgress);

/** Exports the claims a list shows on all its pages, or those chosen one by one, for Excel or as CSV. */
export function ExportButton({ size, ...selection }: ReportSelection & { size?: 'sm' }) {
  const t = useTranslations('ip.export');
  const { run, cancel, pending, progress } = useExport();
  const [format, setFormat] = useState<ReportRequest['format']>('xlsx');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {progress && <ExportProgress progress={progress} onCancel={cancel} />}
      <Button
        variant="secondary"
        {...(size ? { size } : {})}
        pending={pending}
        onClick={() => run(reportOf(format, selection))}
      >
        {!pending && <Download aria-hidden="true" />}
        {selection.claimIds ? t('selected') : t('report')}
      </Button>
      <NativeSelect
        aria-label={t('format')}
        className="w-24"
        value={format}
        onChange={(event) => setFormat(event.target.value === 'xlsx' ? 'xlsx' : 'csv')}
        options={[
          { value: 'xlsx', label: t('xlsx') },
          { value: 'csv', label: t('csv') },
        ]}
      />
    </div>
  );
}
