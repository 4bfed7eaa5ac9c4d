'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast/toast';
import type { ReportProgress, ReportRequest } from '@/lib/client/files/report';
import { RequestError } from '@/lib/client/request/request';
import { useErrorText } from '@/lib/client/request/use-error-text';

// Often enough to look alive.
const intervalMs = 100;
const toldByServer = [400, 404, 429];

/** Exporting one report at a time, how far it is, and what is said at its end. Goes on when the page changes. */
export function useExport() {
  const t = useTranslations('ip.export');
  const errorText = useErrorText();
  const under = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<ReportProgress | null>(null);

  async function run(request: ReportRequest) {
    const controller = new AbortController();
    under.current = controller;
    let shown = 0;
    setProgress({ bytes: 0, rows: null, total: 0 });
    try {
      const { downloadReport } = await import('@/lib/client/files/report');
      const count = await downloadReport(request, {
        signal: controller.signal,
        onProgress(now) {
          if (performance.now() - shown < intervalMs) return;
          shown = performance.now();
          setProgress(now);
        },
      });
      toast({ variant: 'success', title: t('done'), description: t('count', { count }) });
    } catch (error) {
      if (controller.signal.aborted) return;
      const told = error instanceof RequestError && toldByServer.includes(error.status);
      const description = told ? errorText(error) : t('failedText');
      toast({ variant: 'destructive', title: t('failed'), description });
    } finally {
      under.current = undefined;
      setProgress(null);
    }
  }

  return { run, cancel: () => under.current?.abort(), pending: progress !== null, progress };
}
