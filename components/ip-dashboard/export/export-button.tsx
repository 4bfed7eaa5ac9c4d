'use client';

import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/loading/on-demand';
import { NativeSelect } from '@/components/ui/select/native-select';
import { toast } from '@/components/ui/toast/toast';
import type { ReportProgress, ReportRequest } from '@/lib/client/files/report';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { type ReportSelection, reportOf } from './export-selection';

const ExportProgress = onDemand(async () => (await import('./export-progress')).ExportProgress);

/** Exports the claims on all pages of a list, or those chosen one by one, for Excel or as CSV. */
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

/** Exports one report at a time, with progress and a message at its end. Goes on when the page changes. */
function useExport() {
  const t = useTranslations('ip.export');
  const errorText = useErrorText();
  const under = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReportProgress | null>(null);

  async function run(request: ReportRequest) {
    const controller = new AbortController();
    under.current = controller;
    setProgress({ bytes: 0, rows: null, total: 0 });
    try {
      const { runExport } = await import('./run-export');
      await runExport(request, controller.signal, { t, errorText, onProgress: setProgress });
    } catch {
      // Its code did not load.
      toast({ variant: 'destructive', title: t('failed'), description: t('failedText') });
    } finally {
      under.current = undefined;
      setProgress(null);
    }
  }

  return { run, cancel: () => under.current?.abort(), pending: progress !== null, progress };
}
