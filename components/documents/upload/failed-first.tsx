'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import type { DocumentUploads } from './use-document-uploads';

/** Asks once before something is sent without files that did not arrive. */
export function useFailedFirst({ failed }: DocumentUploads) {
  const [asked, setAsked] = useState({ count: 0, times: 0 });
  return {
    /** Pass it to FailedFirst. */
    asking: { count: Math.min(asked.count, failed), times: asked.times },
    /** True if all files arrived, or the person was asked about the others. */
    mayGo() {
      if (failed <= asked.count) return true;
      setAsked({ count: failed, times: asked.times + 1 });
      return false;
    },
  };
}

type FailedFirstProps = { asking: { count: number; times: number } };

/** Says before the sending that files did not arrive. Takes the focus. */
export function FailedFirst({ asking: { count, times } }: FailedFirstProps) {
  const t = useTranslations('documents.upload');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [times]);
  return (
    count > 0 && (
      <div ref={box} tabIndex={-1} className="rounded-md">
        <Alert tone="amber" live title={t('failedFirst', { count })}>
          {t('failedFirstText', { count })}
        </Alert>
      </div>
    )
  );
}
