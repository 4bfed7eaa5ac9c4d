'use client';

import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadList, type ListFileAsked } from '@/lib/client/files/creditor-list';
import { useErrorText } from '@/lib/client/request/use-error-text';
import { partsOf } from '@/lib/creditor-lists/files/list-file';
import type { PresentedList } from '@/lib/creditor-lists/present';
import type { Language } from '@/lib/i18n/language';
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

const names = Object.keys(files) as (keyof typeof files)[];

/** The list as files; a long one is several PDFs. */
export function ListFiles({ list }: { list: PresentedList }) {
  const t = useTranslations('creditors.files');
  const errorText = useErrorText();
  const parts = partsOf(list);
  const [part, setPart] = useState(1);
  const download = useMutation({
    mutationFn: (name: keyof typeof files) =>
      downloadList({
        number: list.number,
        ...files[name],
        ...(name.startsWith('pdf') && { part }),
      }),
    onError: (error) =>
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) }),
  });
  return (
    <section aria-label={t('title')} className="mt-4 flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <Button
          key={name}
          variant="secondary"
          size="sm"
          pending={download.isPending && download.variables === name}
          disabled={download.isPending}
          onClick={() => download.mutate(name)}
        >
          <Download aria-hidden="true" />
          {t(name)}
        </Button>
      ))}
      <PdfPart part={part} parts={parts} onChoose={setPart} />
    </section>
  );
}
