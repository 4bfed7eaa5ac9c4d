'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/loading/progress';
import type { ReportProgress } from '@/lib/client/files/report';
import { formatFileSize } from '@/lib/format/file-size';

type ExportProgressProps = { progress: ReportProgress; onCancel: () => void };

export function ExportProgress({ progress, onCancel }: ExportProgressProps) {
  const t = useTranslations('ip.export');
  const { bytes, rows, total } = progress;
  const text =
    bytes === 0
      ? t('preparing')
      : rows === null
        ? t('size', { size: formatFileSize(bytes) })
        : t('rows', { rows, total });
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span className="figures text-sm">{text}</span>
      {rows !== null && (
        <Progress value={(100 * rows) / total} label={t('report')} className="h-2 w-28" />
      )}
      <Button variant="quiet" size="sm" aria-label={t('cancelLabel')} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
