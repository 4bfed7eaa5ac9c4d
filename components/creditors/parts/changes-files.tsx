'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { downloadChanges } from '@/lib/client/files/creditor-list';
import { partsOf } from '@/lib/creditor-lists/list-file';
import { DownloadButtons } from './download-buttons';
import { PdfPart } from './pdf-part';

type ChangesFilesProps = { number: number; from: number; total: number };

/** What changed as files; very much of it is several PDFs. */
export function ChangesFiles({ number, from, total }: ChangesFilesProps) {
  const t = useTranslations('creditors.files');
  const language = useLocale();
  const parts = partsOf({ rows: total });
  const [chosen, setPart] = useState(1);
  const part = Math.min(chosen, parts);
  return (
    <section aria-label={t('changes')} className="mb-4 flex flex-wrap items-center gap-2">
      <DownloadButtons
        files={{ xlsx: t('changesXlsx'), pdf: t('changesPdf') }}
        save={(format) =>
          downloadChanges({ number, from, format, language, part: format === 'pdf' ? part : 1 })
        }
      />
      <PdfPart part={part} parts={parts} onChoose={setPart} />
    </section>
  );
}
