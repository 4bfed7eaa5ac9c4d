'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadChanges } from '@/lib/client/files/creditor-list';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { partsOf } from '@/lib/creditor-lists/files/list-file';
import { PdfPart } from './pdf-part';

type ChangesFilesProps = { number: number; from: number; total: number };

const formats = ['xlsx', 'pdf'] as const;

/** What changed as files; very much of it is several PDFs. */
export function ChangesFiles({ number, from, total }: ChangesFilesProps) {
  const t = useTranslations('creditors.files');
  const language = useLocale();
  const errorText = useErrorText();
  const parts = partsOf({ rows: total });
  const [chosen, setPart] = useState(1);
  const part = Math.min(chosen, parts);
  const download = useMutation({
    mutationFn: (format: (typeof formats)[number]) =>
      downloadChanges({ number, from, format, language, part: format === 'pdf' ? part : 1 }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <section aria-label={t('changes')} className="mb-4 flex flex-wrap items-center gap-2">
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="sm"
          pending={download.isPending && download.variables === format}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          <Download aria-hidden="true" />
          {t(format === 'xlsx' ? 'changesXlsx' : 'changesPdf')}
        </Button>
      ))}
      <PdfPart part={part} parts={parts} onChoose={setPart} />
    </section>
  );
}
