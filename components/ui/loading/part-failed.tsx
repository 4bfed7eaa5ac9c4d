'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type PartFailedProps = {
  onAgain: () => void;
  /** Closes a part that should open over the page; then the message shows over the page. */
  onClose?: (() => void) | undefined;
  /** Says nothing: nobody waits for the part. */
  quiet?: boolean;
};

/** Replaces a part of the page that is missing; loads it on a press, and once the network is back. */
export function PartFailed({ onAgain, onClose, quiet = false }: PartFailedProps) {
  const t = useTranslations('ui.part');
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  if (quiet) return null;
  const notice = (
    <Alert
      tone="amber"
      live
      title={t('failed')}
      className="my-2 text-left"
      actions={
        <>
          <Button variant="secondary" size="sm" onClick={onAgain}>
            {t('again')}
          </Button>
          {onClose && (
            <Button variant="quiet" size="sm" onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </>
      }
    >
      {t('text')}
    </Alert>
  );
  if (!onClose) return notice;
  return <div className="fixed inset-x-0 bottom-0 z-50 mx-auto max-w-md p-4">{notice}</div>;
}
