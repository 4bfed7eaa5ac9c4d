'use client';

import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast/toast';
import { saveFile } from '@/lib/client/files/files';

type RecoveryCodesProps = { codes: string[]; onDone: () => void };

/** Shown only this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useTranslations('security.codes');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ variant: 'success', title: t('copied') });
    } catch {
      toast({ variant: 'destructive', title: t('copyFailed'), description: t('copyByHand') });
    }
  }

  const save = () =>
    saveFile(new Blob([`${t('fileHead')}\n\n${text}\n`], { type: 'text/plain' }), t('fileName'));

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="text-lg text-peacock-deep outline-none">
        {t('title')}
      </h3>
      <p className="mt-1">{t('text')}</p>
      <ol className="figures mt-4 grid max-w-xl gap-x-8 gap-y-1 rounded-md bg-paper-deep px-4 py-3 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={save}>
          <Download aria-hidden="true" />
          {t('download')}
        </Button>
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden="true" />
          {t('copy')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
      </div>
    </>
  );
}
