import type { useTranslations } from 'next-intl';
import { toast } from '@/components/ui/toast/toast';
import { downloadReport, type ReportProgress, type ReportRequest } from '@/lib/client/files/report';
import { RequestError } from '@/lib/client/request/request';

// Often enough to look alive.
const intervalMs = 100;

const toldByServer = [400, 404, 429];

interface Told {
  t: ReturnType<typeof useTranslations<'ip.export'>>;
  errorText(error: unknown): string;
  onProgress(progress: ReportProgress): void;
}

/** Exports a report, and says how it went. */
export async function runExport(
  request: ReportRequest,
  signal: AbortSignal,
  { t, errorText, onProgress }: Told,
) {
  let shown = 0;
  try {
    const count = await downloadReport(request, {
      signal,
      onProgress(now) {
        if (performance.now() - shown < intervalMs) return;
        shown = performance.now();
        onProgress(now);
      },
    });
    toast({ variant: 'success', title: t('done'), description: t('count', { count }) });
  } catch (error) {
    if (signal.aborted) return;
    const said = error instanceof RequestError && toldByServer.includes(error.status);
    const description = said ? errorText(error) : t('failedText');
    toast({ variant: 'destructive', title: t('failed'), description });
  }
}
