'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { type ClaimsFile, downloadRejected } from '@/lib/client/files/claims-file';
import { useErrorText } from '@/lib/client/request/use-error-text';
import type { ImportFields } from '@/lib/imports/rows/schema';

/** The rejected rows as a file: to be read, or with numbers in full to be mended and sent again. */
export function RejectedDownload({ sent }: { sent: ClaimsFile }) {
  const t = useTranslations('import.errors');
  const language = useLocale();
  const errorText = useErrorText();
  const [pending, setPending] = useState<ImportFields['numbers'] | null>(null);

  async function download(numbers: ImportFields['numbers']) {
    setPending(numbers);
    try {
      await downloadRejected(sent, { language, numbers });
      toast({ variant: 'success', title: t('done') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: errorText(error) });
    } finally {
      setPending(null);
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('downloadText')}</p>
      <div className="flex flex-wrap gap-2">
        {(['masked', 'full'] as const).map((numbers) => (
          <Button
            key={numbers}
            variant="secondary"
            size="sm"
            pending={pending === numbers}
            disabled={pending !== null && pending !== numbers}
            onClick={() => download(numbers)}
          >
            <Download aria-hidden="true" />
            {t(numbers === 'full' ? 'downloadFull' : 'download')}
          </Button>
        ))}
      </div>
    </div>
  );
}
