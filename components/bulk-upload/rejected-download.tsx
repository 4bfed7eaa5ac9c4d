'use client';

import Download from 'lucide-react/icons/download';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type ClaimsFile, downloadRejected } from '@/lib/client/claims-file';
import { useRefusalText } from './use-refusal-text';

/** The rejected rows as a file, to be mended and sent again. */
export function RejectedDownload({ sent }: { sent: ClaimsFile }) {
  const t = useTranslations('import.errors');
  const language = useLocale();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);

  async function download() {
    setPending(true);
    try {
      await downloadRejected(sent, language);
      toast({ variant: 'success', title: t('done') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('failed'), description: refusalText(error) });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p>{t('downloadText')}</p>
      <Button variant="secondary" size="sm" pending={pending} onClick={download}>
        <Download aria-hidden="true" />
        {t('download')}
      </Button>
    </div>
  );
}
