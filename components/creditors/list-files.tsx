'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { downloadList, type ListFileAsked } from '@/lib/client/files/creditor-list';
import { partsOf } from '@/lib/creditor-lists/list-file';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { Language } from '@/lib/i18n/language';
import { DownloadButtons } from './parts/download-buttons';
import { PdfPart } from './parts/pdf-part';

/** The PDF in each language but English, by the name of its button. */
const translated = {
  hi: { pdfHindi: { format: 'pdf', language: 'hi' } },
} as const satisfies Record<Exclude<Language, 'en'>, object>;

const files = {
  xlsx: { format: 'xlsx' },
  csv: { format: 'csv' },
  json: { format: 'json' },
  pdf: { format: 'pdf' },
  ...translated.hi,
} as const satisfies Record<string, Omit<ListFileAsked, 'number'>>;

/** The list as files; a long one is several PDFs. */
export function ListFiles({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.files');
  const parts = partsOf(list);
  const [part, setPart] = useState(1);
  const titles = {
    xlsx: t('xlsx'),
    csv: t('csv'),
    json: t('json'),
    pdf: t('pdf'),
    pdfHindi: t('pdfHindi'),
  } satisfies Record<keyof typeof files, string>;
  return (
    <section aria-label={t('title')} className="mt-4 flex flex-wrap items-center gap-2">
      <DownloadButtons
        files={titles}
        save={(name) =>
          downloadList({
            number: list.number,
            ...files[name],
            ...(files[name].format === 'pdf' && { part }),
          })
        }
      />
      <PdfPart part={part} parts={parts} onChoose={setPart} />
    </section>
  );
}
