'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { downloadTemplate } from '@/lib/client/files/claims-file';
import type { CreditorType } from '@/lib/forms/definitions/field';
import { letterOf } from '@/lib/forms/letter';

const formats = ['csv', 'xlsx'] as const;

/** The template of a form, as CSV and for Excel. */
export function TemplateDownload({ type }: { type: CreditorType }) {
  const t = useTranslations('import.template');
  const form = useTranslations('import.sheet');
  const language = useLocale();
  const [pending, setPending] = useState<'csv' | 'xlsx' | null>(null);

  async function download(format: 'csv' | 'xlsx') {
    setPending(format);
    try {
      await downloadTemplate(type, format, language);
      const description = t('doneText', { type: form('name', { letter: letterOf(type) }) });
      toast({ variant: 'success', title: t('done'), description });
    } catch {
      toast({ variant: 'destructive', title: t('failed'), description: t('failedText') });
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{t('text')}</p>
      <div className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="sm"
            pending={pending === format}
            onClick={() => download(format)}
          >
            <Download aria-hidden="true" />
            {t(format)}
          </Button>
        ))}
      </div>
    </div>
  );
}
